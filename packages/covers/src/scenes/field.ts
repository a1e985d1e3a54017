import { createNoise, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars, paintStreaks } from "../parts/sky.ts";
import { paintTree } from "../parts/tree.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, heightAt, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** One old tree in a wide field. */
export const field: Scene = {
  name: "field",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus } = stage;
    const horizon = random.between(490, 560);
    paintSky(stage, horizon + 20);
    if (tones.dark) paintStars(stage, horizon - 60, 56);
    paintLight(stage);
    paintStreaks(stage, horizon - 40, random.whole(1, 3));
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.35 });
    const at = (base: number, height: number, offset: number) =>
      ridge(noise, { base, height, scale: 620, step: 96, offset });
    paintLayer(sheet, at(horizon, 44, 0), {
      ridge: tones.land(0.12),
      mist: tones.sky(1),
      fog: 0.5,
      smooth: true,
    });
    paintLayer(sheet, at(horizon + 46, 36, 6.4), {
      ridge: tones.land(0.34),
      mist: tones.land(0.16),
      fog: 0.5,
      smooth: true,
    });
    const meadow = at(horizon + 110, 54, 13.3);
    const grass = mix(tones.land(0.6), tones.light, tones.dark ? 0 : 0.1);
    paintLayer(sheet, meadow, { ridge: grass, mist: tones.land(0.85), fog: 0.8, smooth: true });
    paintTree(stage, focus, heightAt(meadow, focus) + 4, random.between(250, 330), tones.land(0.9));
    paintGrass(stage);
    if (random.chance(0.6)) paintBirds(stage, stage.light.x, random.between(330, 400));
  },
};

/** Blades along the lower edge, two tones. */
function paintGrass({ sheet, random, tones }: Stage): void {
  for (const [tone, top] of [
    [0.8, 690],
    [1, 750],
  ] as const) {
    const pen = new Pen().move(-20, HEIGHT).line(-20, top);
    for (let x = -20; x < 1230; ) {
      const step = random.between(16, 40);
      pen.line(x + step * 0.5 + random.between(-16, 16), top - random.between(18, 66));
      pen.line(x + step, top + random.between(-5, 5));
      x += step;
    }
    sheet.fill(pen.line(1250, HEIGHT).close(), sheet.plain(tones.land(tone)));
  }
}
