const MARGIN = 15;

/** Position at which an episode resumes: 0 for a position within the first or the last moments. */
export function resumePoint(seconds: number | undefined, duration: number): number {
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= MARGIN) return 0;
  return Number.isFinite(duration) && duration > 0 && seconds >= duration - MARGIN ? 0 : seconds;
}
