import { hopLoudness, integrate } from "./loudness.ts";
import { add, at, fromDecibels, type Stereo } from "./samples.ts";

/** Of what rises more than this above the loudness of the whole, this share is taken back. */
const HEADROOM = 1.5;
const SHARE = 0.65;

/**
 * A hand on the fader: a strike or a gust that stands far above everything else comes down a little, starting
 * before it arrives, slowly enough not to be heard. Peaks are the limiter's business, not this one's. Taking
 * strikes down makes the rest louder by comparison, which asks for a little more: hence the rounds.
 * Goes round the circle, so a strike at the start of a loop is already prepared for at its end.
 */
export function evenOut(sound: Stereo, rounds: number): void {
  const loudness = Float32Array.from(hopLoudness(sound));
  const cuts = new Float32Array(loudness.length);
  for (let round = 0; round < rounds; round++) {
    const limit = integrate([...loudness]) + HEADROOM;
    const cut = smoothed(loudness.map((lufs) => -SHARE * Math.max(0, lufs - limit)));
    for (let hop = 0; hop < cuts.length; hop++) {
      add(cuts, hop, at(cut, hop));
      add(loudness, hop, at(cut, hop));
    }
  }
  if (cuts.some((cut) => cut < -0.05)) apply(sound, cuts.map(fromDecibels));
}

function apply(sound: Stereo, gains: Float32Array): void {
  const { length } = sound.left;
  for (let i = 0; i < length; i++) {
    const place = (i / length) * gains.length;
    const hop = place | 0;
    const from = at(gains, hop);
    const gain = from + (at(gains, (hop + 1) % gains.length) - from) * (place - hop);
    sound.left[i] = at(sound.left, i) * gain;
    sound.right[i] = at(sound.right, i) * gain;
  }
}

function smoothed(cuts: Float32Array): Float32Array {
  const reach = 3;
  return cuts.map((_, hop) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step++) {
      sum += at(cuts, (((hop + step) % cuts.length) + cuts.length) % cuts.length);
    }
    return sum / (2 * reach + 1);
  });
}
