import type { Random } from "./random.ts";

/** Smooth noise in about [-1, 1] along one line. */
export type Noise = (x: number) => number;

interface Octaves {
  readonly octaves: number;
  /** Share of the height that the next finer octave keeps: 0.3 is a meadow, 0.55 is rock. */
  readonly gain: number;
}

const SIZE = 256;

/** Gradient noise: a slope at every whole number, eased in between. */
export function createNoise(random: Random): Noise {
  const slopes = Array.from({ length: SIZE }, () => random.between(-1, 1));
  const slope = (i: number) => slopes[((i % SIZE) + SIZE) % SIZE] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const ease = f * f * f * (f * (f * 6 - 15) + 10);
    const left = slope(i) * f;
    const right = slope(i + 1) * (f - 1);
    return (left + (right - left) * ease) * 2.4;
  };
}

/** Several octaves; the odd offsets keep their zeros from falling together. */
export const fractal =
  (noise: Noise, { octaves, gain }: Octaves): Noise =>
  (x) => {
    let sum = 0;
    let height = 1;
    let total = 0;
    for (let i = 0; i < octaves; i++) {
      sum += height * noise(x * 2 ** i + i * 17.31);
      total += height;
      height *= gain;
    }
    return sum / total ** 0.7;
  };

/** Folded noise: sharp crests and wide valleys, as in rock. In about [-1, 1]. */
export const crested =
  (noise: Noise, options: Octaves): Noise =>
  (x) => {
    const folded = (i: number) => 1 - 2 * Math.abs(noise(x * 2 ** i + i * 9.7));
    let sum = folded(0);
    let height = 1;
    for (let i = 1; i < options.octaves; i++) {
      height *= options.gain;
      sum += height * folded(i) * 0.8;
    }
    return sum / 1.4;
  };
