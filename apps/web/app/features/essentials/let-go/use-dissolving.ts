import { useCallback, useEffect, useState } from "react";
import { getStep, splitLines } from "./lines.ts";

/** Milliseconds that the last line takes to fade; `let-go.css` has the same. */
const FADE_MS = 1_600;

interface Line {
  at: number;
  words: string;
}

export type Dissolving =
  | { state: "writing" }
  | { state: "going"; lines: readonly Line[]; gone: number }
  | { state: "gone" };

const WRITING: Dissolving = { state: "writing" };
const GONE: Dissolving = { state: "gone" };

/** One line more fades, and after the last one nothing is left, here or in memory. */
const goOn = (now: Dissolving): Dissolving => {
  if (now.state !== "going") return now;
  return now.gone < now.lines.length ? { ...now, gone: now.gone + 1 } : GONE;
};

export function useDissolving() {
  const [dissolving, setDissolving] = useState<Dissolving>(WRITING);
  const lines = dissolving.state === "going" ? dissolving.lines.length : 0;
  const isLast = dissolving.state === "going" && dissolving.gone === lines;

  useEffect(() => {
    if (lines === 0) return;
    const timer = window.setInterval(() => setDissolving(goOn), isLast ? FADE_MS : getStep(lines));
    return () => window.clearInterval(timer);
  }, [lines, isLast]);

  const begin = useCallback(
    (text: string) =>
      setDissolving({ state: "going", lines: splitLines(text).map((words, at) => ({ at, words })), gone: 0 }),
    [],
  );
  const finish = useCallback(() => setDissolving(GONE), []);
  const write = useCallback(() => setDissolving(WRITING), []);
  return { dissolving, begin, finish, write };
}
