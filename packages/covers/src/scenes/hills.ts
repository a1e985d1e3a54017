import { createNoise, fractal } from "../noise.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintHouse } from "../parts/house.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintTree } from "../parts/tree.ts";
import type { Point } from "../pen.ts";
import { heightAt, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

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
    if (tones.dark) paintStars(stage, horizon - 60, 44);
    paintLight(stage);
    const detail = random.whole(1, layers - 2);
    for (let i = 0; i < layers; i++) {
      const depth = i / (layers - 1);
      const points = ridge(noise, {
        base: horizon + (790 - horizon) * depth ** 1.25 * 0.86,
        height: 60 + 50 * depth,
        scale: 330 + 260 * depth,
        step: 72,
        offset: i * 31.7,
      });
      const mist = tones.land(Math.max(0, depth * 0.6 - 0.1));
      paintLayer(sheet, points, { ridge: tones.land(depth ** 0.9), mist, fog: 0.6, smooth: true });
      if (i === detail) paintDetail(stage, points, depth);
    }
  },
};

/** One small thing to rest the eye on, or nothing. */
function paintDetail(stage: Stage, hill: readonly Point[], depth: number): void {
  const { random, tones, focus } = stage;
  const choice = random.next();
  const foot = heightAt(hill, focus) + 5;
  if (choice < 0.3) paintHouse(stage, focus, foot, 36 + 26 * depth, tones.land(Math.min(1, depth + 0.3)));
  else if (choice < 0.55)
    paintTree(stage, focus, foot, 80 + 90 * depth, tones.land(Math.min(1, depth + 0.25)));
  else if (choice < 0.8 && !tones.dark) paintBirds(stage, focus, 300);
}
