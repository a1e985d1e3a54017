/**
 * The colour families of the categories. A mood names hues only (OKLCH degrees); how light and how strong they
 * are follows from the time of day. Stops of one sky lie close on the wheel, so no ramp crosses a foreign hue.
 */
export const PALETTES = [
  "wine",
  "sage",
  "dusk",
  "sand",
  "moss",
  "sea",
  "night",
  "clay",
  "plum",
  "mist",
  "amber",
  "river",
  "rose",
] as const;

export type Palette = (typeof PALETTES)[number];

export const TIMES = ["dawn", "day", "golden", "dusk", "evening", "night"] as const;

export type Time = (typeof TIMES)[number];

export interface Mood {
  readonly top: number;
  readonly middle: number;
  readonly low: number;
  readonly far: number;
  readonly near: number;
  readonly light: number;
}

interface PaletteSpec {
  readonly moods: readonly [Mood, ...Mood[]];
  /**
   * Where the hues move as it gets dark. A dark yellow is olive and a dark orange is mud, so each family has its
   * own night near enough that all its hues turn the same way.
   */
  readonly night: number;
  /** Saturation of the colours; 1 is usual. */
  readonly vivid: number;
  /** Weight of each time of day, in the order of TIMES. */
  readonly hours: readonly [number, number, number, number, number, number];
}

const mood = (top: number, middle: number, low: number, far: number, near: number, light: number): Mood => ({
  top,
  middle,
  low,
  far,
  near,
  light,
});

export const PALETTE_SPECS: Record<Palette, PaletteSpec> = {
  wine: {
    moods: [mood(10, 22, 52, 15, 10, 75), mood(335, 5, 40, 0, 355, 65), mood(55, 42, 28, 20, 15, 80)],
    night: 325,
    vivid: 1,
    hours: [2, 1, 2, 3, 1, 2],
  },
  sage: {
    moods: [
      mood(175, 150, 105, 155, 162, 95),
      mood(70, 85, 100, 140, 168, 85),
      mood(215, 180, 125, 168, 155, 95),
    ],
    night: 225,
    vivid: 0.75,
    hours: [3, 3, 2, 1, 1, 1],
  },
  dusk: {
    moods: [
      mood(288, 330, 42, 320, 290, 65),
      mood(265, 310, 12, 300, 278, 55),
      mood(310, 350, 60, 340, 300, 75),
    ],
    night: 280,
    vivid: 1,
    hours: [1, 0, 1, 4, 3, 2],
  },
  sand: {
    moods: [mood(88, 82, 75, 70, 52, 92), mood(55, 68, 86, 60, 38, 90), mood(86, 80, 72, 92, 195, 85)],
    night: 305,
    vivid: 0.8,
    hours: [2, 3, 3, 2, 1, 1],
  },
  moss: {
    moods: [
      mood(112, 115, 105, 125, 138, 100),
      mood(185, 145, 105, 138, 132, 95),
      mood(78, 92, 105, 115, 150, 88),
    ],
    night: 215,
    vivid: 0.85,
    hours: [3, 2, 2, 1, 1, 1],
  },
  sea: {
    moods: [
      mood(238, 222, 195, 222, 242, 88),
      mood(252, 310, 42, 262, 250, 60),
      mood(215, 200, 165, 212, 228, 92),
    ],
    night: 265,
    vivid: 1,
    hours: [2, 2, 1, 2, 1, 2],
  },
  night: {
    moods: [
      mood(265, 264, 252, 260, 266, 85),
      mood(285, 282, 318, 290, 278, 70),
      mood(240, 244, 215, 238, 250, 90),
    ],
    night: 268,
    vivid: 1,
    hours: [0, 0, 0, 1, 3, 6],
  },
  clay: {
    moods: [mood(48, 44, 66, 40, 30, 80), mood(32, 50, 76, 36, 352, 80), mood(72, 60, 44, 46, 205, 85)],
    night: 335,
    vivid: 1,
    hours: [2, 2, 3, 2, 1, 1],
  },
  plum: {
    moods: [
      mood(320, 335, 2, 330, 320, 60),
      mood(298, 322, 355, 314, 308, 50),
      mood(345, 352, 32, 336, 325, 70),
    ],
    night: 300,
    vivid: 0.95,
    hours: [2, 1, 1, 3, 2, 2],
  },
  mist: {
    moods: [
      mood(240, 235, 220, 235, 246, 85),
      mood(195, 190, 150, 195, 205, 90),
      mood(285, 320, 45, 290, 275, 70),
    ],
    night: 265,
    vivid: 0.5,
    hours: [4, 4, 1, 1, 1, 1],
  },
  amber: {
    moods: [mood(58, 70, 86, 64, 38, 90), mood(28, 54, 82, 50, 18, 85), mood(84, 80, 72, 74, 330, 92)],
    night: 305,
    vivid: 1.1,
    hours: [2, 1, 4, 3, 1, 1],
  },
  river: {
    moods: [
      mood(212, 200, 172, 202, 216, 92),
      mood(195, 168, 112, 184, 204, 95),
      mood(232, 292, 50, 235, 222, 65),
    ],
    night: 250,
    vivid: 0.9,
    hours: [3, 2, 1, 2, 1, 1],
  },
  rose: {
    moods: [mood(0, 12, 36, 5, 355, 70), mood(338, 0, 52, 355, 340, 75), mood(50, 30, 10, 12, 2, 80)],
    night: 320,
    vivid: 0.9,
    hours: [3, 2, 2, 2, 1, 1],
  },
};

export const isPalette = (name: string): name is Palette => PALETTES.some((palette) => palette === name);
