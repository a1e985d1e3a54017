import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { shapeBoth, wander } from "../curve.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { brownPair, pinkPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { blend, type Stage } from "../stage.ts";

/** A plain cover of noise, kept alive by a slow tide in level and colour that is felt rather than noticed. */
export function paintNoise(stage: Stage, { color }: LayerOf<"noise">, random: Random): void {
  const brown = color === "brown";
  const pair = brown ? brownPair(stage, random, 0.5) : pinkPair(stage, random, 0.5);
  const tide = wander(stage, random, 0.07, brown ? 1400 : 3200, brown ? 2600 : 6500);
  movingFilterBoth(pair, "low", tide, 0.6);
  filterBoth(pair, highpass(40), lowpass(7000));
  blend(stage, shapeBoth(pair, wander(stage, random, 0.09, 0.72, 1)), 0);
}
