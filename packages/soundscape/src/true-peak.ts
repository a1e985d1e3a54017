import { at, type Stereo, toDecibels } from "./samples.ts";

/** Four times oversampling, twelve taps per phase: the size BS.1770-4 annex 2 uses. */
const PHASES = 4;
const TAPS = 12;

const KERNEL = Array.from({ length: PHASES }, (_, phase) => {
  const taps = Float32Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - (TAPS / 2 - 1) - phase / PHASES;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (TAPS / 2 + 0.5));
    return distance === 0 ? 1 : (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});

/** The highest level between the samples, in dBTP. */
export function measureTruePeak({ left, right }: Stereo): number {
  // What lies between samples is never twice as high as they are: only the highest blocks need the exact look.
  const highest = Math.max(samplePeak(left, 0, left.length), samplePeak(right, 0, right.length));
  const peaks = blockPeaks({ left, right }, 1024, highest);
  return toDecibels(peaks.reduce((peak, block) => Math.max(peak, block), 0));
}

/** The true peak of every block; where even a doubled sample peak stays below `care`, the sample peak will do. */
export function blockPeaks({ left, right }: Stereo, size: number, care: number): Float32Array {
  const peaks = new Float32Array(Math.ceil(left.length / size));
  for (let block = 0; block < peaks.length; block++) {
    const first = block * size;
    const end = Math.min(left.length, first + size);
    const simple = Math.max(samplePeak(left, first, end), samplePeak(right, first, end));
    const exact = simple * 2 > care && simple > 0;
    peaks[block] = exact ? Math.max(truePeak(left, first, end), truePeak(right, first, end)) : simple;
  }
  return peaks;
}

function samplePeak(samples: Float32Array, first: number, end: number): number {
  let peak = 0;
  for (let i = first; i < end; i++) peak = Math.max(peak, Math.abs(at(samples, i)));
  return peak;
}

function truePeak(samples: Float32Array, first: number, end: number): number {
  let peak = 0;
  const { length } = samples;
  for (let i = first; i < end; i++) {
    for (const taps of KERNEL) {
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap++) {
        const from = i + tap - (TAPS / 2 - 1);
        if (from >= 0 && from < length) sum += at(samples, from) * at(taps, tap);
      }
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return peak;
}
