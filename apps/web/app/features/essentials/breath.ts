// A breathing exercise as arithmetic: the breath and its phase after so many milliseconds.

export type Phase = "in" | "hold" | "out" | "rest";

export type PatternId = "soft" | "square" | "sleep";

/** Seconds of breathing in, holding, breathing out, resting empty. */
export type Pattern = Readonly<Record<Phase, number>>;

export const PATTERNS: Readonly<Record<PatternId, Pattern>> = {
  soft: { in: 4, hold: 0, out: 6, rest: 0 },
  square: { in: 4, hold: 4, out: 4, rest: 4 },
  sleep: { in: 4, hold: 7, out: 8, rest: 0 },
};

export const MINUTES = [1, 3, 5] as const;

const ORDER: readonly Phase[] = ["in", "hold", "out", "rest"];

export const breathSeconds = (pattern: Pattern): number =>
  ORDER.reduce((sum, phase) => sum + pattern[phase], 0);

export interface Moment {
  phase: Phase;
  /** Whole seconds left in the phase, counting down to 1. */
  left: number;
  /** Breaths that are complete. */
  breaths: number;
  /** Milliseconds until the phase changes. */
  untilNext: number;
}

export function momentAt(pattern: Pattern, elapsed: number): Moment {
  const breath = breathSeconds(pattern) * 1000;
  let into = elapsed % breath;
  const breaths = Math.floor(elapsed / breath);
  for (const phase of ORDER) {
    const length = pattern[phase] * 1000;
    if (into < length) {
      const untilNext = length - into;
      return { phase, left: Math.ceil(untilNext / 1000), breaths, untilNext };
    }
    into -= length;
  }
  // Reached only by rounding; the next breath has begun.
  return { phase: "in", left: pattern.in, breaths, untilNext: pattern.in * 1000 };
}

/** Whole breaths that fit best into so many minutes: an exercise never ends in the middle of one. */
export const breathsIn = (pattern: Pattern, minutes: number): number =>
  Math.max(1, Math.round((minutes * 60) / breathSeconds(pattern)));
