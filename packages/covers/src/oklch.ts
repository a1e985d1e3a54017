/** Colour in OKLCH: equal steps look equal, so ramps stay clean where sRGB would turn grey or muddy. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** sRGB, each channel in [0, 1]. */
export type Rgb = readonly [number, number, number];

export const lch = (l: number, c: number, h: number): Lch => ({ l, c, h });

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function linearRgb({ l, c, h }: Lch): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Out of gamut, chroma gives way and lightness and hue stay: that is what the eye would miss. */
export function toRgb(colour: Lch): Rgb {
  let c = colour.c;
  for (let attempt = 0; attempt < 24; attempt++) {
    const rgb = linearRgb({ ...colour, c });
    if (rgb.every((v) => v >= -0.0005 && v <= 1.0005)) break;
    c *= 0.92;
  }
  const [r, g, b] = linearRgb({ ...colour, c });
  const clip = (v: number) => Math.min(1, Math.max(0, encode(Math.max(0, v))));
  return [clip(r), clip(g), clip(b)];
}

/** Beyond this, the way round the wheel would pass through hues that neither colour has. */
const NEIGHBOURS = 75;

/** Neighbouring hues mix along the wheel and keep their strength; distant ones mix straight across, through grey. */
export function mix(from: Lch, to: Lch, t: number): Lch {
  const turn = ((((to.h - from.h) % 360) + 540) % 360) - 180;
  const l = from.l + (to.l - from.l) * t;
  if (Math.abs(turn) <= NEIGHBOURS) {
    return { l, c: from.c + (to.c - from.c) * t, h: (from.h + turn * t + 360) % 360 };
  }
  const angle = (h: number) => (h * Math.PI) / 180;
  const a = from.c * Math.cos(angle(from.h)) * (1 - t) + to.c * Math.cos(angle(to.h)) * t;
  const b = from.c * Math.sin(angle(from.h)) * (1 - t) + to.c * Math.sin(angle(to.h)) * t;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The same hue, lighter or darker, with its chroma scaled. */
export const shade = (colour: Lch, lighter: number, chroma = 1): Lch => ({
  l: Math.min(0.965, Math.max(0.13, colour.l + lighter)),
  c: colour.c * chroma,
  h: colour.h,
});

const pair = (v: number) =>
  Math.round(v * 255)
    .toString(16)
    .padStart(2, "0");

export const rgbHex = ([r, g, b]: Rgb) => `#${pair(r)}${pair(g)}${pair(b)}`;

/** #rrggbb, or #rrggbbaa when it is not opaque. */
export const hex = (colour: Lch, alpha = 1) => rgbHex(toRgb(colour)) + (alpha < 1 ? pair(alpha) : "");
