import type { Time } from "./palettes.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import type { Tones } from "./tones.ts";

/** Parameters that a scene paints with. */
export interface Stage {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly tones: Tones;
  /** Position of the sun or moon, inside the part that every crop keeps. */
  readonly light: { readonly x: number; readonly y: number; readonly r: number };
  /** Some pictures have no disc, only the glow of one behind the air. */
  readonly veiled: boolean;
  /** Position for a small detail: on the other third from the light. */
  readonly focus: number;
}

/** A family of pictures. It paints back to front and fills the whole sheet. */
export interface Scene {
  readonly name: string;
  /** The hours it can be painted in. */
  readonly times: readonly [Time, ...Time[]];
  readonly paint: (stage: Stage) => void;
}

/** Crops to 1:1 keep x from 200 to 1000, crops to 16:9 keep y from 62 to 738. */
export function createStage(sheet: Sheet, random: Random, tones: Tones): Stage {
  const side = random.pick([-1, 1]);
  const centred = random.chance(0.22);
  const off = centred ? random.between(-30, 30) : random.between(110, 230);
  const x = 600 + side * off;
  const light = random.chance(0.24)
    ? { x, y: random.between(260, 310), r: random.between(95, 130) }
    : { x, y: random.between(175, 265), r: random.between(tones.dark ? 34 : 40, tones.dark ? 62 : 78) };
  const veiled = random.chance(0.14);
  return { sheet, random, tones, light, veiled, focus: 600 - side * random.between(110, 250) };
}
