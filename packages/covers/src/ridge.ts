import type { Noise } from "./noise.ts";
import type { Point } from "./pen.ts";

export const WIDTH = 1200;
export const HEIGHT = 800;

/** Beyond the edge, so that no end of a line is ever seen. */
const MARGIN = 48;

interface Ridge {
  /** The line the noise swings about. */
  readonly base: number;
  /** The largest swing, upwards and downwards. */
  readonly height: number;
  /** Width of the widest swing. */
  readonly scale: number;
  readonly step: number;
  /** Offset of this ridge in the noise; two ridges far apart share nothing. */
  readonly offset: number;
}

/** A skyline from beyond the left edge to beyond the right one. */
export function ridge(noise: Noise, { base, height, scale, step, offset }: Ridge): Point[] {
  const points: Point[] = [];
  for (let x = -MARGIN; x <= WIDTH + MARGIN; x += step) {
    points.push([x, base - height * noise(x / scale + offset)]);
  }
  return points;
}

/** The height of a skyline under one x. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([px]) => px >= x);
  const right = points[after];
  const left = points[Math.max(0, after - 1)];
  if (!right || !left) return points.at(-1)?.[1] ?? HEIGHT;
  const t = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
  return left[1] + (right[1] - left[1]) * t;
}
