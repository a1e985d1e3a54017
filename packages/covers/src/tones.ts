import { type Lch, lch, mix } from "./oklch.ts";
import { type Mood, PALETTE_SPECS, type Palette, TIMES, type Time } from "./palettes.ts";
import type { Random } from "./random.ts";

/** Every colour a scene may use. */
export interface Tones {
  readonly time: Time;
  /** Dark enough for stars and lit windows. */
  readonly dark: boolean;
  /** From the top of the sky (0) to the horizon (1). */
  sky(t: number): Lch;
  /** From the farthest layer (0), nearly air, to the nearest (1). */
  land(t: number): Lch;
  /** Sun or moon. */
  readonly light: Lch;
  /** Lamplight: warm in every palette, the room one is at home in. */
  readonly lamp: Lch;
  /** Petals: between the low sky and a pale rose. */
  readonly bloom: Lch;
}

/** Lightness and chroma of the six places of a picture. */
type Exposure = Record<keyof Mood, readonly [number, number]>;

const EXPOSURES: Record<Time, Exposure> = {
  dawn: {
    top: [0.8, 0.055],
    middle: [0.86, 0.055],
    low: [0.925, 0.055],
    far: [0.8, 0.055],
    near: [0.36, 0.065],
    light: [0.955, 0.05],
  },
  day: {
    top: [0.79, 0.058],
    middle: [0.86, 0.045],
    low: [0.94, 0.03],
    far: [0.83, 0.045],
    near: [0.4, 0.07],
    light: [0.965, 0.025],
  },
  golden: {
    top: [0.74, 0.085],
    middle: [0.82, 0.09],
    low: [0.895, 0.085],
    far: [0.73, 0.08],
    near: [0.33, 0.075],
    light: [0.95, 0.08],
  },
  dusk: {
    top: [0.46, 0.085],
    middle: [0.62, 0.1],
    low: [0.81, 0.1],
    far: [0.6, 0.085],
    near: [0.23, 0.055],
    light: [0.92, 0.09],
  },
  evening: {
    top: [0.31, 0.068],
    middle: [0.42, 0.08],
    low: [0.61, 0.085],
    far: [0.45, 0.065],
    near: [0.19, 0.045],
    light: [0.93, 0.05],
  },
  night: {
    top: [0.215, 0.05],
    middle: [0.29, 0.058],
    low: [0.43, 0.065],
    far: [0.365, 0.06],
    near: [0.17, 0.04],
    light: [0.93, 0.045],
  },
};

const LAMP = lch(0.86, 0.13, 76);
const BLOOM = lch(0.87, 0.075, 8);

/** Shift of each hour towards the hue of the night, and the share of it that each place takes. */
const NIGHTFALL: Record<Time, number> = {
  dawn: 0,
  day: 0,
  golden: 0,
  dusk: 0.36,
  evening: 0.56,
  night: 0.68,
};
const TAKES_NIGHT: Record<keyof Mood, number> = {
  top: 1,
  middle: 0.85,
  low: 0.3,
  far: 0.8,
  near: 1,
  light: 0,
};

/** One of the hours a palette likes, among those a scene can be painted in. */
export function pickTime(random: Random, palette: Palette, possible: readonly [Time, ...Time[]]): Time {
  const { hours } = PALETTE_SPECS[palette];
  const weights = possible.map((time) => hours[TIMES.indexOf(time)] ?? 0);
  const drawn = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const upTo = (i: number) => weights.slice(0, i + 1).reduce((sum, weight) => sum + weight, 0);
  return possible.find((_, i) => drawn < upTo(i)) ?? possible[0];
}

export function createTones(random: Random, palette: Palette, time: Time): Tones {
  const { moods, night, vivid } = PALETTE_SPECS[palette];
  const hues = random.pick(moods);
  const exposure = EXPOSURES[time];
  const drift = random.between(-7, 7);
  const strength = vivid * random.between(0.85, 1.12);
  const key = random.between(-0.025, 0.02);
  const colour = (place: keyof Mood) => {
    const [l, c] = exposure[place];
    const hue = (hues[place] + drift + 360) % 360;
    const turn = ((night - hue + 540) % 360) - 180;
    return lch(l + key, c * strength, (hue + turn * NIGHTFALL[time] * TAKES_NIGHT[place] + 360) % 360);
  };
  const [top, middle, low, far, near] = [
    colour("top"),
    colour("middle"),
    colour("low"),
    colour("far"),
    colour("near"),
  ];
  return {
    time,
    dark: time === "evening" || time === "night",
    sky: (t) => (t < 0.55 ? mix(top, middle, t / 0.55) : mix(middle, low, (t - 0.55) / 0.45)),
    land: (t) => mix(far, near, t),
    light: colour("light"),
    lamp: LAMP,
    bloom: mix({ ...low, l: Math.max(low.l, 0.72) }, BLOOM, 0.6),
  };
}
