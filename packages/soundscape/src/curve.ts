import type { Random } from "./random.ts";
import { at, SAMPLE_RATE, type Stereo } from "./samples.ts";
import type { Stage } from "./stage.ts";

/** Slow controls are kept every STEP samples (1.45 ms) and read with interpolation. */
export const STEP = 64;

export type Curve = Float32Array;

export function curvePoints(length: number): number {
  return Math.ceil(length / STEP) + 1;
}

export function curveFrom(stage: Stage, value: (seconds: number) => number): Curve {
  const curve = new Float32Array(curvePoints(stage.length));
  for (let point = 0; point < curve.length; point++) {
    curve[point] = value(((point * STEP) % stage.length) / SAMPLE_RATE);
  }
  return curve;
}

/** A smooth random movement of about `rate` turns per second that closes on itself over the stage. */
export function wander(stage: Stage, random: Random, rate: number, low = 0, high = 1): Curve {
  const count = Math.max(3, Math.round(rate * stage.seconds));
  const knots = random.white(count);
  const curve = new Float32Array(curvePoints(stage.length));
  for (let point = 0; point < curve.length; point++) {
    const place = (((point * STEP) % stage.length) / stage.length) * count;
    const knot = Math.floor(place);
    const turn = place - knot;
    const bend = turn * turn * (3 - 2 * turn);
    const from = at(knots, knot % count);
    const value = from + (at(knots, (knot + 1) % count) - from) * bend;
    curve[point] = low + (high - low) * (0.5 + 0.5 * value);
  }
  return curve;
}

export function valueAt(curve: Curve, sample: number): number {
  const point = sample >> 6;
  const from = at(curve, point);
  return from + (at(curve, point + 1) - from) * ((sample & 63) / STEP);
}

export function combine(a: Curve, b: Curve, of: (a: number, b: number) => number): Curve {
  return a.map((value, point) => of(value, at(b, point)));
}

export function shape(samples: Float32Array, level: Curve): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i] = at(samples, i) * valueAt(level, i);
  return samples;
}

export function shapeBoth(pair: Stereo, level: Curve): Stereo {
  shape(pair.left, level);
  shape(pair.right, level);
  return pair;
}
