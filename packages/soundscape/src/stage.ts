import { mixInto, rms, SAMPLE_RATE, type Stereo } from "./samples.ts";

/** Seconds of breathing in, holding, breathing out, holding. */
export type Pattern = readonly [inward: number, full: number, outward: number, empty: number];

/**
 * What a layer paints on: a stretch of time that is a circle when the recipe loops. Everything periodic is
 * fitted to the circle, tails wrap from its end to its start, and filters are warmed up with its end, so the
 * seam is no place at all: there is nothing to cross-fade.
 */
export type Stage = Stereo & {
  length: number;
  seconds: number;
  loops: boolean;
  /** Seconds before the first strike, so that a fade-in never swallows it. */
  lead: number;
  /** The breath being cued, if any: waves of the same length follow it instead of drifting against it. */
  breath?: Pattern;
};

/**
 * A loop is a whole number of MP3 frames (26 ms each): then the frames after its end would fall exactly on those
 * of its beginning, and the coding noise of the two meets as smoothly as the sound does.
 */
const LOOP_UNIT = 1152;

export function createStage(seconds: number, loops: boolean, lead = 0): Stage {
  const unit = loops ? LOOP_UNIT : 1;
  const length = Math.max(1, Math.round((seconds * SAMPLE_RATE) / unit)) * unit;
  return { ...silence(length), length, seconds: length / SAMPLE_RATE, loops, lead };
}

export function blank(stage: Stage): Stage {
  return { ...stage, ...silence(stage.length) };
}

export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds a part at a stated level whatever its own level was: the balance inside a layer is read off the call. */
export function blend(stage: Stage, part: Stereo, decibels: number): void {
  const level = rms(part);
  if (level > 0) mixInto(stage, part, (10 ** (decibels / 20) * 0.1) / level);
}

/** The nearest frequency with a whole number of cycles in the loop: it ends exactly where it began. */
export function fitted(stage: Stage, hertz: number): number {
  if (!stage.loops) return hertz;
  return Math.max(1, Math.round(hertz * stage.seconds)) / stage.seconds;
}
