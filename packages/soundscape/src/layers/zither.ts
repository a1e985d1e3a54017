import { bandpass, filter, highpass, lowpass } from "../biquad.ts";
import { fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { add, at, SAMPLE_RATE } from "../samples.ts";
import { everyAbout } from "../schedule.ts";
import type { Stage } from "../stage.ts";

type Pluck = { hertz: number; seconds: number; soft: number; vibrato: number; random: Random };

/** Short phrases on the given scale, mostly by step, with the pressed, trembling notes (nhấn, rung) of a đàn tranh. */
export function paintZither(stage: Stage, { scale, every }: LayerOf<"zither">, random: Random): void {
  let degree = Math.floor(scale.length / 2);
  for (const start of everyAbout(stage, random, every, 0.45)) {
    let when = start;
    for (let left = phraseLength(random); left > 0; left--) {
      degree = Math.min(scale.length - 1, Math.max(0, degree + random.pick([-2, -1, -1, 1, 1, 2])));
      pluckNote(stage, random, toHertz(scale[degree] ?? scale[0]), when, random.between(0.5, 0.95));
      when += random.pick([0.28, 0.42, 0.56]) * random.between(0.92, 1.1) * SAMPLE_RATE;
    }
  }
}

function phraseLength(random: Random): number {
  return random.pick([1, 1, 1, 2, 2, 3, 3]);
}

function pluckNote(stage: Stage, random: Random, hertz: number, when: number, gain: number): void {
  if (when >= stage.length && !stage.loops) return;
  const vibrato = random.next() < 0.45 ? random.between(0.0025, 0.006) : 0;
  const grain = pluckGrain({ hertz, seconds: 4.2, soft: random.between(0.3, 0.7), vibrato, random });
  // Low strings lie to the left of the player, high ones to the right.
  const pan = Math.max(-0.6, Math.min(0.6, Math.log2(hertz / 392) * 0.45));
  place(stage, grain, { start: when % stage.length, gain, pan });
}

/** Karplus–Strong: a soft burst goes round a delay as long as the string, losing its edge on every turn. */
export function pluckGrain({ hertz, seconds, soft, vibrato, random }: Pluck): Grain {
  const grain = excitation(random, hertz, seconds, soft);
  const damping = 0.5 - 0.12 * (1 - soft);
  const keep = 10 ** (-3 / (hertz * (2.2 + 2.6 * Math.sqrt(220 / hertz))));
  let smoothed = 0;
  for (let i = 0; i < grain.length; i++) {
    const past = i / SAMPLE_RATE;
    const onset = Math.min(1, Math.max(0, (past - 0.18) / 0.4));
    const bend = 1 + vibrato * onset * Math.sin(2 * Math.PI * 5.2 * past);
    // The loop filter below delays by about `damping` samples itself.
    const delay = SAMPLE_RATE / (hertz * bend) - damping;
    const from = i - delay;
    if (from < 1) continue;
    const whole = from | 0;
    const value = at(grain, whole) + (at(grain, whole + 1) - at(grain, whole)) * (from - whole);
    const turned = value * (1 - damping) + smoothed * damping;
    smoothed = value;
    add(grain, i, keep * turned);
  }
  return finish(grain, hertz);
}

function excitation(random: Random, hertz: number, seconds: number, soft: number): Grain {
  const grain = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  const period = SAMPLE_RATE / hertz;
  const burst = random.white(Math.ceil(period) + 64);
  filter(burst, lowpass(2600 - 1500 * soft));
  const length = Math.ceil(period);
  // Plucking at a seventh of the string silences its seventh partial and keeps the tone warm.
  const offset = Math.round(period / 7);
  for (let i = 0; i < length; i++) {
    const window = Math.sin((Math.PI * (i + 0.5)) / length);
    add(grain, i, at(burst, i) * window);
    add(grain, i + offset, -0.9 * at(burst, i) * window);
  }
  return grain;
}

function finish(grain: Grain, hertz: number): Grain {
  const body = filter(grain.slice(), bandpass(310, 1.2));
  let energy = 0;
  for (let i = 0; i < grain.length; i++) {
    add(grain, i, 0.7 * at(body, i));
    if (i < SAMPLE_RATE / 2) energy += at(grain, i) ** 2;
  }
  filter(grain, highpass(Math.min(120, hertz * 0.6)));
  // A random burst has a random strength: every pluck is brought to the same one.
  const gain = 30 / Math.sqrt(energy + 1e-9);
  for (let i = 0; i < grain.length; i++) grain[i] = at(grain, i) * gain;
  fadeEdges(grain);
  // The flesh of a finger, not a plectrum.
  const touch = Math.round(0.007 * SAMPLE_RATE);
  for (let i = 0; i < touch; i++) grain[i] = at(grain, i) * Math.sin((Math.PI * i) / (2 * touch)) ** 2;
  return grain;
}
