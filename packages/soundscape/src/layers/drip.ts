import { addTone, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { everyAbout } from "../schedule.ts";
import type { Stage } from "../stage.ts";

/** Single drops into still water, irregular, sometimes two together; the space around them does the rest. */
export function paintDrip(stage: Stage, { every, notes }: LayerOf<"drip">, random: Random): void {
  for (const start of everyAbout(stage, random, every, 0.8)) {
    const hertz = notes ? toHertz(random.pick(notes)) : random.betweenRatio(520, 1250);
    const pan = random.between(-0.7, 0.7);
    const gain = random.between(0.45, 1);
    place(stage, dropGrain(random, hertz), { start, gain, pan });
    if (random.next() > 0.3) continue;
    const echo = start + random.between(0.09, 0.22) * SAMPLE_RATE;
    place(stage, dropGrain(random, hertz * random.pick([1, 1, 1.5, 2])), {
      start: echo % stage.length,
      gain: gain * 0.4,
      pan,
    });
  }
}

function dropGrain(random: Random, hertz: number): Grain {
  const grain = new Float32Array(Math.ceil(0.95 * SAMPLE_RATE));
  addTone(grain, hertz * 0.94, random.between(0.1, 0.16), 0.8, 0.065, 260);
  addTone(grain, hertz * 1.51, 0.045, 0.14);
  addTone(grain, hertz * 2.74, 0.016, 0.09);
  addTone(grain, hertz * 0.5, 0.05, 0.18);
  return fadeEdges(grain);
}
