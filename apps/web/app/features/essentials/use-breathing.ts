import { useCallback, useEffect, useRef, useState } from "react";
import { breathsIn, type Moment, momentAt, type Pattern } from "./breath.ts";
import { useScreenAwake } from "./use-screen-awake.ts";

export type Breathing =
  | { state: "idle" }
  | { state: "running"; moment: Moment }
  | { state: "done"; breaths: number };

// Often enough for the countdown, rare enough for an old phone.
const TICK = 200;

export function useBreathing(pattern: Pattern, minutes: number) {
  const [breathing, setBreathing] = useState<Breathing>({ state: "idle" });
  const started = useRef(0);
  const running = breathing.state === "running";
  useScreenAwake(running);

  useEffect(() => {
    if (!running) return;
    const goal = breathsIn(pattern, minutes);
    const timer = window.setInterval(() => {
      const moment = momentAt(pattern, performance.now() - started.current);
      setBreathing(moment.breaths >= goal ? { state: "done", breaths: goal } : { state: "running", moment });
    }, TICK);
    return () => window.clearInterval(timer);
  }, [running, pattern, minutes]);

  const start = useCallback(() => {
    started.current = performance.now();
    setBreathing({ state: "running", moment: momentAt(pattern, 0) });
  }, [pattern]);
  const stop = useCallback(() => setBreathing({ state: "idle" }), []);
  return { breathing, start, stop };
}
