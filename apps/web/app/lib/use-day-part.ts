import { useSyncExternalStore } from "react";
import { type DayPart, dayPartNow } from "./day-part.ts";

/** A page that stays open overnight speaks of the morning when somebody looks at it again. */
function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Part of the reader's day. A page that is kept for everybody is rendered as if it were the afternoon. */
export const useDayPart = (): DayPart => useSyncExternalStore(onReturn, dayPartNow, () => "afternoon");
