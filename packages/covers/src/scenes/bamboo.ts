import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { leaf } from "../parts/leaf.ts";
import { paintLight, paintSky } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Thinner stems than this are too far to show their joints. */
const FAINT = 16;

/** A bamboo grove: stems in the mist, a few close by, the light between them. */
export const bamboo: Scene = {
  name: "bamboo",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { random, tones, sheet } = stage;
    paintSky(stage, 760);
    paintLight(stage, { full: true });
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.35 });
    const hill = ridge(noise, { base: 560, height: 90, scale: 520, step: 84, offset: 0 });
    paintLayer(sheet, hill, {
      ridge: mix(tones.land(0), tones.sky(1), 0.3),
      mist: tones.sky(1),
      fog: 0.8,
      smooth: true,
    });
    paintStand(stage, { count: 5, tone: 0.1, width: 14 });
    paintStand(stage, { count: 4, tone: 0.36, width: 22 });
    paintStand(stage, { count: 3, tone: 0.78, width: 38 });
  },
};

interface Stand {
  readonly count: number;
  /** Nearness, as a tone of the land. */
  readonly tone: number;
  readonly width: number;
}

interface Stem {
  readonly x: number;
  readonly lean: number;
  readonly half: number;
}

/** Stems of one distance. */
function paintStand(stage: Stage, stand: Stand): void {
  const { sheet, tones } = stage;
  const { tone, width } = stand;
  const stems = new Pen();
  const joints = new Pen();
  const leaves = new Pen();
  for (const stem of placeStems(stage, stand)) {
    const { x, lean, half } = stem;
    stems.move(x - half, HEIGHT).line(x + lean - half * 0.86, 0);
    stems
      .line(x + lean + half * 0.86, 0)
      .line(x + half, HEIGHT)
      .close();
    drawJoints(stage, stem, width, joints, leaves);
  }
  const colour = tones.land(tone);
  const lit = mix(colour, tones.light, 0.16);
  sheet.fill(stems, sheet.down([0, shade(colour, -0.01)], [0.55, lit], [1, colour]));
  if (width > FAINT) sheet.stroke(joints, sheet.plain(mix(colour, tones.sky(1), 0.5), 0.7), width / 9);
  sheet.fill(leaves, sheet.plain(shade(colour, -0.03), 0.94));
}

function placeStems({ random, light }: Stage, { count, tone, width }: Stand): Stem[] {
  return Array.from({ length: count }, (_, i) => {
    const place = ((i + random.between(0.1, 0.9)) / count) * 1160 + 20;
    // Close stems stand aside from the light.
    const clear = tone > 0.5 ? 150 : tone > 0.2 ? light.r : 0;
    const blocks = Math.abs(place - light.x) < clear;
    const x = blocks ? light.x + (place < light.x ? -1 : 1) * (clear + 40) : place;
    return { x, lean: random.between(-36, 36), half: (width / 2) * random.between(0.8, 1.2) };
  });
}

/** The joints of one stem from the top down, with leaves at some, most of them high up. */
function drawJoints(
  { random }: Stage,
  { x, lean, half }: Stem,
  width: number,
  joints: Pen,
  leaves: Pen,
): void {
  const gap = width * random.between(4.6, 6);
  for (let y = random.between(-gap, 0); y < HEIGHT; y += gap) {
    const cx = x + lean * (1 - y / HEIGHT);
    joints.move(cx - half, y).line(cx + half, y);
    const leafy = random.chance(width > FAINT ? 0.38 - (y / HEIGHT) * 0.34 : 0.1);
    if (y > 30 && leafy) spray(leaves, random.pick([-1, 1]), cx, y, width, random.between(3.2, 4.6));
  }
}

/** Angle below the level and share of the length of each leaf in a hand. */
const HAND = [
  [0.25, 1],
  [0.66, 0.88],
  [-0.2, 0.7],
  [1.08, 0.62],
] as const;

/** A drooping hand of leaves at a joint; far off three of them are enough. */
function spray(pen: Pen, side: number, x: number, y: number, width: number, reach: number): void {
  const length = width * reach;
  for (const [drop, share] of width > 30 ? HAND : HAND.slice(0, 3)) {
    leaf(pen, x + side * width * 0.4, y, side > 0 ? drop : Math.PI - drop, length * share, length * 0.1);
  }
}
