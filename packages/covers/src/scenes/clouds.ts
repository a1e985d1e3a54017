import { createNoise, crested, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Peaks above a sea of clouds. */
export const clouds: Scene = {
  name: "clouds",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus } = stage;
    paintSky(stage, 520);
    if (tones.dark) paintStars(stage, 320, 42);
    paintLight(stage);
    const noise = crested(createNoise(random), { octaves: 4, gain: 0.4 });
    const layers = 3;
    for (let i = 0; i < layers; i++) {
      const depth = i / (layers - 1);
      const points = ridge(noise, {
        base: 450 + depth * 170,
        height: 130 - depth * 30,
        scale: 420,
        step: 40,
        offset: i * 11.3,
      });
      paintLayer(sheet, points, {
        ridge: tones.land(0.12 + depth * 0.55),
        mist: tones.sky(1),
        fog: 0.5,
        smooth: false,
      });
      paintCloudBank(stage, 500 + depth * 170, depth);
    }
    paintCloudBank(stage, 705, 1.2);
    paintCloudBank(stage, 770, 1.5);
    if (random.chance(0.6)) paintBirds(stage, focus, random.between(230, 300));
  },
};

/** Heaped heads of many sizes on a slow swell, lit from above, dissolving downwards. */
function paintCloudBank({ sheet, random, tones }: Stage, y: number, depth: number): void {
  const swell = fractal(createNoise(random), { octaves: 2, gain: 0.4 });
  const pen = new Pen().move(-60, HEIGHT).line(-60, y);
  for (let x = -60; x < 1260; ) {
    const width = (46 + 150 * random.next() ** 2) * (0.5 + 0.55 * depth);
    x += width;
    const r = width * random.between(0.51, 0.66);
    pen.arc(r, r * random.between(0.62, 0.85), x, y - 46 * swell(x / 260) * (0.6 + 0.5 * depth), {
      sweep: true,
    });
  }
  pen.line(1320, HEIGHT).close();
  const head = mix(tones.sky(1), tones.light, tones.dark ? 0.1 : 0.42);
  const body = mix(tones.sky(0.85), tones.land(0.2 + 0.16 * depth), 0.5);
  sheet.fill(pen, sheet.down([0, head, 0.92], [0.3, body, 0.7], [1, body, 0.25]));
}
