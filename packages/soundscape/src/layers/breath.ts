import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { type BreathCycle, breathCycle } from "../breath-cycle.ts";
import { combine, curvePoints, STEP, shapeBoth, wander } from "../curve.ts";
import { placePair } from "../grains.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { pinkPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { add, at, SAMPLE_RATE, type Stereo } from "../samples.ts";
import { blank, blend, type Stage } from "../stage.ts";
import { bowlSound } from "./bowl.ts";

type Breath = LayerOf<"breath">;

/**
 * A cue that can be followed with closed eyes: on the way in pitch, colour and level rise; while holding a thin
 * steady tone stays; on the way out everything falls; with empty lungs there is nothing.
 */
export function paintBreath(stage: Stage, { pattern, tone }: Breath, random: Random): void {
  const cycle = breathCycle(stage, pattern);
  if (tone === "air") {
    addAir(stage, cycle, random, 0);
    addGlide(stage, cycle, random, {
      root: 146.83,
      semitones: 7,
      partials: [1, 0.25, 0.08],
      decibels: -11,
      hold: 0.5,
    });
  } else if (tone === "pad") {
    addGlide(stage, cycle, random, {
      root: 130.81,
      semitones: 7,
      partials: [1, 0.45, 0.26, 0.12, 0.06],
      decibels: 0,
      hold: 0.24,
    });
    addGlide(stage, cycle, random, {
      root: 196,
      semitones: 5,
      partials: [1, 0.3, 0.1],
      decibels: -6,
      hold: 0.24,
    });
    addAir(stage, cycle, random, -15);
  } else {
    addRim(stage, cycle, random);
    addTouches(stage, pattern, cycle.cycles, random);
    addAir(stage, cycle, random, -18);
  }
}

/** Air through the nose on the way in (higher, narrower), through the mouth on the way out (lower, wider). */
function addAir(
  stage: Stage,
  { fullness, inward, outward, held }: BreathCycle,
  random: Random,
  decibels: number,
): void {
  const air = blank(stage);
  const nose = pinkPair(stage, random, 0.45);
  movingFilterBoth(
    nose,
    "band",
    fullness.map((full) => 480 * 3.1 ** full),
    1.5,
  );
  blend(
    air,
    shapeBoth(
      nose,
      combine(inward, held, (a, b) => a + 0.12 * b),
    ),
    0,
  );
  const mouth = pinkPair(stage, random, 0.45);
  movingFilterBoth(
    mouth,
    "band",
    fullness.map((full) => 260 * 2.6 ** full),
    1,
  );
  blend(air, shapeBoth(mouth, outward), 0);
  blend(stage, filterBoth(air, highpass(130), lowpass(4200), lowpass(5200)), decibels);
}

type Glide = { root: number; semitones: number; partials: number[]; decibels: number; hold: number };

/** A soft tone that climbs with the breath; five detuned strands keep it from sounding like a siren. */
function addGlide(stage: Stage, cycle: BreathCycle, random: Random, glide: Glide): void {
  const tone = blank(stage);
  const { fullness, inward, outward, held } = cycle;
  const flow = combine(inward, outward, (a, b) => 0.85 * a + 0.85 * b);
  const level = combine(flow, held, (a, b) => a + glide.hold * b);
  const pitch = fullness.map((full) => 2 ** ((glide.semitones * full) / 12));
  for (let strand = 0; strand < 5; strand++) {
    const detune = 2 ** ((random.between(-1, 1) * 5) / 1200);
    const slow = wander(stage, random, 0.3, 0.6, 1);
    const strandLevel = combine(level, slow, (a, b) => a * b);
    addStrand(tone, pitch, strandLevel, glide.root * detune, glide.partials, (strand - 2) * 0.3, fullness);
  }
  blend(stage, filterBoth(tone, highpass(60)), glide.decibels);
}

