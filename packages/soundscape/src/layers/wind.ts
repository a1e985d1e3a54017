import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { type Curve, combine, shapeBoth, wander } from "../curve.ts";
import { addTone, decay, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { pinkPair, whitePair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { scattered } from "../schedule.ts";
import { blank, blend, type Stage } from "../stage.ts";

type Wind = LayerOf<"wind">;
type Resonance = { low: number; high: number; q: number; decibels: number };
type Air = { resonances: Resonance[]; rustle: { low: number; high: number; decibels: number } };

const AIR: Record<Wind["color"], Air> = {
  grass: {
    resonances: [
      { low: 140, high: 380, q: 0.7, decibels: -2 },
      { low: 500, high: 1100, q: 1, decibels: -3 },
      { low: 1400, high: 2600, q: 0.9, decibels: -6 },
    ],
    rustle: { low: 1800, high: 5200, decibels: -10 },
  },
  pine: {
    resonances: [
      { low: 160, high: 330, q: 0.8, decibels: -3 },
      { low: 420, high: 820, q: 1.6, decibels: 0 },
      { low: 900, high: 1700, q: 1.4, decibels: -4 },
    ],
    rustle: { low: 1500, high: 3800, decibels: -15 },
  },
  open: {
    resonances: [
      { low: 90, high: 220, q: 0.7, decibels: 0 },
      { low: 240, high: 520, q: 2.2, decibels: -2 },
      { low: 480, high: 900, q: 3.5, decibels: -9 },
    ],
    rustle: { low: 900, high: 2600, decibels: -19 },
  },
  bamboo: {
    resonances: [
      { low: 150, high: 340, q: 0.8, decibels: -3 },
      { low: 380, high: 760, q: 1.8, decibels: -2 },
      { low: 1000, high: 1900, q: 1.2, decibels: -5 },
    ],
    rustle: { low: 1700, high: 4600, decibels: -10 },
  },
};

/** Gusts drive everything: louder wind is also brighter and higher, which is why steady noise never sounds like wind. */
export function paintWind(stage: Stage, { strength, color }: Wind, random: Random): void {
  const { resonances, rustle } = AIR[color];
  const gusts = createGusts(stage, random, strength);
  for (const { low, high, q, decibels } of resonances) {
    const air = pinkPair(stage, random, 0.65);
    const own = wander(stage, random, 0.22);
    const pitch = combine(gusts, own, (gust, turn) => low * (high / low) ** (0.65 * gust + 0.35 * turn));
    movingFilterBoth(air, "band", pitch, q);
    const level = combine(gusts, own, (gust, turn) => gust * (0.65 + 0.35 * turn));
    blend(stage, shapeBoth(filterBoth(air, highpass(60)), level), decibels);
  }
  const leaves = filterBoth(whitePair(stage, random, 0.8), highpass(rustle.low), lowpass(rustle.high));
  const flutter = wander(stage, random, 9, 0.4, 1);
  const rustling = combine(gusts, flutter, (gust, shake) => gust ** 2 * shake);
  blend(stage, shapeBoth(leaves, rustling), rustle.decibels + 4 * strength);
  if (color === "bamboo") addStalks(stage, random, gusts);
}

function createGusts(stage: Stage, random: Random, strength: number): Curve {
  const slow = wander(stage, random, 0.08 + 0.05 * strength);
  const middle = wander(stage, random, 0.2 + 0.12 * strength);
  const quick = wander(stage, random, 1.6);
  const lull = 0.1 + 0.06 * strength;
  const wave = combine(slow, middle, (a, b) => 0.66 * a + 0.34 * b);
  return combine(wave, quick, (a, b) => lull + (1 - lull) * (0.93 * a + 0.07 * b) ** 2.1);
}

/** Stalks touch now and then when the gust is high: hollow, soft, never in rhythm. */
function addStalks(stage: Stage, random: Random, gusts: Curve): void {
  const knocks = blank(stage);
  const bank = Array.from({ length: 8 }, () => knockGrain(random));
  const windy = gusts.map((gust) => gust ** 2);
  for (const start of scattered(stage, random, 1.4, windy)) {
    const grain = bank[Math.floor(random.next() * bank.length)];
    if (!grain) continue;
    const near = Math.exp(random.bell() * 0.6);
    place(knocks, grain, { start, gain: near, pan: random.between(-0.8, 0.8) });
  }
  blend(stage, knocks, -20);
}

function knockGrain(random: Random): Grain {
  const grain = new Float32Array(Math.ceil(0.3 * SAMPLE_RATE));
  const hertz = random.betweenRatio(230, 520);
  addTone(grain, hertz, 0.05, 0.6);
  addTone(grain, hertz * 2.6, 0.022, 0.22);
  const breath = decay(random.white(grain.length), 0.02);
  for (let i = 0; i < grain.length; i++) grain[i] = (grain[i] ?? 0) + 0.02 * (breath[i] ?? 0);
  return fadeEdges(grain);
}
