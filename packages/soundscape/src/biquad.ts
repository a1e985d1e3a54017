import { at, SAMPLE_RATE, type Stereo, WHISPER } from "./samples.ts";

/** Second-order filters after Robert Bristow-Johnson's cookbook, normalised so that a0 = 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

const FLAT = Math.SQRT1_2;

function prepare(hertz: number, q: number) {
  const angle = (2 * Math.PI * Math.min(hertz, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) };
}

export function lowpass(hertz: number, q = FLAT): Biquad {
  const { cos, alpha } = prepare(hertz, q);
  const a0 = 1 + alpha;
  const b1 = (1 - cos) / a0;
  return { b0: b1 / 2, b1, b2: b1 / 2, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

export function highpass(hertz: number, q = FLAT): Biquad {
  const { cos, alpha } = prepare(hertz, q);
  const a0 = 1 + alpha;
  const b0 = (1 + cos) / (2 * a0);
  return { b0, b1: -2 * b0, b2: b0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

export function bandpass(hertz: number, q: number): Biquad {
  const { cos, alpha } = prepare(hertz, q);
  const a0 = 1 + alpha;
  return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

export function highShelf(hertz: number, decibels: number): Biquad {
  const { cos, alpha } = prepare(hertz, FLAT);
  const gain = 10 ** (decibels / 40);
  const edge = 2 * Math.sqrt(gain) * alpha;
  const a0 = gain + 1 - (gain - 1) * cos + edge;
  return {
    b0: (gain * (gain + 1 + (gain - 1) * cos + edge)) / a0,
    b1: (-2 * gain * (gain - 1 + (gain + 1) * cos)) / a0,
    b2: (gain * (gain + 1 + (gain - 1) * cos - edge)) / a0,
    a1: (2 * (gain - 1 - (gain + 1) * cos)) / a0,
    a2: (gain + 1 - (gain - 1) * cos - edge) / a0,
  };
}

/**
 * Filters in place. The end of the stretch runs through first, unheard, so that the filter enters the first
 * sample in the state in which it leaves the last one.
 */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const { length } = samples;
  const warmUp = Math.min(length, SAMPLE_RATE);
  let s1 = 0;
  let s2 = 0;
  for (let i = length - warmUp; i < length; i++) {
    const x = at(samples, i) + WHISPER;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
  }
  for (let i = 0; i < length; i++) {
    const x = at(samples, i) + WHISPER;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    samples[i] = y;
  }
  return samples;
}

export function filterBoth(pair: Stereo, ...biquads: Biquad[]): Stereo {
  for (const biquad of biquads) {
    filter(pair.left, biquad);
    filter(pair.right, biquad);
  }
  return pair;
}
