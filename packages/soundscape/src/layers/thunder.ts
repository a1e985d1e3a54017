import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { type Curve, combine, curveFrom, shapeBoth, wander } from "../curve.ts";
import { bandedPair, brownPair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { SAMPLE_RATE } from "../samples.ts";
import { everyAbout } from "../schedule.ts";
import { blend, type Stage } from "../stage.ts";

type Roll = { start: number; rise: number; bumps: { delay: number; seconds: number; level: number }[] };

/** Far, soft rolls only: each is several slow swells of low noise. No crack, nothing that could startle. */
export function paintThunder(stage: Stage, { every, distance }: LayerOf<"thunder">, random: Random): void {
  const rolls = everyAbout(stage, random, every, 0.5).map((start) => aRoll(random, start, distance));
  const level = curveFrom(stage, (now) => Math.max(0, ...rolls.map((roll) => getLevel(stage, roll, now))));
  const flutter = wander(stage, random, 7, 0.45, 1);
  const rolling = combine(level, flutter, (a, b) => a * b);

  const deep = filterBoth(brownPair(stage, random, 0.35), lowpass(210 - 110 * distance), highpass(38));
  blend(stage, shapeBoth(deep, rolling), 0);
  const body = bandedPair(stage, random, 0.6, 110, 520 - 280 * distance);
  blend(stage, shapeBoth(body, sharpened(rolling)), -7 - 5 * distance);
}

function aRoll(random: Random, start: number, distance: number): Roll {
  const bumps = Array.from({ length: 3 + Math.floor(random.next() * 3) }, (_, index) => ({
    delay: index * random.between(0.7, 1.5),
    seconds: random.between(1.4, 2.8) * (1 + 0.5 * distance),
    level: random.between(0.45, 1) * 0.86 ** index,
  }));
  return { start: start / SAMPLE_RATE, rise: 1.7 + 1.1 * distance, bumps };
}

function getLevel(stage: Stage, { start, rise, bumps }: Roll, now: number): number {
  const past = stage.loops ? (now - start + stage.seconds) % stage.seconds : now - start;
  let level = 0;
  for (const bump of bumps) {
    const t = past - bump.delay;
    if (t <= 0) continue;
    const swell = t < rise ? Math.sin((t / rise) * (Math.PI / 2)) ** 3 : Math.exp(-(t - rise) / bump.seconds);
    level += bump.level * swell;
  }
  return level;
}

/** The higher part of a roll comes and goes faster than its depth. */
function sharpened(level: Curve): Curve {
  return level.map((value) => value ** 1.6);
}
