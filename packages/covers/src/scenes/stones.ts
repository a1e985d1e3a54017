import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintLightPath, paintRipples, paintWater } from "../parts/water.ts";
import { Pen } from "../pen.ts";
import { ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Stones laid one upon another in still water. */
export const stones: Scene = {
  name: "stones",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus } = stage;
    const horizon = random.whole(400, 460);
    paintSky(stage, horizon);
    if (tones.dark) paintStars(stage, horizon - 80, 36);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
    const far = ridge(noise, { base: horizon - 30, height: 46, scale: 420, step: 72, offset: 0 });
    paintLayer(sheet, far, { ridge: tones.land(0.1), mist: tones.sky(1), fog: 0.7, smooth: true });
    paintWater(stage, horizon, tones.land(0.62));
    paintLightPath(stage, horizon);
    paintRipples(stage, { horizon, left: () => 0, right: () => 1200, count: 14 }, tones.sky(0.9), 0.2);
    const side = focus < 600 ? -1 : 1;
    paintPile(stage, focus, 668, random.between(230, 270), random.whole(4, 5));
    paintPile(stage, focus + side * random.between(200, 250), 640, random.between(110, 140), 1);
  },
};

/** The largest at the bottom, half under water; each lies a little aside of the one below. */
function paintPile(stage: Stage, x: number, water: number, width: number, count: number): void {
  const { sheet, random, tones, light } = stage;
  const images = new Pen();
  let [cx, top, w] = [x, water, width];
  for (let i = 0; i < count; i++) {
    const h = w * random.between(0.36, 0.5);
    const sunk = i === 0 ? h * 0.42 : 0;
    const y = top - h / 2 + sunk + (i === 0 ? 0 : 4);
    images.ellipse(cx, 2 * water - y, w / 2, h / 2);
    const stone = mix(tones.land(random.pick([0.62, 0.72, 0.82])), tones.sky(0.6), 0.1);
    const [lit, dim] = [mix(stone, tones.light, 0.34), shade(stone, -0.06)];
    sheet.fill(
      pebble(cx, y, w, h, sunk),
      light.x < x ? sheet.across([0, lit], [0.8, dim]) : sheet.across([0.2, dim], [1, lit]),
    );
    top = y - h / 2;
    cx += random.between(-0.07, 0.07) * w;
    w *= random.between(0.64, 0.8);
  }
  sheet.fill(images, sheet.down([0, tones.land(0.85), 0.4], [1, tones.land(0.85), 0.08]));
  const seam = new Pen().move(x - width * 0.56, water).line(x + width * 0.56, water);
  sheet.stroke(seam, sheet.plain(tones.light, 0.4), 2.4);
}

/** Rounder above than below; `sunk` cuts off what the water hides. */
function pebble(x: number, y: number, w: number, h: number, sunk: number): Pen {
  const low = sunk > 0 ? y + h / 2 - sunk : y + h / 2;
  const pen = new Pen().move(x - w / 2, y + h * 0.06);
  pen.cubic(x - w * 0.46, y - h * 0.42, x - w * 0.18, y - h / 2, x + w * 0.03, y - h / 2);
  pen.cubic(x + w * 0.3, y - h / 2, x + w * 0.5, y - h * 0.26, x + w / 2, y + h * 0.06);
  if (sunk > 0)
    return pen
      .line(x + w * 0.49, low)
      .line(x - w * 0.49, low)
      .close();
  pen.cubic(x + w * 0.46, y + h * 0.4, x + w * 0.2, low, x, low);
  return pen.cubic(x - w * 0.26, low, x - w * 0.49, y + h * 0.4, x - w / 2, y + h * 0.06).close();
}
