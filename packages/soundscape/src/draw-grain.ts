import type { Grain } from "./grains.ts";
import { add, at, SAMPLE_RATE } from "./samples.ts";

export function decay(grain: Grain, seconds: number): Grain {
  for (let i = 0; i < grain.length; i++) grain[i] = at(grain, i) * Math.exp(-i / (seconds * SAMPLE_RATE));
  return grain;
}

/** Adds a damped sine; `rise` bends it upwards by that share of its pitch while it fades. */
export function addTone(
  grain: Grain,
  hertz: number,
  seconds: number,
  gain: number,
  rise = 0,
  onsetRate = 900,
): Grain {
  const fade = seconds * SAMPLE_RATE;
  let angle = 0;
  for (let i = 0; i < grain.length; i++) {
    const past = i / fade;
    const onset = 1 - Math.exp((-i * onsetRate) / SAMPLE_RATE);
    add(grain, i, gain * onset * Math.exp(-past) * Math.sin(angle));
    angle += (2 * Math.PI * hertz * (1 + rise * (1 - Math.exp(-past)))) / SAMPLE_RATE;
  }
  return grain;
}

export function fadeEdges(grain: Grain): Grain {
  const rise = 24;
  const fall = Math.floor(grain.length / 5);
  for (let i = 0; i < rise; i++) grain[i] = (at(grain, i) * i) / rise;
  for (let i = 0; i < fall; i++) grain[grain.length - 1 - i] = (at(grain, grain.length - 1 - i) * i) / fall;
  return grain;
}
