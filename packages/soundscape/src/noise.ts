import { filter, highpass, lowpass } from "./biquad.ts";
import type { Random } from "./random.ts";
import { at, SAMPLE_RATE, type Stereo } from "./samples.ts";
import type { Stage } from "./stage.ts";

/** White noise in two ears; width 0 is mono, 1 two unrelated ears. Some common part keeps mono playback whole. */
export function whitePair(stage: Stage, random: Random, width: number): Stereo {
  const left = random.white(stage.length);
  const right = random.white(stage.length);
  const middle = random.white(stage.length);
  const common = Math.sqrt(1 - width);
  const own = Math.sqrt(width);
  for (let i = 0; i < stage.length; i++) {
    const shared = common * at(middle, i);
    left[i] = own * at(left, i) + shared;
    right[i] = own * at(right, i) + shared;
  }
  return { left, right };
}

export function pinkPair(stage: Stage, random: Random, width: number): Stereo {
  const pair = whitePair(stage, random, width);
  pink(pair.left);
  pink(pair.right);
  return pair;
}

export function brownPair(stage: Stage, random: Random, width: number): Stereo {
  const pair = whitePair(stage, random, width);
  for (const samples of [pair.left, pair.right]) {
    // A first-order slope above 40 Hz: brown where it is heard, without the drift of a true random walk.
    filter(samples, onePole(40));
    filter(samples, highpass(28));
  }
  return pair;
}

function onePole(hertz: number) {
  const keep = Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  return { b0: 1 - keep, b1: 0, b2: 0, a1: -keep, a2: 0 };
}

/** Paul Kellet's economical approximation of −3 dB per octave, within half a decibel above 20 Hz. */
function pink(samples: Float32Array): void {
  const { length } = samples;
  const warmUp = Math.min(length, SAMPLE_RATE);
  let slow = 0;
  let middle = 0;
  let fast = 0;
  for (let step = -warmUp; step < length; step++) {
    const white = at(samples, step < 0 ? length + step : step);
    slow = 0.99765 * slow + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    fast = 0.57 * fast + white * 1.0526913;
    if (step >= 0) samples[step] = (slow + middle + fast + white * 0.1848) * 0.2;
  }
}

/** Noise kept between two frequencies, the commonest ingredient of weather. */
export function bandedPair(stage: Stage, random: Random, width: number, low: number, high: number): Stereo {
  const pair = pinkPair(stage, random, width);
  for (const samples of [pair.left, pair.right]) {
    filter(samples, highpass(low));
    filter(samples, lowpass(high));
  }
  return pair;
}
