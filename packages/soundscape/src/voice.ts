import { type Curve, STEP } from "./curve.ts";
import { add, at, SAMPLE_RATE } from "./samples.ts";
import type { Stage } from "./stage.ts";

const TABLE_SIZE = 2048;

export type Voice = {
  hertz: number;
  /** Two colours of the same tone, and the curve (0..1) that moves between them. */
  tables: readonly [Float32Array, Float32Array];
  colour: Curve;
  level: Curve;
  pan: number;
  gain: number;
  /** Phase at which the voice starts, 0..1. */
  turn: number;
};

/** One cycle with partials falling as 1/n^steepness, none above the top: nothing can alias or hiss. */
export function harmonicTable(hertz: number, steepness: number, top: number): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  const count = Math.max(1, Math.min(24, Math.floor(top / hertz)));
  for (let partial = 1; partial <= count; partial++) {
    // Spread phases keep the wave from peaking: a row of sines all starting at zero buzzes.
    const phase = partial * partial * 1.7;
    const taper = 1 - (0.7 * (partial - 1)) / count;
    const gain = taper / partial ** steepness;
    for (let i = 0; i <= TABLE_SIZE; i++) {
      add(table, i, gain * Math.sin((2 * Math.PI * partial * i) / TABLE_SIZE + phase));
    }
  }
  return table;
}

export function addVoice(stage: Stage, { hertz, tables, colour, level, pan, gain, turn }: Voice): void {
  const step = (hertz * TABLE_SIZE) / SAMPLE_RATE;
  const angle = ((pan + 1) * Math.PI) / 4;
  const ears = { left: gain * Math.cos(angle), right: gain * Math.sin(angle) };
  let place = turn * TABLE_SIZE;
  const blocks = Math.ceil(stage.length / STEP);
  for (let block = 0; block < blocks; block++) {
    const from = at(level, block);
    const slope = (at(level, block + 1) - from) / STEP;
    place = addBlock(stage, block, tables, place, step, at(colour, block), from, slope, ears);
  }
}

function addBlock(
  stage: Stage,
  block: number,
  [dark, light]: readonly [Float32Array, Float32Array],
  start: number,
  step: number,
  colour: number,
  from: number,
  slope: number,
  ears: { left: number; right: number },
): number {
  const first = block * STEP;
  const count = Math.min(STEP, stage.length - first);
  let place = start;
  for (let i = 0; i < count; i++) {
    const whole = place | 0;
    const part = place - whole;
    const low = at(dark, whole) * (1 - part) + at(dark, whole + 1) * part;
    const high = at(light, whole) * (1 - part) + at(light, whole + 1) * part;
    const value = (low + (high - low) * colour) * (from + slope * i);
    add(stage.left, first + i, value * ears.left);
    add(stage.right, first + i, value * ears.right);
    place += step;
    if (place >= TABLE_SIZE) place -= TABLE_SIZE;
  }
  return place;
}
