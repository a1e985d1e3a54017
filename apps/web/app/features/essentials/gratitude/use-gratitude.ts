import { wallClock } from "@bentrong/format/wall-clock";
import { useEffect, useState } from "react";
import { useSession } from "../../../lib/session/use-session.ts";
import { type GratitudeLines, putLine, removeLine } from "./gratitude-lines.ts";
import { readLines, writeLines } from "./gratitude-store.ts";

const pad = (number: number): string => String(number).padStart(2, "0");

export function getToday(): string {
  const { year, month, day } = wallClock(Date.now(), "device");
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** Lines of the person who is here. Undefined in a document that was not yet read by a browser. */
export function useGratitude() {
  const person = useSession()?.userId;
  const [lines, setLines] = useState<GratitudeLines>();
  useEffect(() => setLines(readLines(person)), [person]);

  /** Another tab may have written meanwhile: what is changed is what is stored. */
  const change = (next: (stored: GratitudeLines) => GratitudeLines): boolean => {
    const changed = next(readLines(person));
    const isKept = writeLines(person, changed);
    if (isKept) setLines(changed);
    return isKept;
  };
  return {
    lines,
    isMember: person !== undefined,
    put: (words: string) => change((stored) => putLine(stored, getToday(), words)),
    remove: (day: string) => change((stored) => removeLine(stored, day)),
    removeAll: () => change(() => []),
  };
}
