import { createNoise, crested, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintReeds } from "../parts/reeds.ts";
import { band, paintHalo, paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintRipples, paintWater } from "../parts/water.ts";
import { Pen, type Point } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Mountains and their image in still water. */
export const lake: Scene = {
  name: "lake",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, light, focus } = stage;
    const shore = random.whole(430, 500);
    paintSky(stage, shore);
    if (tones.dark) paintStars(stage, shore - 160, 28);
    paintLight(stage);
    paintWater(stage, shore, tones.land(0.5));
    paintHalo(stage, light.x, 2 * shore - light.y, light.r * 2.4, 0.45);
    const count = random.whole(2, 3);
    for (let i = 0; i < count; i++) paintRange(stage, shore, i / (count - 1), i);
    const veil = mix(tones.land(0.3), tones.sky(0.8), 0.5);
    sheet.fill(band(shore, HEIGHT), sheet.down([0, veil, 0.15], [1, tones.land(0.85), 0.6]));
    sheet.fill(
      band(shore - 26, shore + 22),
      sheet.down([0, tones.sky(1), 0], [0.5, tones.sky(1), 0.55], [1, tones.sky(1), 0]),
    );
    paintRipples(
      stage,
      { horizon: shore, left: () => 0, right: () => 1200, count: 20 },
      tones.sky(0.95),
      0.3,
    );
    if (random.chance(0.5)) paintReeds(stage, focus < 600 ? -1 : 1);
    if (random.chance(0.5))
      paintBoat(
        stage,
        focus,
        shore + random.between(90, 150),
        random.pick([-1, 1]) * random.between(80, 120),
        tones.land(1),
        true,
      );
    else paintBirds(stage, focus, random.between(150, 230));
  },
};

/** A range drawn together with its image, in one outline about the shore. */
function paintRange({ sheet, random, tones }: Stage, shore: number, depth: number, i: number): void {
  const rocky = random.chance(0.7);
  const noise = (rocky ? crested : fractal)(createNoise(random), { octaves: rocky ? 4 : 4, gain: 0.42 });
  const points = ridge(noise, {
    base: shore - 70 + depth * 40,
    height: 120 - depth * 70,
    scale: 300 - depth * 60,
    step: 44,
    offset: i * 13,
  });
  const top = points.map(([x, y]): Point => [x, Math.min(y, shore - 3)]);
  const image = top.map(([x, y]): Point => [x, 2 * shore - y]).reverse();
  const colour = tones.land(0.06 + depth * 0.5);
  const mist = mix(colour, tones.sky(1), 0.45);
  sheet.fill(
    new Pen().move(-48, shore).lines(top).lines(image).close(),
    sheet.down([0, colour], [0.5, mist], [1, colour]),
  );
}
