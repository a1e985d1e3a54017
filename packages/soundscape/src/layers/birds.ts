import { filter, lowpass } from "../biquad.ts";
import { shapeBoth, wander } from "../curve.ts";
import { type Grain, place } from "../grains.ts";
import { bandedPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { add, SAMPLE_RATE } from "../samples.ts";
import { blank, blend, type Stage } from "../stage.ts";

type Birds = LayerOf<"birds">;

/** One note of a song: where the whistle starts, bends and ends, in hertz, and how it trembles. */
type Note = {
  at: number;
  seconds: number;
  from: number;
  through: number;
  to: number;
  trill: number;
  gain: number;
};
type Singer = { motif: Note[]; pan: number; distance: number };

/** A few singers with a motif each; they answer, vary, and mostly keep quiet. */
export function paintBirds(stage: Stage, { density, register }: Birds, random: Random): void {
  const count = 2 + Math.round(3 * density);
  const singers = Array.from({ length: count }, (_, index) =>
    aSinger(random.fork(index), register, index % 2 ? 1 : -1),
  );
  const phrases = Math.max(2, Math.round((stage.seconds / 60) * (5 + 22 * density)));
  const slot = stage.seconds / phrases;
  const song = blank(stage);
  for (let i = 0; i < phrases; i++) {
    const singer = singers[Math.floor(random.next() * count)];
    if (!singer) continue;
    const start = Math.min(stage.seconds - 0.05, (i + random.between(0.05, 0.95)) * slot) * SAMPLE_RATE;
    sing(song, random, singer, start);
  }
  blend(stage, song, 0);
  // Between two calls one hears the open air, not nothing.
  const air = bandedPair(stage, random, 0.5, 90, 800);
  blend(stage, shapeBoth(air, wander(stage, random, 0.1, 0.5, 1)), -15);
}

function sing(stage: Stage, random: Random, { motif, pan, distance }: Singer, start: number): void {
  const repeats = random.next() < 0.35 ? 2 : 1;
  const last = motif.at(-1);
  const length = last ? last.at + last.seconds : 0;
  for (let i = 0; i < repeats; i++) {
    const gain = (1 - 0.65 * distance) * random.between(0.6, 1);
    const speed = random.between(0.97, 1.03);
    const when = start + i * (length + 0.5) * SAMPLE_RATE;
    if (when < stage.length) place(stage, phraseGrain(motif, distance), { start: when, gain, pan, speed });
  }
}

function aSinger(random: Random, register: Birds["register"], side: number): Singer {
  const motif = register === "low" ? doveMotif(random) : warblerMotif(random);
  return { motif, pan: side * random.between(0.1, 0.65), distance: random.next() };
}

/** Coos of a dove or the falling "bìm bịp" of a coucal: round, low, unhurried. */
function doveMotif(random: Random): Note[] {
  const pitch = random.betweenRatio(390, 640);
  const count = 2 + Math.floor(random.next() * 3);
  const falling = random.next() < 0.4 ? 0.955 : 1;
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const seconds = random.between(0.22, index === 1 ? 0.65 : 0.38);
    const base = pitch * falling ** index;
    const note = {
      at,
      seconds,
      from: base * 0.94,
      through: base * 1.03,
      to: base * 0.95,
      trill: 0,
      gain: index === 0 ? 0.7 : 1,
    };
    at += seconds + random.between(0.12, 0.3);
    return note;
  });
}

function warblerMotif(random: Random): Note[] {
  const pitch = random.betweenRatio(1700, 2700);
  const count = 2 + Math.floor(random.next() * 4);
  let at = 0;
  return Array.from({ length: count }, () => {
    const seconds = random.between(0.09, 0.3);
    const base = pitch * random.pick([0.84, 0.94, 1, 1.12, 1.26]);
    const note = {
      at,
      seconds,
      from: base * random.between(0.88, 1.12),
      through: base * random.between(0.95, 1.1),
      to: base * random.between(0.85, 1.1),
      trill: random.next() < 0.25 ? random.between(18, 28) : 0,
      gain: random.between(0.5, 1),
    };
    at += seconds + random.between(0.04, 0.16);
    return note;
  });
}

function phraseGrain(motif: Note[], distance: number): Grain {
  const last = motif.at(-1);
  const grain = new Float32Array(Math.ceil(((last ? last.at + last.seconds : 0) + 0.05) * SAMPLE_RATE));
  for (const note of motif) whistle(grain, note);
  return filter(grain, lowpass(4600 - 2200 * distance));
}

function whistle(grain: Grain, { at, seconds, from, through, to, trill, gain }: Note): void {
  const length = Math.floor(seconds * SAMPLE_RATE);
  const start = Math.floor(at * SAMPLE_RATE);
  let angle = 0;
  for (let i = 0; i < length; i++) {
    const x = i / length;
    const glide = from * (1 - x) ** 2 + 2 * through * x * (1 - x) + to * x ** 2;
    const tremble = trill ? Math.sin(2 * Math.PI * trill * seconds * x) : 0;
    angle += (2 * Math.PI * glide * (1 + 0.025 * tremble)) / SAMPLE_RATE;
    const envelope = Math.sin(Math.PI * x ** 0.8) ** 1.4 * (1 - 0.25 * Math.abs(tremble));
    add(
      grain,
      start + i,
      gain * envelope * (Math.sin(angle) + 0.09 * Math.sin(2 * angle) + 0.03 * Math.sin(3 * angle)),
    );
  }
}
