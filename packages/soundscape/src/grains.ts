import { add, at, type Stereo } from "./samples.ts";
import type { Stage } from "./stage.ts";

/** One short sound, drawn once and heard many times at other pitches, levels and places. */
export type Grain = Float32Array;

export type Placement = {
  /** Sample at which it begins. */
  start: number;
  gain: number;
  /** −1 left … 1 right. */
  pan: number;
  /** 1 as drawn; 2 an octave higher and half as long. */
  speed?: number;
};

export function place(stage: Stage, grain: Grain, { start, gain, pan, speed = 1 }: Placement): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const leftGain = gain * Math.cos(angle) * Math.SQRT2;
  const rightGain = gain * Math.sin(angle) * Math.SQRT2;
  const count = Math.floor((grain.length - 2) / speed);
  let target = Math.floor(start);
  for (let i = 0; i < count; i++, target++) {
    if (target >= stage.length) {
      if (!stage.loops) return;
      target -= stage.length;
    }
    const from = i * speed;
    const whole = from | 0;
    const low = at(grain, whole);
    const value = low + (at(grain, whole + 1) - low) * (from - whole);
    add(stage.left, target, value * leftGain);
    add(stage.right, target, value * rightGain);
  }
}

/** A long sound with its own stereo picture, such as a bell whose two ears beat differently. */
export function placePair(stage: Stage, sound: Stereo, start: number, gain: number): void {
  let target = Math.floor(start);
  for (let i = 0; i < sound.left.length; i++, target++) {
    if (target >= stage.length) {
      if (!stage.loops) return;
      target -= stage.length;
    }
    add(stage.left, target, at(sound.left, i) * gain);
    add(stage.right, target, at(sound.right, i) * gain);
  }
}
