import type { Biquad } from "./biquad.ts";
import { at, SAMPLE_RATE, type Stereo, WHISPER } from "./samples.ts";

/** ITU-R BS.1770-4: K-weighting, 400 ms blocks every 100 ms, an absolute and a relative gate. */
const HOP = Math.round(SAMPLE_RATE / 10);
const HOPS_PER_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The head: about +4 dB above 1.7 kHz. The standard gives it for 48 kHz; this is its analogue form at our rate. */
function headShelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

const SHELF = headShelf();
const CUT = lowCut();

/** Integrated loudness in LUFS; −Infinity for silence. A stretch shorter than a block counts as one block. */
export function measureLoudness(sound: Stereo): number {
  return integrate(blockEnergies(sound).map(toLoudness));
}

/** One number for many moments: first what is inaudible is left out, then what is far below the rest. */
export function integrate(blocks: number[]): number {
  const audible = blocks.filter((lufs) => lufs > ABSOLUTE_GATE);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = meanLoudness(audible) + RELATIVE_GATE;
  return meanLoudness(audible.filter((lufs) => lufs > gate));
}

/**
 * Momentary loudness (400 ms) every 100 ms.
 * @public The tests load it through Node itself (test-support/native.ts).
 */
export function momentaryLoudness(sound: Stereo): number[] {
  return blockEnergies(sound).map(toLoudness);
}

/** Loudness of the 400 ms around every hop (100 ms), going round the circle. */
export function hopLoudness(sound: Stereo): number[] {
  const { sums, size } = hopEnergies(sound);
  return Array.from(sums, (_, hop) => {
    let sum = 0;
    for (let step = -2; step < 2; step++) sum += sums[(hop + step + 4 * sums.length) % sums.length] ?? 0;
    return toLoudness(sum / (HOPS_PER_BLOCK * size));
  });
}

function blockEnergies(sound: Stereo): number[] {
  const { sums, size } = hopEnergies(sound);
  const span = Math.min(HOPS_PER_BLOCK, sums.length);
  return Array.from({ length: sums.length - span + 1 }, (_, first) => {
    let sum = 0;
    for (let hop = 0; hop < span; hop++) sum += sums[first + hop] ?? 0;
    return sum / (span * size);
  });
}

function hopEnergies({ left, right }: Stereo): { sums: Float64Array; size: number } {
  const size = Math.min(HOP, left.length);
  const sums = new Float64Array(Math.max(1, Math.floor(left.length / HOP)));
  addWeightedEnergy(left, size, sums);
  addWeightedEnergy(right, size, sums);
  return { sums, size };
}

function addWeightedEnergy(samples: Float32Array, size: number, sums: Float64Array): void {
  let [p1, p2, q1, q2] = [0, 0, 0, 0];
  for (let hop = 0; hop < sums.length; hop++) {
    let sum = 0;
    for (let i = hop * size; i < (hop + 1) * size; i++) {
      const x = at(samples, i) + WHISPER;
      const shelved = SHELF.b0 * x + p1;
      p1 = SHELF.b1 * x - SHELF.a1 * shelved + p2;
      p2 = SHELF.b2 * x - SHELF.a2 * shelved;
      const y = CUT.b0 * shelved + q1;
      q1 = CUT.b1 * shelved - CUT.a1 * y + q2;
      q2 = CUT.b2 * shelved - CUT.a2 * y;
      sum += y * y;
    }
    sums[hop] = (sums[hop] ?? 0) + sum;
  }
}

function toLoudness(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

/** Energies are averaged, not decibels. */
function meanLoudness(blocks: number[]): number {
  const sum = blocks.reduce((total, lufs) => total + 10 ** (lufs / 10), 0);
  return 10 * Math.log10(sum / blocks.length);
}
