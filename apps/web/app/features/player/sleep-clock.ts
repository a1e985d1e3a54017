import type { Engine } from "./engine.ts";

const TICK_MS = 200;

/** Lets time pass for the sleep timer, only while one runs. */
export function connectSleepClock(engine: Engine): void {
  let clock: ReturnType<typeof setInterval> | undefined;
  const tick = () => engine.ask({ type: "tick", now: Date.now() });

  engine.subscribe((after, before) => {
    const isRunning = after.sleep?.kind === "moment";
    if (isRunning && !clock) clock = setInterval(tick, TICK_MS);
    if (!isRunning) {
      clearInterval(clock);
      clock = undefined;
    }
    // A phone with its screen off slows timers down, but not the sound.
    if (isRunning && after.currentTime !== before.currentTime) tick();
  });
}