function addStrand(
  stage: Stage,
  pitch: Float32Array,
  level: Float32Array,
  root: number,
  partials: number[],
  pan: number,
  fullness: Float32Array,
): void {
  let angle = pan * 2;
  for (let block = 0; block + 1 < curvePoints(stage.length); block++) {
    const hertz = root * at(pitch, block);
    const opening = 0.25 + 0.75 * at(fullness, block);
    const from = at(level, block);
    const slope = (at(level, block + 1) - from) / STEP;
    const end = Math.min(STEP, stage.length - block * STEP);
    for (let i = 0; i < end; i++) {
      const value = (from + slope * i) * harmonics(angle, partials, opening);
      add(stage.left, block * STEP + i, value * (1 - pan));
      add(stage.right, block * STEP + i, value * (1 + pan));
      angle += (2 * Math.PI * hertz) / SAMPLE_RATE;
      if (angle > 2 * Math.PI) angle -= 2 * Math.PI;
    }
  }
}

/** Partials of one angle, each duller than the last: sin((n+1)a) = 2 cos(a) sin(na) − sin((n−1)a) saves the sines. */
function harmonics(angle: number, partials: number[], opening: number): number {
  const turn = 2 * Math.cos(angle);
  let before = 0;
  let now = Math.sin(angle);
  let gain = 1;
  let sum = 0;
  for (const partial of partials) {
    sum += partial * gain * now;
    gain *= opening;
    const next = turn * now - before;
    before = now;
    now = next;
  }
  return sum;
}

/** A bowl sung by its rim: it cannot glide, so higher partials come in with the breath and leave with it. */
function addRim(stage: Stage, { fullness, inward, outward, held }: BreathCycle, random: Random): void {
  const rim = blank(stage);
  const flow = combine(inward, outward, (a, b) => 0.9 * a + 0.9 * b);
  const level = combine(flow, held, (a, b) => a + 0.24 * b);
  const voices = [
    { hertz: 174.61, from: 0, gain: 1 },
    { hertz: 261.63, from: 0.2, gain: 0.9 },
    { hertz: 349.23, from: 0.45, gain: 0.8 },
    { hertz: 523.25, from: 0.65, gain: 0.4 },
  ];
  const still = fullness.map(() => 1);
  for (const [index, { hertz, from, gain }] of voices.entries()) {
    const lean = index % 2 ? 0.5 : -0.5;
    for (const side of [-1, 1]) {
      // Unequal halves: the hold must shimmer, not come and go.
      const share = side < 0 ? gain : gain * 0.35;
      const rising = combine(level, fullness, (a, full) => share * a * rampFrom(from, full));
      addStrand(
        rim,
        still,
        rising,
        hertz + side * random.between(0.25, 0.45),
        [1],
        side < 0 ? -lean * 0.2 : lean,
        fullness,
      );
    }
  }
  blend(stage, rim, 0);
}

function rampFrom(start: number, full: number): number {
  // The lowest voice makes room: the whole must sound higher when it is fuller, not only louder.
  if (start === 0) return 1 - 0.45 * full;
  const part = Math.min(1, Math.max(0, (full - start) / (1 - start)));
  return part * part * (3 - 2 * part);
}

/** A light touch marks each turn: higher when breathing in begins, lower when breathing out does. */
function addTouches(stage: Stage, pattern: Breath["pattern"], cycles: number, random: Random): void {
  const [inward, full, outward, empty] = pattern;
  const length = inward + full + outward + empty;
  const high = touch(random, 523.25);
  const low = touch(random, 349.23);
  const touches = blank(stage);
  for (let cycle = 0; cycle < cycles; cycle++) {
    placePair(touches, high, cycle * length * SAMPLE_RATE, 0.8);
    placePair(touches, low, (cycle * length + inward + full) * SAMPLE_RATE, 1);
  }
  blend(stage, touches, -10);
}

function touch(random: Random, hertz: number): Stereo {
  return bowlSound(random, hertz, "soft", 0.22);
}
