import { createNoise, fractal } from "../noise.ts";
import { paintHouse } from "../parts/house.ts";
import { groundUnder, paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintTree } from "../parts/tree.ts";
import { Pen } from "../pen.ts";
import { heightAt, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A clear night, one small house with its lamp lit. */
export const nightHouse: Scene = {
  name: "night-house",
  times: ["evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus } = stage;
    const horizon = random.between(470, 540);
    paintSky(stage, horizon + 40);
    paintMilkyWay(stage);
    paintStars(stage, horizon - 20, 58);
    if (random.chance(0.5)) paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 4, gain: 0.36 });
    const at = (base: number, height: number, offset: number) =>
      ridge(noise, { base, height, scale: 560, step: 96, offset });
    paintLayer(sheet, at(horizon, 70, 0), {
      ridge: tones.land(0.2),
      mist: tones.sky(1),
      fog: 0.4,
      smooth: true,
    });
    paintLayer(sheet, at(horizon + 80, 60, 8.2), {
      ridge: tones.land(0.48),
      mist: tones.land(0.2),
      fog: 0.5,
      smooth: true,
    });
    const hill = at(horizon + 150, 60, 17.9);
    paintLayer(sheet, hill, { ridge: tones.land(0.74), mist: tones.land(0.5), fog: 0.4, smooth: true });
    const size = random.between(64, 92);
    const y = heightAt(hill, focus) + 8;
    const side = focus < 600 ? 1 : -1;
    paintTree(
      stage,
      focus + side * size * 1.25,
      heightAt(hill, focus + side * size * 1.25) + 6,
      size * 1.9,
      tones.land(0.94),
    );
    paintHouse(stage, focus, y, size, tones.land(0.92));
    const path = new Pen()
      .move(focus + size * 0.1, y + size * 0.1)
      .cubic(focus + side * 30, y + 70, focus - side * 60, y + 90, focus + side * 40, 830);
    path
      .line(focus + side * 160, 830)
      .cubic(focus + side * 10, y + 100, focus + side * 90, y + 66, focus + size * 0.27, y + size * 0.1)
      .close();
    sheet.fill(path, sheet.down([0, tones.lamp, 0.5], [0.6, tones.lamp, 0.06]));
    sheet.fill(groundUnder(at(horizon + 260, 40, 27.1), { smooth: true }), sheet.plain(tones.land(0.97)));
  },
};

/** A slanting veil of very faint light. */
function paintMilkyWay({ sheet, random, tones }: Stage): void {
  const veil = sheet.glow([0, tones.sky(1), 0.34], [0.5, tones.sky(1), 0.14], [1, tones.sky(1), 0]);
  const lean = random.pick([-1, 1]);
  for (let i = 0; i < 3; i++)
    sheet.ellipse(
      600 + lean * (i - 1) * 260,
      330 - i * 76,
      random.between(230, 340),
      random.between(110, 170),
      veil,
    );
}
