import { getSend, paintLayer, standsOut } from "./layers/paint-layer.ts";
import { evenOut } from "./leveller.ts";
import { measureLoudness } from "./loudness.ts";
import { master } from "./master.ts";
import { Random } from "./random.ts";
import type { Layer, Recipe } from "./recipe.ts";
import { reverberate } from "./reverb.ts";
import { fromDecibels, mixInto, type Stereo, toDecibels } from "./samples.ts";
import { blank, createStage, type Stage } from "./stage.ts";

/** Raise this with every change that can be heard: rendered files are kept until it, or their recipe, changes. */
export const GENERATOR_VERSION = 1;

/** Every layer is brought here before its own gain counts, so that "−6" means the same for a bell and for rain. */
const LAYER_LUFS = -24;
/** A sparse layer reaches that loudness only with towering peaks; it may have this much and no more. */
const LAYER_PEAK = -10;

export function renderRecipe(recipe: Recipe, seconds: number): Stereo {
  const fades = getFades(recipe);
  const stage = createStage(seconds, recipe.loop, recipe.loop ? 0 : fades.in * 0.5 + 0.4);
  for (const layer of recipe.layers) if (layer.kind === "breath") stage.breath = layer.pattern;
  const send = blank(stage);
  const seeds = new Random(recipe.seed);
  for (const layer of recipe.layers) {
    const painted = paintAlone(stage, layer, seeds.fork(recipe.layers.indexOf(layer)));
    mixInto(stage, painted, 1);
    mixInto(send, painted, getSend(layer));
  }
  mixInto(stage, reverberate(send, recipe.space, recipe.loop), 1);
  return master({ left: stage.left, right: stage.right }, fades);
}

function paintAlone(stage: Stage, layer: Layer, random: Random): Stereo {
  const alone = blank(stage);
  paintLayer(alone, layer, random);
  if (standsOut(layer)) evenOut(alone, 3);
  const wanted = LAYER_LUFS - measureLoudness(alone);
  const allowed = LAYER_PEAK - toDecibels(samplePeak(alone));
  const gain = fromDecibels(Math.min(wanted, allowed) + layer.gain);
  const painted = blank(stage);
  if (Number.isFinite(gain)) mixInto(painted, alone, gain);
  return painted;
}

function samplePeak({ left, right }: Stereo): number {
  let peak = 0;
  for (const samples of [left, right]) {
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  }
  return peak;
}

/** A first breath in must not be lost in a long fade. */
function getFades({ loop, fade, layers }: Recipe): { in: number; out: number } {
  const out = fade ?? (loop ? 0 : 4);
  const breathes = layers.some((layer) => layer.kind === "breath");
  return { in: Math.min(out, breathes ? 1.2 : 8), out };
}
