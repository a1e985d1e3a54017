import { addTone, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import type { Stage } from "../stage.ts";

/** Two soft thumps, as heard with an ear on someone's chest; the gap widens and narrows with an unseen breath. */
export function paintHeartbeat(stage: Stage, { bpm }: LayerOf<"heartbeat">, random: Random): void {
  const beats = Math.max(1, Math.round((stage.seconds * bpm) / 60));
  const slot = stage.seconds / beats;
  const breaths = Math.max(1, Math.round(stage.seconds / 10));
  const [lub, dub] = [thump(64, 0.1), thump(78, 0.075)];
  for (let beat = 0; beat < beats; beat++) {
    const sway = 0.05 * slot * Math.sin((2 * Math.PI * breaths * beat) / beats);
    const start = ((beat + 0.25) * slot + sway) * SAMPLE_RATE;
    const gain = random.between(0.9, 1);
    place(stage, lub, { start, gain, pan: -0.06 });
    place(stage, dub, { start: start + 0.31 * Math.sqrt(slot) * SAMPLE_RATE, gain: gain * 0.62, pan: 0.08 });
  }
}

function thump(hertz: number, seconds: number): Grain {
  const grain = new Float32Array(Math.ceil(0.5 * SAMPLE_RATE));
  addTone(grain, hertz, seconds, 1, -0.12);
  // Small earphones barely play the fundamental; the ear rebuilds it from these.
  addTone(grain, hertz * 2, seconds, 0.6, -0.1);
  addTone(grain, hertz * 3, seconds * 0.75, 0.26, -0.1);
  return fadeEdges(roundOnset(grain));
}

function roundOnset(grain: Grain): Grain {
  const rise = Math.round(0.022 * SAMPLE_RATE);
  for (let i = 0; i < rise; i++) grain[i] = (grain[i] ?? 0) * Math.sin((Math.PI * i) / (2 * rise)) ** 2;
  return grain;
}
