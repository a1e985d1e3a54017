// A body scan as arithmetic: the sentence shown after so many milliseconds.

/** From the ground up, and at last the whole of it. */
export const PARTS = [
  "arrive",
  "feet",
  "legs",
  "belly",
  "back",
  "chest",
  "hands",
  "shoulders",
  "neck",
  "jaw",
  "eyes",
  "whole",
] as const;
export type Part = (typeof PARTS)[number];

export const SCAN_MINUTES = [3, 5, 10, 15] as const;
export type ScanMinutes = (typeof SCAN_MINUTES)[number];

/** Sentences for each part: a short scan names it, a long one stays with it. */
const LINES: Readonly<Record<ScanMinutes, 1 | 2 | 3>> = { 3: 1, 5: 1, 10: 2, 15: 3 };

export interface ScanMoment {
  part: Part;
  /** Number of the part, from 0. */
  at: number;
  /** Number of the sentence within the part. */
  line: 0 | 1 | 2;
}

export const getPartSeconds = (minutes: ScanMinutes): number => (minutes * 60) / PARTS.length;

/** Undefined when the scan is over. */
export function getScanMoment(minutes: ScanMinutes, elapsedMs: number): ScanMoment | undefined {
  const length = getPartSeconds(minutes) * 1000;
  const at = Math.floor(Math.max(0, elapsedMs) / length);
  const part = PARTS[at];
  if (part === undefined) return undefined;
  const share = (Math.max(0, elapsedMs) - at * length) / length;
  const line = Math.min(LINES[minutes] - 1, Math.floor(share * LINES[minutes]));
  return { part, at, line: line as 0 | 1 | 2 };
}

/** Seconds from now until each bell: one where a part begins but for the first, and one at the end. */
export function listBellTimes(minutes: ScanMinutes, elapsedMs: number): number[] {
  const length = getPartSeconds(minutes);
  return PARTS.map((_, at) => (at + 1) * length - elapsedMs / 1000).filter((after) => after > 0);
}
