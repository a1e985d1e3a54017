import { SAMPLE_RATE, type Stereo } from "../samples.ts";

/** A sine in both ears, of a stated amplitude in dBFS. */
export function tone(hertz: number, seconds: number, decibels: number, phase = 0): Stereo {
  const amplitude = 10 ** (decibels / 20);
  const left = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < left.length; i++) {
    left[i] = amplitude * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase);
  }
  return { left, right: left.slice() };
}

export function inSequence(...parts: Stereo[]): Stereo {
  const length = parts.reduce((sum, part) => sum + part.left.length, 0);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  let start = 0;
  for (const part of parts) {
    left.set(part.left, start);
    right.set(part.right, start);
    start += part.left.length;
  }
  return { left, right };
}
