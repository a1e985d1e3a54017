import { filterBoth, highpass } from "../biquad.ts";
import { combine, wander } from "../curve.ts";
import { toHertz } from "../pitch.ts";
import type { Random } from "../random.ts";
import type { LayerOf } from "../recipe.ts";
import { fitted, type Stage } from "../stage.ts";
import { addVoice, harmonicTable } from "../voice.ts";

const VOICES = 4;

/** Each note is four slightly detuned voices whose strength, place and colour drift apart and together. */
export function paintPad(stage: Stage, { chord, motion, bright }: LayerOf<"pad">, random: Random): void {
  const speed = 0.03 + 0.13 * motion;
  for (const note of chord) {
    const hertz = toHertz(note);
    const dark = harmonicTable(hertz, 2.1 - 0.5 * bright, 1800);
    const light = harmonicTable(hertz, 1.25 - 0.35 * bright, 2800 + 2200 * bright);
    const presence = wander(stage, random, speed * 0.7, 0.55, 1);
    for (let voice = 0; voice < VOICES; voice++) {
      const cents = (voice - (VOICES - 1) / 2) * random.between(2.2, 4.2);
      addVoice(stage, {
        hertz: fitted(stage, hertz * 2 ** (cents / 1200)),
        tables: [dark, light],
        colour: wander(stage, random, speed, 0.05, 0.4 + 0.55 * motion),
        level: combine(presence, wander(stage, random, speed * 1.6, 1 - 0.75 * motion, 1), (a, b) => a * b),
        pan: (voice / (VOICES - 1) - 0.5) * 1.3,
        // High notes carry further than low ones; without this the top of the chord would sit in front.
        gain: Math.min(1.2, (200 / hertz) ** 0.45),
        turn: random.next(),
      });
    }
  }
  filterBoth(stage, highpass(45));
}
