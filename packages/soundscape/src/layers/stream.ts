import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { combine, shapeBoth, wander } from "../curve.ts";
import { addTone, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { bandedPair, brownPair, pinkPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { scattered } from "../schedule.ts";
import { blank, blend, type Stage } from "../stage.ts";

/** Running water is bubbles: each one sings at a pitch set by its size, and a rush of noise carries them. */
export function paintStream(stage: Stage, { flow, size }: LayerOf<"stream">, random: Random): void {
  const centre = 1500 * 0.38 ** size;
  const bed = bandedPair(stage, random, 0.6, centre * 0.35, centre * 2.6);
  blend(stage, shapeBoth(bed, wander(stage, random, 0.3, 0.75, 1)), -9 + 4 * flow);
  for (const [low, high] of [
    [0.4, 0.8],
    [0.9, 1.7],
    [1.8, 3],
  ] as const) {
    addBabble(stage, random, centre * low, centre * high, -6 - 2 * low);
  }
  const depth = filterBoth(brownPair(stage, random, 0.4), lowpass(180 + 120 * size), highpass(50));
  blend(stage, shapeBoth(depth, wander(stage, random, 0.4, 0.6, 1)), -13 + 6 * size);
  addBubbles(stage, random, flow, size);
}

/** A band whose pitch and level tumble several times a second: the talking of the water. */
function addBabble(stage: Stage, random: Random, low: number, high: number, decibels: number): void {
  const water = pinkPair(stage, random, 0.75);
  movingFilterBoth(water, "band", wander(stage, random, 5, low, high), 2.2);
  const talk = combine(
    wander(stage, random, 6),
    wander(stage, random, 0.5),
    (a, b) => 0.2 + 0.8 * a * a * (0.5 + 0.5 * b),
  );
  blend(stage, shapeBoth(water, talk), decibels);
}

function addBubbles(stage: Stage, random: Random, flow: number, size: number): void {
  const bubbles = blank(stage);
  const bank = Array.from({ length: 48 }, () => bubbleGrain(random, size));
  const clusters = combine(
    wander(stage, random, 1.3),
    wander(stage, random, 0.2),
    (a, b) => 0.15 + 0.85 * a * (0.4 + 0.6 * b),
  );
  for (const start of scattered(stage, random, 60 + 150 * flow, clusters)) {
    const grain = bank[Math.floor(random.next() * bank.length)];
    if (!grain) continue;
    const gain = Math.exp(random.bell() * 0.6);
    place(bubbles, grain, {
      start,
      gain,
      pan: random.between(-0.8, 0.8),
      speed: random.betweenRatio(0.8, 1.25),
    });
  }
  blend(stage, bubbles, -1.5);
}

function bubbleGrain(random: Random, size: number): Grain {
  const hertz = random.betweenRatio(620, 2300) * 0.5 ** size;
  // Bigger bubbles are lower and ring longer.
  const seconds = random.between(8, 22) / hertz;
  const grain = new Float32Array(Math.ceil(Math.min(0.25, seconds * 7) * SAMPLE_RATE));
  addTone(grain, hertz, seconds, (0.5 * 900) / (hertz + 500), random.between(0.05, 0.5));
  return fadeEdges(grain);
}
