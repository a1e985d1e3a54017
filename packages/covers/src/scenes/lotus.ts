import { lch, mix, shade } from "../oklch.ts";
import { paintFlower } from "../parts/lotus-flower.ts";
import { band, paintHalo } from "../parts/sky.ts";
import { paintRipples } from "../parts/water.ts";
import { Pen } from "../pen.ts";
import type { Random } from "../random.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Height of the viewer's eye over the water. */
const FLAT = 0.4;
const LEAF = lch(0.5, 0.06, 152);

/** Leaves larger than this show their veins and throw a shadow. */
const NEAR = 110;

interface Pad {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** 0 far, 1 near. */
  readonly depth: number;
}

/** Looking down on a lotus pond: leaves, a flower or two, the light lying in the water. */
export const lotus: Scene = {
  name: "lotus",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, light, focus } = stage;
    const water = [0, 0.4, 1].map(
      (t) => [t, mix(tones.sky(1 - 0.9 * t), tones.land(0.6), 0.15 + 0.5 * t)] as const,
    );
    sheet.fill(band(0, HEIGHT), sheet.down(...water));
    paintHalo(stage, light.x, light.y, light.r * 4.6, 0.5);
    sheet.ellipse(light.x, light.y, light.r * 1.05, light.r * 0.92, sheet.plain(tones.light, 0.85));
    paintRipples(stage, { horizon: 40, left: () => 0, right: () => 1200, count: 24 }, tones.sky(1), 0.28);
    paintPads(stage, scatter(stage));
    paintFlower(stage, focus, random.between(470, 540), random.between(92, 120));
    const second = focus + (focus < light.x ? -1 : 1) * random.between(250, 330);
    if (random.chance(0.7)) paintFlower(stage, second, random.between(300, 360), random.between(46, 60));
  },
};

/** Leaves may touch but hardly cover one another, and leave the light free. */
function scatter({ random, light }: Stage): Pad[] {
  const pads: Pad[] = [];
  for (let attempt = 0; attempt < 160 && pads.length < 14; attempt++) {
    const depth = random.next() ** 0.8;
    const pad = {
      x: random.between(-40, 1240),
      y: 120 + depth * 670,
      r: 50 + depth * 165 * random.between(0.75, 1.1),
      depth,
    };
    const apart = (x: number, y: number, r: number) =>
      Math.hypot((x - pad.x) / 1.1, (y - pad.y) * 2.3) > (pad.r + r) * 0.93;
    if (apart(light.x, light.y, light.r * 1.6) && pads.every(({ x, y, r }) => apart(x, y, r))) pads.push(pad);
  }
  return pads;
}

/** Three depths are enough to the eye; the leaves of one depth are one shape, lit from one place. */
function paintPads(stage: Stage, pads: readonly Pad[]): void {
  const { sheet, tones, light } = stage;
  const shadows = new Pen();
  for (const { x, y, r } of pads) if (r > NEAR) shadows.ellipse(x + 4, y + r * 0.07, r, r * FLAT);
  sheet.fill(shadows, sheet.plain(tones.land(0.95), 0.3));
  const veins = new Pen();
  for (const level of [0, 1, 2]) {
    const leaves = new Pen();
    for (const pad of pads)
      if (Math.round(pad.depth * 2) === level) drawPad(stage.random, pad, leaves, veins);
    const tone = tones.land(0.3 + 0.24 * level);
    const green = mix(tone, { ...LEAF, l: tone.l }, 0.4);
    const paint = sheet.litFrom(
      light.x,
      light.y,
      760,
      [0.1, mix(green, tones.light, 0.4)],
      [1, shade(green, -0.03)],
    );
    sheet.fill(leaves, paint);
  }
  sheet.stroke(veins, sheet.plain(tones.light, 0.14), 2.2);
}

/** A round leaf, cut to its middle at one place. */
function drawPad(random: Random, { x, y, r }: Pad, leaves: Pen, veins: Pen): void {
  const notch = random.between(0.4, 2.7);
  const rim = (angle: number, reach = 1) =>
    [x + r * reach * Math.cos(angle), y + r * FLAT * reach * Math.sin(angle)] as const;
  leaves.move(x, y).line(...rim(notch));
  leaves.arc(r, r * FLAT, ...rim(notch - 0.22), { sweep: true, large: true }).close();
  if (r < NEAR) return;
  for (let i = 0; i < 6; i++) veins.move(x, y).line(...rim(notch + 0.5 + (i / 5) * 5.05, 0.84));
}
