import { bandpass, filter, filterBoth, highpass, lowpass } from "../biquad.ts";
import { combine, shapeBoth, wander } from "../curve.ts";
import { addTone, decay, fadeEdges } from "../draw-grain.ts";
import { type Grain, place } from "../grains.ts";
import { bandedPair, brownPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { blank, blend, type Stage } from "../stage.ts";

/** Moments within one beat, in beats: two wheels of one bogie, then two of the next, over one joint. */
const WHEELS = [
  { at: 0, gain: 1 },
  { at: 0.17, gain: 0.8 },
  { at: 0.5, gain: 0.5 },
  { at: 0.67, gain: 0.4 },
];

/** A night train heard through the wall of a sleeping car: rumble, sway, and joints passing underneath. */
export function paintTrain(stage: Stage, { bpm }: LayerOf<"train">, random: Random): void {
  const sway = wander(stage, random, 0.12, 0.45, 1);
  const rumble = filterBoth(brownPair(stage, random, 0.4), lowpass(190), highpass(42));
  blend(
    stage,
    shapeBoth(
      rumble,
      combine(sway, wander(stage, random, 1.2, 0.75, 1), (a, b) => a * b),
    ),
    0,
  );
  blend(stage, shapeBoth(bandedPair(stage, random, 0.6, 220, 750), sway), -7);

  const joints = blank(stage);
  const beats = Math.max(1, Math.round((stage.seconds * bpm) / 60));
  const slot = stage.seconds / beats;
  const bank = Array.from({ length: 8 }, () => clackGrain(random));
  for (let beat = 0; beat < beats; beat++) {
    for (const wheel of WHEELS) {
      const grain = bank[Math.floor(random.next() * bank.length)];
      if (!grain) continue;
      const start = (beat + wheel.at + random.between(0, 0.012)) * slot * SAMPLE_RATE;
      place(joints, grain, { start, gain: wheel.gain * random.between(0.75, 1), pan: wheel.at - 0.35 });
    }
  }
  blend(stage, joints, -1);
}

function clackGrain(random: Random): Grain {
  const grain = decay(random.white(Math.ceil(0.3 * SAMPLE_RATE)), 0.045);
  filter(grain, bandpass(random.betweenRatio(260, 420), 1.1));
  filter(grain, lowpass(800));
  addTone(grain, random.betweenRatio(85, 115), 0.06, 0.14);
  return fadeEdges(roundOnset(grain));
}

function roundOnset(grain: Grain): Grain {
  const rise = Math.round(0.012 * SAMPLE_RATE);
  for (let i = 0; i < rise; i++) grain[i] = (grain[i] ?? 0) * Math.sin((Math.PI * i) / (2 * rise)) ** 2;
  return grain;
}
