import { rgbHex } from "./oklch.ts";
import { isPalette, TIMES, type Time } from "./palettes.ts";
import { paperGrain } from "./parts/grain.ts";
import { createRandom } from "./random.ts";
import { createStage, type Scene } from "./scene.ts";
import { SCENES } from "./scenes/index.ts";
import { Sheet } from "./sheet.ts";
import { createTones, pickTime } from "./tones.ts";

export interface CoverInput {
  seed: string;
  palette: string;
  /** Scene and hour. Without it the seed chooses both. */
  motif?: Motif;
}

export interface Motif {
  readonly scene: Scene;
  readonly time: Time;
}

/** Reads "scene/time" such as "kitchen/dawn"; undefined for an unknown scene or an hour that it cannot be drawn at. */
export function parseMotif(text: string): Motif | undefined {
  const [name, hour] = text.split("/");
  const scene = SCENES.find((one) => one.name === name);
  const time = TIMES.find((one) => one === hour);
  return scene && time && scene.times.includes(time) ? { scene, time } : undefined;
}

interface Cover {
  readonly scene: string;
  readonly svg: string;
  readonly tone: string;
}

/** The palette never chooses what is drawn: another one shows the same place in other colours. */
export function composeCover(input: CoverInput): Cover {
  const scene = input.motif?.scene ?? createRandom(`${input.seed}/scene`).pick(SCENES);
  const { sheet, tones, ids } = paintScene(scene, input);
  const grain = paperGrain(tones, ids);
  return { scene: scene.name, svg: sheet.toSvg(grain), tone: rgbHex(sheet.average(grain.veil)) };
}

/** One scene on a sheet, without the grain of the paper. */
export function paintScene(scene: Scene, { seed, palette, motif }: CoverInput) {
  const family = isPalette(palette) ? palette : "wine";
  const colours = createRandom(`${seed}/colours`);
  const tones = createTones(colours, family, motif?.time ?? pickTime(colours, family, scene.times));
  const random = createRandom(`${seed}/drawing`);
  const ids = random.whole(360, 1295).toString(36);
  const sheet = new Sheet(ids);
  scene.paint(createStage(sheet, random, tones));
  return { sheet, tones, ids };
}
