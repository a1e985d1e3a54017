import { useEffect, useState } from "react";
import { MS_A_CHARACTER, type Writing, write } from "./typewriter.ts";

const wantsStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Count of characters on the page while a text is typed out from `from` on. `from` absent, or reduced motion: all of it
 * at once.
 */
export function useTyped(text: string, from: number | undefined): { shown: number; skip(): void } {
  const [isSkipped, setSkipped] = useState(wantsStillness);
  const [writing, setWriting] = useState<Writing>(() => ({
    shown: from ?? text.length,
    at: performance.now(),
  }));
  // The reply was restarted.
  if (writing.shown > text.length) setWriting({ shown: text.length, at: performance.now() });
  const isAtOnce = from === undefined || isSkipped;
  const isDone = isAtOnce || writing.shown >= text.length;

  useEffect(() => {
    if (isDone) return;
    // Text that arrives after a pause is typed from now on: the time in between is not made up for.
    setWriting(({ shown, at }) => ({ shown, at: Math.max(at, performance.now() - MS_A_CHARACTER) }));
    const timer = window.setInterval(() => {
      setWriting((before) => write(before, text, performance.now()));
    }, MS_A_CHARACTER);
    return () => window.clearInterval(timer);
  }, [text, isDone]);

  return { shown: isAtOnce ? text.length : writing.shown, skip: () => setSkipped(true) };
}
