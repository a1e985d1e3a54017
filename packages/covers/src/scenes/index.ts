import type { Scene } from "../scene.ts";
import { altar } from "./altar.ts";
import { bamboo } from "./bamboo.ts";
import { bell } from "./bell.ts";
import { bridge } from "./bridge.ts";
import { clouds } from "./clouds.ts";
import { desk } from "./desk.ts";
import { doorway } from "./doorway.ts";
import { dunes } from "./dunes.ts";
import { field } from "./field.ts";
import { hills } from "./hills.ts";
import { karst } from "./karst.ts";
import { kitchen } from "./kitchen.ts";
import { lake } from "./lake.ts";
import { lanterns } from "./lanterns.ts";
import { lotus } from "./lotus.ts";
import { moonBranch } from "./moon-branch.ts";
import { motorbike } from "./motorbike.ts";
import { nets } from "./nets.ts";
import { nightHouse } from "./night-house.ts";
import { pines } from "./pines.ts";
import { platform } from "./platform.ts";
import { rain } from "./rain.ts";
import { river } from "./river.ts";
import { sea } from "./sea.ts";
import { stones } from "./stones.ts";
import { street } from "./street.ts";
import { teaStall } from "./tea-stall.ts";
import { terraces } from "./terraces.ts";
import { windowSill } from "./window.ts";
import { wishes } from "./wishes.ts";

/** Appending here changes which picture a seed gets; stored covers keep the one they were drawn with. */
export const SCENES: readonly [Scene, ...Scene[]] = [
  bamboo,
  bridge,
  clouds,
  doorway,
  dunes,
  field,
  hills,
  karst,
  lake,
  lanterns,
  lotus,
  moonBranch,
  nets,
  nightHouse,
  pines,
  rain,
  river,
  sea,
  stones,
  terraces,
  windowSill,
  wishes,
  kitchen,
  bell,
  street,
  desk,
  platform,
  motorbike,
  altar,
  teaStall,
];
