import { createNoise, fractal } from "../noise.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky } from "../parts/sky.ts";
import { ridge } from "../ridge.ts";
import type { Scene } from "../scene.ts";

/** Hill behind hill, each with mist at its foot. */
export const hills: Scene = {
  name: "hills",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const horizon = random.between(330, 450);
    const layers = random.whole(4, 7);
    const noise = fractal(createNoise(random), { octaves: 4, gain: random.between(0.3, 0.42) });
    paintSky(stage, horizon + 60);
    paintLight(stage);
    for (let i = 0; i < layers; i++) {
      const depth = i / (layers - 1);
      const points = ridge(noise, {
        base: horizon + (790 - horizon) * depth ** 1.25 * 0.86,
        height: 60 + 50 * depth,
        scale: 330 + 260 * depth,
        step: 64,
        offset: i * 31.7,
      });
      paintLayer(sheet, points, {
        ridge: tones.land(depth ** 0.9),
        mist: tones.land(Math.max(0, depth * 0.6 - 0.1)),
        fog: 0.6,
        smooth: true,
      });
    }
  },
};
