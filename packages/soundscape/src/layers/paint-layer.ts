import type { Random } from "../random.ts";
import type { Layer, LayerOf } from "../recipe.ts";
import type { Stage } from "../stage.ts";
import { paintBell } from "./bell.ts";
import { paintBirds } from "./birds.ts";
import { paintBowl } from "./bowl.ts";
import { paintBreath } from "./breath.ts";
import { paintDrip } from "./drip.ts";
import { paintDrone } from "./drone.ts";
import { paintFire } from "./fire.ts";
import { paintHeartbeat } from "./heartbeat.ts";
import { paintNight } from "./night.ts";
import { paintNoise } from "./noise.ts";
import { paintPad } from "./pad.ts";
import { paintRain } from "./rain.ts";
import { paintSea } from "./sea.ts";
import { paintStream } from "./stream.ts";
import { paintThunder } from "./thunder.ts";
import { paintTrain } from "./train.ts";
import { paintWind } from "./wind.ts";
import { paintZither } from "./zither.ts";

/**
 * One file per kind of sound. A painter adds its layer to the stage at any level and knows nothing of the others,
 * of the space around it, or of loudness: those are settled once, for all kinds, after it.
 */
type Kind = Layer["kind"];
type Painters = { [K in Kind]: (stage: Stage, layer: LayerOf<K>, random: Random) => void };

const PAINTERS: Painters = {
  rain: paintRain,
  thunder: paintThunder,
  sea: paintSea,
  wind: paintWind,
  stream: paintStream,
  drip: paintDrip,
  fire: paintFire,
  night: paintNight,
  birds: paintBirds,
  bowl: paintBowl,
  bell: paintBell,
  pad: paintPad,
  drone: paintDrone,
  zither: paintZither,
  breath: paintBreath,
  noise: paintNoise,
  heartbeat: paintHeartbeat,
  train: paintTrain,
};

/** Share of a layer that the room answers: a plucked string fills a hall, a curtain of rain already is the room. */
const SENDS: Record<Kind, number> = {
  rain: 0.3,
  thunder: 0.8,
  sea: 0.25,
  wind: 0.2,
  stream: 0.35,
  drip: 1.5,
  fire: 0.25,
  night: 0.8,
  birds: 1.2,
  bowl: 0.7,
  bell: 0.8,
  pad: 0.8,
  drone: 0.15,
  zither: 1,
  breath: 0.5,
  noise: 0.1,
  heartbeat: 0.3,
  train: 0.3,
};

export function paintLayer<K extends Kind>(stage: Stage, layer: LayerOf<K>, random: Random): void {
  const kind: K = layer.kind;
  PAINTERS[kind](stage, layer, random);
}

export function getSend(layer: Layer): number {
  return SENDS[layer.kind];
}

/** Kinds made of single sounds out of quiet. Swells and breaths are left their full rise and fall: it is the point of them. */
const STANDING_OUT: ReadonlySet<Kind> = new Set([
  "drip",
  "bowl",
  "bell",
  "zither",
  "birds",
  "night",
  "heartbeat",
]);

export function standsOut(layer: Layer): boolean {
  return STANDING_OUT.has(layer.kind);
}
