import { rgbHex } from "./oklch.ts";
import { isPalette } from "./palettes.ts";
import { paperGrain } from "./parts/grain.ts";
import { createRandom } from "./random.ts";
import { createStage, type Scene } from "./scene.ts";
import { SCENES } from "./scenes/index.ts";
import { Sheet } from "./sheet.ts";
import { createTones, pickTime } from "./tones.ts";

export interface CoverInput {
  seed: string;
  palette: string;
}

interface Cover {
  readonly scene: string;
  readonly svg: string;
  readonly tone: string;
}

/** The seed alone chooses what is drawn, so that another palette shows the same place in other colours. */
export function composeCover({ seed, palette }: CoverInput): Cover {
  const scene = createRandom(`${seed}/scene`).pick(SCENES);
  const { sheet, tones, ids } = paintScene(scene, { seed, palette });
  const grain = paperGrain(tones, ids);
  return { scene: scene.name, svg: sheet.toSvg(grain), tone: rgbHex(sheet.average(grain.veil)) };
}

/** One scene on a sheet, without the grain of the paper. */
export function paintScene(scene: Scene, { seed, palette }: CoverInput) {
  const family = isPalette(palette) ? palette : "wine";
  const colours = createRandom(`${seed}/colours`);
  const tones = createTones(colours, family, pickTime(colours, family, scene.times));
  const random = createRandom(`${seed}/drawing`);
  const ids = random.whole(360, 1295).toString(36);
  const sheet = new Sheet(ids);
  scene.paint(createStage(sheet, random, tones));
  return { sheet, tones, ids };
}
