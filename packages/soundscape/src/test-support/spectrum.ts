import { at, SAMPLE_RATE, type Stereo } from "../samples.ts";

export const FRAME = 2048;
const COSINES = Float64Array.from({ length: FRAME / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / FRAME));
const SINES = Float64Array.from({ length: FRAME / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / FRAME));

/** Every other frame is enough for an average. */
const STRIDE = 2 * FRAME;

/** Power in each of the FRAME/2 bins of one windowed frame. */
export function powerSpectrum(samples: Float32Array, start: number): Float64Array {
  const real = new Float64Array(FRAME);
  const imaginary = new Float64Array(FRAME);
  for (let i = 0; i < FRAME; i++) {
    real[i] = at(samples, start + i) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME));
  }
  transform(real, imaginary);
  return Float64Array.from(
    { length: FRAME / 2 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  );
}

/**
 * Where the weight of the sound lies, in hertz, over the whole of it.
 * @public Loaded through Node itself (native.ts).
 */
export function centroid({ left, right }: Stereo): number {
  const mono = left.map((sample, i) => sample + at(right, i));
  let weighted = 0;
  let total = 0;
  for (let start = 0; start + FRAME <= mono.length; start += STRIDE) {
    powerSpectrum(mono, start).forEach((power, bin) => {
      weighted += power * ((bin * SAMPLE_RATE) / FRAME);
      total += power;
    });
  }
  return weighted / total;
}

/**
 * Share of the power above a frequency.
 * @public Loaded through Node itself (native.ts).
 */
export function shareAbove(sound: Stereo, hertz: number): number {
  let above = 0;
  let total = 0;
  for (let start = 0; start + FRAME <= sound.left.length; start += STRIDE) {
    powerSpectrum(sound.left, start).forEach((power, bin) => {
      total += power;
      if ((bin * SAMPLE_RATE) / FRAME > hertz) above += power;
    });
  }
  return above / total;
}

/** Iterative radix-2 Cooley–Tukey, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real, imaginary);
  for (let size = 2; size <= FRAME; size *= 2) {
    for (let start = 0; start < FRAME; start += size) butterfly(real, imaginary, start, size / 2);
  }
}

function butterfly(real: Float64Array, imaginary: Float64Array, start: number, half: number): void {
  for (let i = 0; i < half; i++) {
    const turn = (i * FRAME) / half / 2;
    const [cos, sin] = [COSINES[turn] ?? 0, SINES[turn] ?? 0];
    const [a, b] = [start + i, start + i + half];
    const [br, bi] = [real[b] ?? 0, imaginary[b] ?? 0];
    const tr = br * cos - bi * sin;
    const ti = br * sin + bi * cos;
    const [ar, ai] = [real[a] ?? 0, imaginary[a] ?? 0];
    real[a] = ar + tr;
    imaginary[a] = ai + ti;
    real[b] = ar - tr;
    imaginary[b] = ai - ti;
  }
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 0, j = 0; i < FRAME; i++) {
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
    let bit = FRAME >> 1;
    while (bit > 0 && j & bit) {
      j ^= bit;
      bit >>= 1;
    }
    j |= bit;
  }
}
