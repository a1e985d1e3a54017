import { type Curve, curveFrom, STEP } from "./curve.ts";
import { at, SAMPLE_RATE } from "./samples.ts";
import type { Pattern, Stage } from "./stage.ts";

export type Phase = "in" | "full" | "out" | "empty";
export type Moment = { phase: Phase; progress: number };

/** State of a breathing body: fullness of the lungs (0..1), and the direction of the air. */
export type BreathCycle = {
  cycles: number;
  fullness: Curve;
  /** Strength of the air going in, of the one going out, and of the hold with full lungs. */
  inward: Curve;
  outward: Curve;
  held: Curve;
};

/**
 * Cycles start at the first sample and only whole ones are played, so that a stated number of breaths is the
 * number heard; whatever remains is quiet.
 */
export function breathCycle(stage: Stage, pattern: Pattern): BreathCycle {
  const length = pattern.reduce((sum, seconds) => sum + seconds, 0);
  const cycles = Math.max(1, Math.floor(stage.seconds / length + 1e-6));
  const curve = (value: (moment: Moment) => number) =>
    curveFrom(stage, (now) => (now < cycles * length ? value(momentAt(pattern, now % length)) : 0));
  return {
    cycles,
    fullness: smoothed(curve(getFullness), 0.12),
    inward: smoothed(
      curve(({ phase, progress }) => (phase === "in" ? inwardFlow(progress) : 0)),
      0.1,
    ),
    outward: smoothed(
      curve(({ phase, progress }) => (phase === "out" ? outwardFlow(progress) : 0)),
      0.1,
    ),
    held: smoothed(
      curve(({ phase }) => (phase === "full" ? 1 : 0)),
      0.3,
    ),
  };
}

export function momentAt([inward, full, outward, empty]: Pattern, now: number): Moment {
  const phases: [Phase, number][] = [
    ["in", inward],
    ["full", full],
    ["out", outward],
    ["empty", empty],
  ];
  let start = 0;
  for (const [phase, seconds] of phases) {
    if (now < start + seconds) return { phase, progress: (now - start) / seconds };
    start += seconds;
  }
  return { phase: "empty", progress: 1 };
}

function getFullness({ phase, progress }: Moment): number {
  if (phase === "full") return 1;
  if (phase === "empty") return 0;
  const turn = 0.5 - 0.5 * Math.cos(Math.PI * progress);
  return phase === "in" ? turn : 1 - turn;
}

/** Grows nearly to the end and eases off just before the turn, so that in and out never run together. */
function inwardFlow(progress: number): number {
  if (progress < 0.82) return 0.12 + 0.88 * Math.sin((progress / 0.82) * (Math.PI / 2)) ** 1.5;
  return 0.22 + 0.78 * Math.cos(((progress - 0.82) / 0.18) * (Math.PI / 2)) ** 2;
}

/** Begins with a release and thins out: the opposite outline of the way in. */
function outwardFlow(progress: number): number {
  if (progress < 0.14) return Math.sin((progress / 0.14) * (Math.PI / 2)) ** 2;
  return Math.cos(((progress - 0.14) / 0.86) * (Math.PI / 2)) ** 1.6;
}

/** Rounds the corners between phases; goes round the circle so that the seam is as round as the rest. */
function smoothed(curve: Curve, seconds: number): Curve {
  const reach = Math.max(1, Math.round((seconds * SAMPLE_RATE) / STEP / 2));
  // The last point repeats the first moment of the next round.
  const around = curve.length - 1;
  const once = (source: Curve) =>
    source.map((_, point) => {
      let sum = 0;
      for (let step = -reach; step <= reach; step++) {
        sum += at(source, (((point + step) % around) + around) % around);
      }
      return sum / (2 * reach + 1);
    });
  return once(once(curve));
}
