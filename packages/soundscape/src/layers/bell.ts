import { bandpass, filter, lowpass } from "../biquad.ts";
import { decay, fadeEdges } from "../draw-grain.ts";
import { place, placePair } from "../grains.ts";
import { type Mode, ring } from "../modes.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { everyAbout } from "../schedule.ts";
import type { Stage } from "../stage.ts";

type Bell = LayerOf<"bell">;
type Partial = readonly [ratio: number, gain: number, decay: number];

/** The note named is the strike tone; a great bell hums an octave below it long after everything else is gone. */
const TEMPLE: Partial[] = [
  [0.5, 0.5, 24],
  [1, 1, 18],
  [1.19, 0.45, 10],
  [1.51, 0.28, 8],
  [2, 0.6, 9],
  [2.52, 0.22, 4.5],
  [2.67, 0.16, 4],
  [3.02, 0.14, 3],
  [4.08, 0.1, 2],
  [5.3, 0.05, 1.2],
];

/** A hand bell as used to open a sitting. */
const SMALL: Partial[] = [
  [1, 1, 14],
  [2.0, 0.14, 8],
  [2.76, 0.3, 6],
  [5.4, 0.1, 2],
  [8.1, 0.03, 0.9],
];

/** Free tubes: the partials of a bar with open ends. */
const CHIME: Partial[] = [
  [1, 1, 5],
  [2.756, 0.32, 2.4],
  [5.404, 0.07, 1.1],
];

export function paintBell(stage: Stage, layer: Bell, random: Random): void {
  if (layer.type === "chime") paintChimes(stage, layer, random);
  else paintStrikes(stage, layer, random);
}

function paintStrikes(stage: Stage, layer: Bell, random: Random): void {
  const bells = random.fork(7);
  const strike = layer.type === "small" ? addSmall : addTemple;
  for (const [index, start] of everyAbout(stage, random, layer.every, 0.08).entries()) {
    const hertz = toHertz(layer.notes[index % layer.notes.length] ?? layer.notes[0]);
    // The same bell every time: its partials and beats come from the note, only the arm varies.
    strike(stage, bells.fork(index % layer.notes.length), hertz, start, random.between(0.85, 1));
  }
}

function addTemple(stage: Stage, random: Random, hertz: number, start: number, gain: number): void {
  placePair(
    stage,
    ring({ modes: toModes(TEMPLE, hertz), seconds: 20, attack: 0.03, beat: 0.7, random }),
    start,
    gain,
  );
  // The padded log that strikes it: felt more than heard.
  const log = decay(random.white(Math.ceil(0.4 * SAMPLE_RATE)), 0.05);
  filter(log, bandpass(150, 0.9));
  filter(log, lowpass(420));
  place(stage, fadeEdges(log), { start, gain: gain * 1.1, pan: 0 });
}

function addSmall(stage: Stage, random: Random, hertz: number, start: number, gain: number): void {
  placePair(
    stage,
    ring({ modes: toModes(SMALL, hertz), seconds: 12, attack: 0.016, beat: 1.1, random }),
    start,
    gain,
  );
}

/** The wind plays a handful of tubes, then leaves them alone. */
function paintChimes(stage: Stage, { notes, every }: Bell, random: Random): void {
  for (const gust of everyAbout(stage, random, every, 0.7)) {
    const touches = 2 + Math.floor(random.next() * 5);
    let start = gust;
    for (let i = 0; i < touches; i++) {
      const hertz = toHertz(random.pick(notes)) * random.between(0.998, 1.002);
      const sound = ring({ modes: toModes(CHIME, hertz), seconds: 4.5, attack: 0.008, beat: 0.8, random });
      const fading = Math.sin((Math.PI * (i + 1)) / (touches + 1));
      if (start < stage.length || stage.loops) {
        placePair(stage, sound, start % stage.length, random.between(0.3, 0.8) * fading);
      }
      start += random.betweenRatio(0.12, 0.9) * SAMPLE_RATE;
    }
  }
}

function toModes(partials: Partial[], hertz: number): Mode[] {
  return partials.map(([ratio, gain, seconds]) => ({ hertz: hertz * ratio, gain, decay: seconds }));
}
