import { type Lch, lch, mix, shade } from "../oklch.ts";
import { paintRoofs } from "../parts/roofs.ts";
import { paintSky, paintStars } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import type { Scene, Stage } from "../scene.ts";

/** Silk lanterns over an old street in the evening. */
export const lanterns: Scene = {
  name: "lanterns",
  times: ["dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 760);
    if (tones.dark) paintStars(stage, 420, 25);
    paintRoofs(stage, { eaves: random.between(590, 640), size: 170, colour: tones.land(0.45), near: false });
    const haze = mix(tones.sky(1), tones.lamp, 0.3);
    sheet.ellipse(600, 800, 900, 330, sheet.glow([0, haze, 0.55], [1, haze, 0]));
    paintLights(stage);
    hangLanterns(stage, place(stage));
  },
};

interface Lantern {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly ry: number;
  readonly silk: Lch;
}

/** Side by side, never one before another, each at its own height; two silks to a picture. */
function place({ random }: Stage): Lantern[] {
  const count = random.whole(3, 4);
  const slot = 780 / count;
  const silks = [lch(0.71, 0.135, 66), lch(0.66, 0.15, random.pick([28, 42, 50]))] as const;
  return Array.from({ length: count }, (_, i) => {
    const r = slot * random.between(0.26, 0.38);
    const x = 210 + slot * (i + 0.5) + random.between(-0.1, 0.1) * slot;
    return {
      x,
      y: random.between(190, 430),
      r,
      ry: r * random.pick([0.84, 1, 1.26]),
      silk: random.pick(silks),
    };
  });
}

/** Lamps farther down the street, out of focus. */
function paintLights({ sheet, random, tones }: Stage): void {
  const soft = sheet.glow([0, tones.lamp, 0.4], [0.5, tones.lamp, 0.16], [1, tones.lamp, 0]);
  for (let i = 0; i < 5; i++) {
    sheet.circle(random.between(40, 1160), random.between(520, 740), random.between(18, 56), soft);
  }
}

function hangLanterns({ sheet, tones }: Stage, lanterns: readonly Lantern[]): void {
  const dark = tones.land(0.98);
  const strings = new Pen();
  const ribs = new Pen();
  const caps = new Pen();
  const tassels = new Pen();
  for (const { x, y, r, ry, silk } of lanterns) {
    sheet.circle(x, y, r * 3.2, sheet.glow([0, silk, 0.5], [0.45, silk, 0.16], [1, silk, 0]));
    const [core, rim] = [mix(silk, tones.lamp, 0.85), shade(silk, -0.14)];
    sheet.ellipse(x, y, r, ry, sheet.glow([0, core], [0.5, mix(silk, tones.lamp, 0.35)], [1, rim]));
    strings.move(x, -9).line(x, y - ry);
    for (const u of [-1.1, -0.5, 0, 0.5, 1.1]) ribs.move(x, y - ry).quad(x + u * r, y, x, y + ry);
    for (const side of [-1, 1]) {
      const [edge, tip] = [y + side * ry * 0.93, y + side * (ry + r * 0.1)];
      caps
        .move(x - r * 0.34, edge)
        .line(x + r * 0.34, edge)
        .line(x + r * 0.26, tip)
        .line(x - r * 0.26, tip)
        .close();
    }
    const knot = y + ry + r * 0.36;
    tassels.move(x, y + ry).line(x, knot);
    for (const u of [-0.08, 0, 0.08]) tassels.move(x, knot).line(x + u * r, knot + r * 0.6);
  }
  sheet.stroke(strings, sheet.plain(dark, 0.8), 2);
  sheet.stroke(ribs, sheet.plain(lch(0.5, 0.12, 45), 0.3), 1.6);
  sheet.fill(caps, sheet.plain(dark));
  sheet.stroke(tassels, sheet.plain(lch(0.6, 0.14, 45)), 3);
}
