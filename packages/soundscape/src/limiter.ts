import { at, SAMPLE_RATE, type Stereo } from "./samples.ts";
import { blockPeaks } from "./true-peak.ts";

const BLOCK = 32;
/** Blocks looked ahead and behind: about 5 ms, so that gain moves before a peak and never with a jolt. */
const REACH = 7;
const RELEASE_SECONDS = 0.25;

/**
 * Holds true peaks under the ceiling by turning down ahead of them and recovering slowly. Goes round the circle,
 * so a peak at the start of a loop is already prepared for at its end.
 */
export function limit(sound: Stereo, ceiling: number): Stereo {
  const peaks = blockPeaks(sound, BLOCK, ceiling);
  if (peaks.every((peak) => peak <= ceiling)) return sound;
  const gains = smoothed(released(lowestNearby(peaks.map((peak) => Math.min(1, ceiling / (peak + 1e-9))))));
  for (const samples of [sound.left, sound.right]) {
    for (let i = 0; i < samples.length; i++) {
      const block = Math.floor(i / BLOCK);
      const from = at(gains, block);
      const to = at(gains, (block + 1) % gains.length);
      samples[i] = at(samples, i) * (from + (to - from) * ((i % BLOCK) / BLOCK));
    }
  }
  return sound;
}

function lowestNearby(gains: Float32Array): Float32Array {
  return gains.map((_, block) => {
    let lowest = 1;
    for (let step = -REACH; step <= REACH; step++)
      lowest = Math.min(lowest, at(gains, around(gains, block + step)));
    return lowest;
  });
}

function released(gains: Float32Array): Float32Array {
  const recover = 1 - Math.exp(-BLOCK / (RELEASE_SECONDS * SAMPLE_RATE));
  const result = new Float32Array(gains.length);
  let gain = 1;
  for (let block = -gains.length; block < gains.length; block++) {
    const wanted = at(gains, around(gains, block));
    gain = wanted < gain ? wanted : gain + (wanted - gain) * recover;
    result[around(gains, block)] = gain;
  }
  return result;
}

/** A mean over less than the reach of the minimum above, so it can never exceed what any peak allows. */
function smoothed(gains: Float32Array): Float32Array {
  const reach = REACH - 1;
  return gains.map((_, block) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step++) sum += at(gains, around(gains, block + step));
    return sum / (2 * reach + 1);
  });
}

function around(gains: Float32Array, block: number): number {
  return ((block % gains.length) + gains.length) % gains.length;
}
