import { filterBoth, highpass, lowpass } from "../biquad.ts";
import { type Curve, combine, curvePoints, STEP, shape, shapeBoth, wander } from "../curve.ts";
import { movingFilterBoth } from "../moving-filter.ts";
import { bandedPair, brownPair, pinkPair, whitePair } from "../noise.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { at, SAMPLE_RATE, type Stereo } from "../samples.ts";
import { blend, type Pattern, type Stage } from "../stage.ts";

type Sea = LayerOf<"sea">;
type Wave = { breaks: number; rise: number; fall: number; size: number; from: number; to: number };
type Envelope = (wave: Wave, past: number) => number;

/** A wave gathers slowly, opens as it breaks, and leaves foam that fizzes while the water runs back. */
export function paintSea(stage: Stage, sea: Sea, random: Random): void {
  const waves = createWaves(stage, random, sea.period);
  const near = 1 - sea.distance;
  const swell = envelopes(stage, waves, getBody);
  const foam = envelopes(stage, waves, getFoam);

  const deep = filterBoth(brownPair(stage, random, 0.3), lowpass(260), highpass(45));
  blend(stage, shapeBoth(deep, wander(stage, random, 0.1, 0.6, 1)), -9);

  const body = pinkPair(stage, random, 0.5);
  const opening = combine(
    swell.left,
    swell.right,
    (a, b) => 260 + (700 + 1900 * near) * Math.min(1.2, (a + b) / 2),
  );
  movingFilterBoth(filterBoth(body, highpass(90)), "low", opening, 0.6);
  blend(stage, shapeEars(body, swell), 0);

  const hiss = whitePair(stage, random, 0.7);
  filterBoth(hiss, highpass(900 + 500 * near), lowpass(2600 + 2600 * near), lowpass(5200));
  shapeBoth(hiss, fizz(stage, random, sea.roughness));
  blend(stage, shapeEars(hiss, foam), -10 + 5 * sea.roughness - 7 * sea.distance);

  const air = bandedPair(stage, random, 0.6, 250, 1500);
  blend(stage, shapeBoth(air, wander(stage, random, 0.15, 0.5, 1)), -17);
}

function createWaves(stage: Stage, random: Random, period: number): Wave[] {
  const { breath } = stage;
  if (breath && Math.abs(breath.reduce((sum, seconds) => sum + seconds, 0) - period) < 0.5) {
    return breathingWaves(stage, random, breath);
  }
  return [...waveTrain(stage, random, period, 1), ...waveTrain(stage, random, period * 1.37, 0.45)];
}

/** Comes in with the breath, breaks where it turns, runs back with it. */
function breathingWaves(stage: Stage, random: Random, [inward, full, outward, empty]: Pattern): Wave[] {
  const length = inward + full + outward + empty;
  return Array.from({ length: Math.max(1, Math.floor(stage.seconds / length)) }, (_, cycle) => ({
    breaks: cycle * length + inward + full / 2,
    rise: inward * 0.95,
    fall: outward * 0.42,
    size: random.between(0.8, 1),
    from: random.between(-0.4, 0.4),
    to: random.between(-0.4, 0.4),
  }));
}

/** Waves come about every period, never exactly: sizes and gaps vary as sets of waves do. */
function waveTrain(stage: Stage, random: Random, period: number, size: number): Wave[] {
  const count = Math.max(1, Math.round(stage.seconds / period));
  const slot = stage.seconds / count;
  return Array.from({ length: count }, (_, index) => {
    const from = random.between(-0.6, 0.6);
    return {
      breaks: (index + 0.55 + random.between(-0.14, 0.14)) * slot,
      rise: slot * random.between(0.42, 0.58),
      fall: slot * random.between(0.24, 0.36),
      size: size * random.between(0.55, 1),
      from,
      to: -from * random.between(0.3, 1),
    };
  });
}

function getBody({ rise, fall }: Wave, past: number): number {
  if (past < -rise) return 0;
  if (past < 0) return Math.sin(((past + rise) / rise) * (Math.PI / 2)) ** 3;
  return Math.exp(-((past / fall) ** 1.3));
}

/** Foam begins just before the crest and outlives the body of the wave. */
function getFoam({ rise, fall }: Wave, past: number): number {
  const start = -0.28 * rise;
  const crest = 0.12 * rise;
  if (past < start) return 0;
  if (past < crest) return Math.sin(((past - start) / (crest - start)) * (Math.PI / 2)) ** 2;
  return Math.exp(-(past - crest) / (fall * 1.25));
}

function envelopes(stage: Stage, waves: Wave[], envelope: Envelope): { left: Curve; right: Curve } {
  const left = new Float32Array(curvePoints(stage.length));
  const right = new Float32Array(left.length);
  for (const wave of waves) {
    for (let point = 0; point < left.length; point++) {
      const now = ((point * STEP) % stage.length) / SAMPLE_RATE;
      const past = nearest(now - wave.breaks, stage.seconds);
      const level = wave.size * envelope(wave, past);
      if (level < 1e-4) continue;
      const across = Math.min(1, Math.max(0, (past + wave.rise) / (wave.rise + wave.fall * 2)));
      const pan = wave.from + (wave.to - wave.from) * across;
      left[point] = at(left, point) + level * (1 - 0.55 * pan);
      right[point] = at(right, point) + level * (1 + 0.55 * pan);
    }
  }
  return { left, right };
}

/** The shorter way round the circle: a wave breaking early in the loop is already gathering at its end. */
function nearest(past: number, around: number): number {
  if (past > around * 0.55) return past - around;
  return past < -around * 0.45 ? past + around : past;
}

/** Foam is countless small bubbles bursting: its level trembles, more so in a rough sea. */
function fizz(stage: Stage, random: Random, roughness: number): Curve {
  const grain = wander(stage, random, 180);
  return grain.map((value) => 0.45 + (0.6 + 0.7 * roughness) * value ** 3);
}

function shapeEars(pair: Stereo, level: { left: Curve; right: Curve }): Stereo {
  shape(pair.left, level.left);
  shape(pair.right, level.right);
  return pair;
}
