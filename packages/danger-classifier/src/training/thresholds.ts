// Thresholds by split conformal calibration: a share of new harmless messages, from people like those of the data, lies above a
// threshold with at most the chosen probability.

/** Of harmless messages that are as hard as those of the data (half of each file was written to be mistaken). */
export const HARMLESS_CARDED = 0.02;
export const HARMLESS_ASKED = 0.2;

export interface JudgedScore {
  score: number;
  isDanger: boolean;
}

/** The smallest threshold that at most `share` of new harmless scores exceeds: the ⌈(n + 1)(1 − share)⌉-th of n. */
export function chooseThreshold(harmless: readonly number[], share: number): number {
  const sorted = harmless.toSorted((a, b) => a - b);
  const rank = Math.ceil((sorted.length + 1) * (1 - share));
  return sorted[Math.min(rank, sorted.length) - 1] ?? Number.POSITIVE_INFINITY;
}

export function chooseThresholds(scores: readonly JudgedScore[]): { ask: number; card: number } {
  const harmless = scores.filter(({ isDanger }) => !isDanger).map(({ score }) => score);
  return { ask: chooseThreshold(harmless, HARMLESS_ASKED), card: chooseThreshold(harmless, HARMLESS_CARDED) };
}
