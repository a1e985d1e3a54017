export const SAMPLE_RATE = 44_100;

export type Stereo = { left: Float32Array; right: Float32Array };

/**
 * Reads one sample. Every loop in this package runs over indices it has just bounded, so the value is there;
 * saying so once here keeps `?? 0` out of the inner loops, where a silent default would hide a wrong index.
 */
export function at(samples: Float32Array, index: number): number {
  // The cast holds because of the bound above; a wrong index shows up as NaN, which the tests look for.
  return samples[index] as number;
}

export function add(samples: Float32Array, index: number, value: number): void {
  samples[index] = at(samples, index) + value;
}

/**
 * Added (at −400 dB) to what enters a filter: in digital silence its memory would otherwise fade into numbers so
 * small that processors compute them a hundred times more slowly.
 */
export const WHISPER = 1e-20;

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(Math.max(amplitude, 1e-10));
}

export function rms({ left, right }: Stereo): number {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += at(left, i) ** 2 + at(right, i) ** 2;
  return Math.sqrt(sum / (2 * Math.max(1, left.length)));
}

export function scale(samples: Float32Array, gain: number): Float32Array {
  for (let i = 0; i < samples.length; i++) samples[i] = at(samples, i) * gain;
  return samples;
}

export function mixInto(target: Stereo, source: Stereo, gain: number): void {
  for (let i = 0; i < target.left.length; i++) {
    add(target.left, i, at(source.left, i) * gain);
    add(target.right, i, at(source.right, i) * gain);
  }
}
