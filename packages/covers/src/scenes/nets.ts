import { createNoise, fractal } from "../noise.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintLayer } from "../parts/layer.ts";
import { band, paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintLightPath, paintRipples, paintWater } from "../parts/water.ts";
import { Pen } from "../pen.ts";
import { ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A lift net over a calm lagoon, as along the coast of Quảng Nam. */
export const nets: Scene = {
  name: "nets",
  times: ["dawn", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, focus, light } = stage;
    const horizon = random.whole(470, 530);
    paintSky(stage, horizon);
    if (tones.dark) paintStars(stage, horizon - 100, 35);
    paintLight(stage, random.chance(0.5) ? { y: horizon - random.between(90, 150), full: true } : {});
    const noise = fractal(createNoise(random), { octaves: 4, gain: 0.4 });
    const shore = ridge(noise, { base: horizon - 26, height: 34, scale: 380, step: 64, offset: 0 });
    paintLayer(sheet, shore, { ridge: tones.land(0.12), mist: tones.sky(1), fog: 0.6, smooth: true });
    paintWater(stage, horizon, tones.land(0.6));
    sheet.fill(
      band(horizon - 20, horizon + 20),
      sheet.down([0, tones.sky(1), 0], [0.5, tones.sky(1), 0.5], [1, tones.sky(1), 0]),
    );
    paintLightPath(stage, horizon);
    paintRipples(stage, { horizon, left: () => 0, right: () => 1200, count: 30 }, tones.land(0.85), 0.16);
    const side = focus < 600 ? -1 : 1;
    paintNet(stage, focus - side * 30, horizon + 70, side, random.between(0.9, 1.12));
    paintBoat(
      stage,
      light.x + side * random.between(-60, 30),
      horizon + random.between(120, 170),
      -side * random.between(90, 120),
      tones.land(1),
      true,
    );
  },
};

/** Two crossed bows hold the net by its corners; a long pole on the bank side lifts it. */
function paintNet({ sheet, tones }: Stage, x: number, water: number, side: number, size: number): void {
  const at = (u: number, v: number) => [x + u * side * size, water - v * size] as const;
  const dark = tones.land(0.98);
  const mesh = new Pen()
    .move(...at(-190, 96))
    .quad(...at(-20, -10), ...at(170, 92))
    .quad(...at(120, 104), ...at(70, 120));
  mesh.quad(...at(-20, 60), ...at(-96, 124)).close();
  sheet.fill(mesh, sheet.down([0, dark, 0.1], [1, dark, 0.42]));
  const threads = new Pen();
  for (const u of [-140, -95, -50, -10, 30, 75, 120])
    threads.move(...at(u * 0.55, 106)).quad(...at(u * 0.8, 70), ...at(u, 52 + (u / 190) ** 2 * 40));
  sheet.stroke(threads, sheet.plain(dark, 0.35), 1.4);
  const bows = new Pen();
  bows
    .move(...at(-190, 96))
    .quad(...at(-110, 215), ...at(-10, 222))
    .quad(...at(50, 216), ...at(70, 120));
  bows
    .move(...at(170, 92))
    .quad(...at(100, 210), ...at(-10, 222))
    .quad(...at(-66, 212), ...at(-96, 124));
  sheet.stroke(bows, sheet.plain(dark), 4 * size);
  sheet.stroke(new Pen().move(...at(-10, 222)).line(...at(-10, 264)), sheet.plain(dark), 2.4);
  const frame = new Pen();
  frame.move(...at(-10, 264)).line(...at(300, 150));
  frame
    .move(...at(258, -26))
    .line(...at(286, 156))
    .move(...at(330, -26))
    .line(...at(286, 156));
  frame.move(...at(268, 40)).line(...at(312, 40));
  sheet.stroke(frame, sheet.plain(dark), 5.4 * size);
  sheet.stroke(new Pen().move(...at(300, 150)).line(...at(420, -30)), sheet.plain(dark, 0.8), 2.2);
  const image = new Pen()
    .move(...at(258, -32))
    .line(...at(268, -100))
    .move(...at(330, -32))
    .line(...at(316, -100));
  sheet.stroke(image, sheet.plain(dark, 0.26), 5.4 * size);
}
