import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintRipples, paintWater } from "../parts/water.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Paper lights set on the river, drifting away. */
export const wishes: Scene = {
  name: "wishes",
  times: ["dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const horizon = random.whole(310, 370);
    paintSky(stage, horizon);
    if (tones.dark) paintStars(stage, horizon - 60, 25);
    if (random.chance(0.6)) paintLight(stage, { y: Math.min(stage.light.y, horizon - 110) });
    const noise = fractal(createNoise(random), { octaves: 4, gain: 0.4 });
    for (const i of [0, 1]) {
      const bank = ridge(noise, {
        base: horizon - 46 + i * 30,
        height: 56 - i * 32,
        scale: 400,
        step: 60,
        offset: i * 12,
      });
      paintLayer(sheet, bank, {
        ridge: tones.land(0.3 + i * 0.4),
        mist: tones.land(0.2),
        fog: 0.4,
        smooth: true,
      });
    }
    paintWater(stage, horizon, tones.land(0.9));
    paintRipples(stage, { horizon, left: () => 0, right: () => 1200, count: 36 }, tones.sky(0.9), 0.22);
    const bend = random.pick([-1, 1]) * random.between(120, 260);
    const count = 15;
    const lights = Array.from({ length: count }, (_, i) => {
      const t = ((i + random.next()) / count) ** 1.6;
      const middle = 600 + bend * Math.sin(t * 3.4 + 0.4) * (1 - t * 0.4);
      const spread = random.between(-1, 1) * (24 + 380 * t);
      return { x: middle + spread, y: horizon + 14 + t * (HEIGHT - 130 - horizon), r: 5 + 32 * t };
    });
    paintPaperLights(stage, lights);
  },
};

interface PaperLight {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Folded paper cups with a flame inside, the glow of each, and its trembling image. */
function paintPaperLights({ sheet, random, tones }: Stage, lights: readonly PaperLight[]): void {
  const { lamp, bloom } = tones;
  const glow = sheet.glow([0, lamp, 0.55], [0.35, lamp, 0.2], [1, lamp, 0]);
  const cups = new Pen();
  const flames = new Pen();
  const images = new Pen();
  for (const { x, y, r } of lights) {
    sheet.circle(x, y, r * 3.6, glow);
    for (const n of [1, 2, 3]) {
      const half = r * random.between(0.3, 0.8) * (1 - n * 0.16);
      images.move(x - half, y + r * (0.3 + n * 0.62)).line(x + half, y + r * (0.3 + n * 0.62));
    }
    if (r > 11) drawCup(cups, x, y, r);
    flames.move(x, y - r * 0.3).dot();
  }
  sheet.stroke(images, sheet.plain(lamp, 0.4), 4);
  sheet.fill(cups, sheet.plain(mix(shade(lamp, -0.06), bloom, 0.4)));
  sheet.stroke(flames, sheet.plain(shade(lamp, 0.08)), 9);
}

/** Four pointed petals and a round bottom. */
function drawCup(pen: Pen, x: number, y: number, r: number): void {
  pen.move(x - r, y - r * 0.5).quad(x - r * 0.62, y - r * 0.1, x - r * 0.42, y - r * 0.62);
  pen
    .quad(x - r * 0.2, y - r * 0.2, x, y - r * 0.72)
    .quad(x + r * 0.2, y - r * 0.2, x + r * 0.42, y - r * 0.62);
  pen.quad(x + r * 0.62, y - r * 0.1, x + r, y - r * 0.5).quad(x + r * 0.8, y + r * 0.4, x, y + r * 0.4);
  pen.quad(x - r * 0.8, y + r * 0.4, x - r, y - r * 0.5).close();
}
