import { filterBoth, highpass } from "../biquad.ts";
import { combine, wander } from "../curve.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { fitted, type Stage } from "../stage.ts";
import { addVoice, harmonicTable } from "../voice.ts";

/** One low note whose overtones come forward one after another, like a monochord being stroked. */
export function paintDrone(stage: Stage, { note, bright }: LayerOf<"drone">, random: Random): void {
  const hertz = toHertz(note);
  const top = 900 + 2300 * bright;
  const partials = Math.max(3, Math.min(14, Math.floor(top / hertz)));
  const breathing = wander(stage, random, 0.06, 0.7, 1);
  const pure = harmonicTable(hertz, 9, hertz * 2);
  for (let partial = 1; partial <= partials; partial++) {
    for (const side of [-1, 1]) {
      const beat = side * random.between(0.05, 0.15);
      const shimmer = wander(stage, random, 0.05 + 0.012 * partial, partial === 1 ? 0.75 : 0.1, 1);
      addVoice(stage, {
        hertz: fitted(stage, hertz * partial + beat),
        tables: [pure, pure],
        colour: breathing,
        level: combine(breathing, shimmer, (a, b) => a * b * b),
        pan: (partial % 2 ? side : -side) * Math.min(0.8, 0.1 * (partial - 1)),
        // Unequal halves: equal ones would cancel altogether whenever they meet.
        gain: (side < 0 ? 1 : 0.4) / partial ** (1.3 - 0.5 * bright),
        turn: random.next(),
      });
    }
  }
  filterBoth(stage, highpass(40));
}
