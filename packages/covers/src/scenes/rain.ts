import { createNoise, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintRoofs } from "../parts/roofs.ts";
import { band, paintSky } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Rain over old roofs, with a few windows lit. */
export const rain: Scene = {
  name: "rain",
  times: ["day", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 520);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
    const far = ridge(noise, { base: 360, height: 80, scale: 420, step: 84, offset: 3 });
    paintLayer(sheet, far, {
      ridge: mix(tones.land(0), tones.sky(0.8), 0.45),
      mist: tones.sky(1),
      fog: 0.8,
      smooth: true,
    });
    const rows = random.whole(2, 3);
    for (let i = 0; i < rows; i++) {
      const depth = (i + 1) / rows;
      paintRoofs(stage, {
        eaves: 340 + depth * 270,
        size: 100 + depth * 150,
        colour: tones.land(0.2 + depth * 0.62),
        near: depth === 1,
      });
      const mist = mix(tones.land(0.15), tones.sky(1), 0.6);
      if (depth < 1) sheet.fill(band(420 + depth * 160, HEIGHT), sheet.down([0, mist, 0], [0.5, mist, 0.7]));
    }
    paintRain(stage);
  },
};

/** Two sheets of rain in one wind: far and fine, near and long. */
function paintRain({ sheet, random, tones }: Stage): void {
  const wind = random.pick([-1, 1]) * random.between(0.1, 0.36);
  for (const { count, length, width, alpha } of [
    { count: 48, length: 44, width: 1.5, alpha: 0.34 },
    { count: 24, length: 96, width: 2.2, alpha: 0.3 },
  ]) {
    const pen = new Pen();
    for (let i = 0; i < count; i++) {
      const [x, y] = [((i + random.next()) / count) * 1240 - 20, random.between(-40, 780)];
      const fall = length * random.between(0.7, 1.3);
      pen.move(x, y).line(x + wind * fall, y + fall);
    }
    sheet.stroke(pen, sheet.plain(mix(tones.sky(1), tones.light, 0.6), alpha), width);
  }
}
