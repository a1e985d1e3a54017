import { type Curve, STEP } from "./curve.ts";
import { at, SAMPLE_RATE, type Stereo, WHISPER } from "./samples.ts";

type Mode = "band" | "low";

/**
 * A state-variable filter (Zavalishin's topology-preserving form) whose frequency follows a curve: unlike a
 * biquad it stays calm while it moves.
 */
export function movingFilter(samples: Float32Array, mode: Mode, hertz: Curve, q: number): Float32Array {
  const blocks = Math.ceil(samples.length / STEP);
  const warmUp = Math.min(blocks, Math.ceil(SAMPLE_RATE / 2 / STEP));
  const state = { first: 0, second: 0 };
  for (let block = blocks - warmUp; block < blocks; block++) {
    runBlock(samples, mode, block, at(hertz, block), q, state, false);
  }
  for (let block = 0; block < blocks; block++) {
    runBlock(samples, mode, block, at(hertz, block), q, state, true);
  }
  return samples;
}

export function movingFilterBoth(pair: Stereo, mode: Mode, hertz: Curve, q: number): Stereo {
  movingFilter(pair.left, mode, hertz, q);
  movingFilter(pair.right, mode, hertz, q);
  return pair;
}

function runBlock(
  samples: Float32Array,
  mode: Mode,
  block: number,
  hertz: number,
  q: number,
  state: { first: number; second: number },
  heard: boolean,
): void {
  const g = Math.tan((Math.PI * Math.min(hertz, SAMPLE_RATE * 0.4)) / SAMPLE_RATE);
  const k = 1 / q;
  const a1 = 1 / (1 + g * (g + k));
  const a2 = g * a1;
  const a3 = g * a2;
  const bandGain = mode === "band" ? k : 0;
  const lowGain = mode === "low" ? 1 : 0;
  let { first, second } = state;
  const end = Math.min(samples.length, (block + 1) * STEP);
  for (let i = block * STEP; i < end; i++) {
    const v3 = at(samples, i) + WHISPER - second;
    const v1 = a1 * first + a2 * v3;
    const v2 = second + a2 * first + a3 * v3;
    first = 2 * v1 - first;
    second = 2 * v2 - second;
    if (heard) samples[i] = v1 * bandGain + v2 * lowGain;
  }
  state.first = first;
  state.second = second;
}
