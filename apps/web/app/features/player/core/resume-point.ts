const MARGIN = 15;

/** Where an episode goes on: not for a mere beginning, and not for the last moments of one already heard. */
export function resumePoint(seconds: number | undefined, duration: number): number {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= MARGIN) return 0;
  return Number.isFinite(duration) && duration > 0 && seconds >= duration - MARGIN ? 0 : seconds;
}
