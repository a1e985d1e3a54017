import { bandpass, filter, filterBoth, highpass, lowpass } from "../biquad.ts";
import { combine, shapeBoth, wander } from "../curve.ts";
import { addTone, decay, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { bandedPair, brownPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { scattered } from "../schedule.ts";
import { blank, blend, type Stage } from "../stage.ts";

/** Flames flutter low, gas breathes in the middle, and wood cracks in little bursts. */
export function paintFire(stage: Stage, { crackle }: LayerOf<"fire">, random: Random): void {
  const flames = wander(stage, random, 0.25, 0.55, 1);
  const flutter = combine(flames, wander(stage, random, 6), (a, b) => a * (0.45 + 0.55 * b));
  const low = filterBoth(brownPair(stage, random, 0.4), lowpass(340), highpass(50));
  blend(stage, shapeBoth(low, flutter), -2);
  blend(stage, shapeBoth(bandedPair(stage, random, 0.6, 350, 1900), flutter), -9);
  blend(stage, shapeBoth(bandedPair(stage, random, 0.8, 1800, 4200), flames), -21);

  const mood = combine(
    wander(stage, random, 0.9),
    wander(stage, random, 0.15),
    (a, b) => 0.06 + 0.94 * a ** 2 * b,
  );
  addCracks(stage, random, snapGrain, 10 + 50 * crackle, mood, -17 + 5 * crackle);
  addCracks(stage, random, popGrain, 0.4 + 1.6 * crackle, mood, -19 + 3 * crackle);
}

function addCracks(
  stage: Stage,
  random: Random,
  draw: (random: Random) => Grain,
  perSecond: number,
  mood: Float32Array,
  decibels: number,
): void {
  const cracks = blank(stage);
  const bank = Array.from({ length: 32 }, () => draw(random));
  for (const start of scattered(stage, random, perSecond, mood)) {
    const grain = bank[Math.floor(random.next() * bank.length)];
    if (!grain) continue;
    const gain = Math.exp(random.bell() * 0.5);
    place(cracks, grain, {
      start,
      gain,
      pan: random.between(-0.55, 0.55),
      speed: random.betweenRatio(0.75, 1.3),
    });
  }
  blend(stage, cracks, decibels);
}

function snapGrain(random: Random): Grain {
  const grain = decay(random.white(Math.ceil(0.05 * SAMPLE_RATE)), random.betweenRatio(0.0012, 0.006));
  filter(grain, bandpass(random.betweenRatio(700, 3000), random.between(0.7, 1.6)));
  filter(grain, lowpass(4500));
  return fadeEdges(grain);
}

function popGrain(random: Random): Grain {
  const grain = decay(random.white(Math.ceil(0.14 * SAMPLE_RATE)), 0.012);
  filter(grain, bandpass(random.betweenRatio(350, 900), 1.2));
  addTone(grain, random.betweenRatio(160, 380), 0.022, 0.25);
  return fadeEdges(grain);
}
