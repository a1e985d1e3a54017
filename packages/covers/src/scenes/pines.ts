import { createNoise, fractal } from "../noise.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintHouse } from "../parts/house.ts";
import { groundUnder, paintLayer } from "../parts/layer.ts";
import { pine, treeTops } from "../parts/pine.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { Pen, type Point } from "../pen.ts";
import { heightAt, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Ridges with pines, as above Đà Lạt. */
export const pines: Scene = {
  name: "pines",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus } = stage;
    paintSky(stage, 470);
    if (tones.dark) paintStars(stage, 300, 32);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.36 });
    const at = (base: number, height: number, step: number, offset: number) =>
      ridge(noise, { base, height, scale: 470, step, offset });
    paintLayer(sheet, at(340, 80, 84, 0), {
      ridge: tones.land(0.04),
      mist: tones.sky(1),
      fog: 0.7,
      smooth: true,
    });
    paintLayer(sheet, at(425, 80, 84, 9.3), {
      ridge: tones.land(0.18),
      mist: tones.sky(1),
      fog: 0.6,
      smooth: true,
    });
    const wooded = treeTops(random, at(520, 70, 34, 19.1), 50);
    paintLayer(sheet, wooded, { ridge: tones.land(0.42), mist: tones.land(0.08), fog: 0.75, smooth: false });
    const meadow = at(640, 60, 84, 30.7);
    paintLayer(sheet, meadow, { ridge: tones.land(0.66), mist: tones.land(0.4), fog: 0.5, smooth: true });
    if (random.chance(0.5)) paintHouse(stage, focus, heightAt(meadow, focus) + 4, 56, tones.land(0.88));
    else paintBirds(stage, focus, random.between(210, 280));
    paintStand(stage, meadow, 0.8, { count: 5, low: 76, high: 136 });
    const near = at(770, 40, 84, 44.9);
    sheet.fill(groundUnder(near, { smooth: true }), sheet.plain(tones.land(1)));
    paintStand(stage, near, 1, { count: 4, low: 190, high: 400 });
  },
};

/** A loose group on the side away from the detail. */
function paintStand(
  { sheet, random, tones, focus }: Stage,
  ground: Point[],
  tone: number,
  size: { count: number; low: number; high: number },
): void {
  const pen = new Pen();
  const away = focus < 600 ? 1 : -1;
  for (let i = 0; i < size.count; i++) {
    const x = 600 + away * random.between(60, 560);
    pine(pen, random, x, heightAt(ground, x) + 8, random.between(size.low, size.high));
  }
  const lone = 600 - away * random.between(430, 560);
  pine(pen, random, lone, heightAt(ground, lone) + 8, size.low * 1.2);
  sheet.fill(pen, sheet.plain(tones.land(tone)));
}
