import { paintScene } from "./compose.ts";
import type { Palette } from "./palettes.ts";
import type { Scene } from "./scene.ts";
import { bridge } from "./scenes/bridge.ts";
import { clouds } from "./scenes/clouds.ts";
import { field } from "./scenes/field.ts";
import { hills } from "./scenes/hills.ts";
import { karst } from "./scenes/karst.ts";
import { lanterns } from "./scenes/lanterns.ts";
import { lotus } from "./scenes/lotus.ts";
import { moonBranch } from "./scenes/moon-branch.ts";
import { nets } from "./scenes/nets.ts";
import { nightHouse } from "./scenes/night-house.ts";
import { stones } from "./scenes/stones.ts";
import { windowSill } from "./scenes/window.ts";
import type { Window } from "./sheet.ts";

/** The square that every scene keeps its subject in; shown round, it loses only sky and ground. */
const SQUARE: Window = [200, 0, 800, 800];

/**
 * Chosen by eye, so that no two are taken for each other at the size of a finger. People have chosen theirs by its
 * number: a number keeps its drawing. The first stands for whoever has not chosen.
 */
const CHOSEN: readonly (readonly [scene: Scene, palette: Palette, seed: string])[] = [
  [clouds, "mist", "avatar-4"],
  [hills, "wine", "avatar-1"],
  [moonBranch, "plum", "avatar-1"],
  [lotus, "dusk", "avatar-2"],
  [field, "clay", "avatar-2"],
  [lanterns, "mist", "avatar-3"],
  [clouds, "moss", "avatar-1"],
  [stones, "sage", "avatar-1"],
  [bridge, "sea", "avatar-1"],
  [karst, "river", "avatar-3"],
  [nets, "clay", "avatar-1"],
  [nightHouse, "rose", "avatar-2"],
  [windowSill, "night", "avatar-0"],
];

/** Without the grain of a cover: it cannot be seen so small, and a phone shows a dozen of these at once. */
const NO_GRAIN = { defs: "", body: "" };

/** Square drawings for people, as self-contained SVG of 800 × 800: the place of each is its number. */
export const avatarSvgs = (): string[] =>
  CHOSEN.map(([scene, palette, seed]) => paintScene(scene, { seed, palette }).sheet.toSvg(NO_GRAIN, SQUARE));
