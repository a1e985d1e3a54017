import { type Curve, valueAt } from "./curve.ts";
import type { Random } from "./random.ts";
import { SAMPLE_RATE } from "./samples.ts";
import type { Stage } from "./stage.ts";

/** Starts about every so many seconds; `jitter` 0 is a clock, 1 moves each start anywhere in its slot. */
export function everyAbout(stage: Stage, random: Random, every: number, jitter: number): number[] {
  const room = stage.loops ? stage.seconds : stage.seconds - stage.lead;
  const slots = Math.max(
    1,
    stage.loops ? Math.round(room / every) : Math.ceil((room - Math.min(6, room / 4)) / every),
  );
  const slot = stage.loops ? room / slots : every;
  const first = stage.loops ? slot * 0.35 : stage.lead;
  return Array.from({ length: slots }, (_, index) => {
    const moved = index === 0 ? 0 : jitter * random.between(-0.5, 0.5);
    return Math.min(stage.length - 1, Math.max(0, (first + (index + moved) * slot) * SAMPLE_RATE));
  });
}

/** Starts at no particular moment, more of them where the density curve (0..1) is high. */
export function scattered(stage: Stage, random: Random, perSecond: number, density?: Curve): number[] {
  const count = Math.round(perSecond * stage.seconds);
  const starts: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = Math.floor(random.next() * stage.length);
    if (!density || random.next() < valueAt(density, start)) starts.push(start);
  }
  return starts;
}
