import type { Random } from "./random.ts";
import { add, SAMPLE_RATE, type Stereo } from "./samples.ts";
import { silence } from "./stage.ts";

/** One way a body rings: its frequency, its strength, and the seconds until it is 60 dB down. */
export type Mode = { hertz: number; gain: number; decay: number };

export type Strike = {
  modes: Mode[];
  seconds: number;
  /** Seconds from silence to full strength: felt and wood are never instantaneous. */
  attack: number;
  /** Hertz between the two halves of each mode; no cast bowl or bell is perfectly round, so each mode beats. */
  beat: number;
  random: Random;
};

/** A struck body as a sum of decaying pairs; each half leans to one ear, so the beating wanders in the head. */
export function ring({ modes, seconds, attack, beat, random }: Strike): Stereo {
  const sound = silence(Math.ceil(seconds * SAMPLE_RATE));
  for (const mode of modes) {
    if (mode.hertz > 9000) continue;
    const half = (beat * random.between(0.6, 1.4)) / 2;
    const lean = random.between(0.25, 0.5) * (random.next() < 0.5 ? -1 : 1);
    addDecay(sound, { ...mode, hertz: mode.hertz - half }, random.next(), lean * 0.15);
    addDecay(sound, { ...mode, gain: mode.gain * 0.5, hertz: mode.hertz + half }, random.next(), -lean);
  }
  soften(sound, attack);
  return sound;
}

function addDecay(sound: Stereo, mode: Mode, turn: number, lean: number): void {
  const angle = (2 * Math.PI * mode.hertz) / SAMPLE_RATE;
  const shrink = 10 ** (-3 / (mode.decay * SAMPLE_RATE));
  const real = Math.cos(angle) * shrink;
  const imaginary = Math.sin(angle) * shrink;
  let x = mode.gain * Math.cos(turn * 2 * Math.PI);
  let y = mode.gain * Math.sin(turn * 2 * Math.PI);
  const leftGain = 1 - lean;
  const rightGain = 1 + lean;
  // 130 dB down nobody hears it any more.
  const end = Math.min(sound.left.length, Math.ceil(mode.decay * 2.2 * SAMPLE_RATE));
  for (let i = 0; i < end; i++) {
    add(sound.left, i, x * leftGain);
    add(sound.right, i, x * rightGain);
    const next = x * real - y * imaginary;
    y = x * imaginary + y * real;
    x = next;
  }
}

/** Rounds both ends: a rise without a click, and an end where the last decibels would otherwise be cut off. */
export function soften(sound: Stereo, attack: number): void {
  const rise = Math.max(8, Math.round(attack * SAMPLE_RATE));
  const fall = Math.min(sound.left.length, Math.round(0.25 * SAMPLE_RATE));
  for (const samples of [sound.left, sound.right]) {
    const { length } = samples;
    for (let i = 0; i < Math.min(rise, length); i++) {
      samples[i] = (samples[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / rise));
    }
    for (let i = 0; i < fall; i++) {
      samples[length - 1 - i] = (samples[length - 1 - i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / fall));
    }
  }
}
