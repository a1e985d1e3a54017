import { filterBoth, highpass, highShelf, lowpass } from "./biquad.ts";
import { evenOut } from "./leveller.ts";
import { limit } from "./limiter.ts";
import { measureLoudness } from "./loudness.ts";
import { at, fromDecibels, SAMPLE_RATE, type Stereo, scale } from "./samples.ts";

export const TARGET_LUFS = -18;
/** Lower than the −1.5 dBTP promised: MP3 decoding overshoots what went in. */
export const CEILING = fromDecibels(-3);

/** The last stage, the same for every recipe: tone for tired ears, loudness, and a ceiling. */
export function master(mix: Stereo, fades: { in: number; out: number }): Stereo {
  filterBoth(mix, highpass(30), highShelf(6000, -4), lowpass(10_500));
  fade(mix, fades.in, fades.out);
  if (!Number.isFinite(measureLoudness(mix))) return mix;
  // Once only: more would make the wind duck under every bell. Layers were evened out one by one before.
  evenOut(mix, 1);
  let sound = mix;
  // Limiting takes a little loudness away, so a sparse recipe needs a second and third look.
  for (let look = 0; look < 4; look++) {
    const missing = TARGET_LUFS - measureLoudness(sound);
    if (Math.abs(missing) < 0.1) break;
    sound = limit(scaled(sound, fromDecibels(missing)), CEILING);
  }
  return sound;
}

function scaled({ left, right }: Stereo, gain: number): Stereo {
  scale(left, gain);
  scale(right, gain);
  return { left, right };
}

export function fade({ left, right }: Stereo, rise: number, fall: number): void {
  for (const samples of [left, right]) {
    const up = Math.min(samples.length, Math.round(rise * SAMPLE_RATE));
    const down = Math.min(samples.length, Math.round(fall * SAMPLE_RATE));
    for (let i = 0; i < up; i++) samples[i] = at(samples, i) * Math.sin((Math.PI * i) / (2 * up)) ** 2;
    for (let i = 0; i < down; i++) {
      const end = samples.length - 1 - i;
      samples[end] = at(samples, end) * Math.sin((Math.PI * i) / (2 * down)) ** 2;
    }
  }
}
