import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { grove } from "../parts/tree.ts";
import { paintRipples, paintWater } from "../parts/water.ts";
import { Pen } from "../pen.ts";
import { ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A round bridge that closes to a ring with its image in the water. */
export const bridge: Scene = {
  name: "bridge",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const water = random.whole(480, 520);
    paintSky(stage, water);
    if (tones.dark) paintStars(stage, water - 160, 30);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
    const far = ridge(noise, { base: water - 80, height: 70, scale: 420, step: 72, offset: 0 });
    paintLayer(sheet, far, { ridge: tones.land(0.1), mist: tones.sky(1), fog: 0.7, smooth: true });
    paintWater(stage, water, tones.land(0.6));
    const x = 600 + random.between(-70, 70);
    const stone = tones.land(0.72);
    paintTrees(stage, water, x);
    const [wide, high] = [random.between(330, 400), random.between(0.86, 1.06)];
    const veil = mix(stone, tones.sky(0.8), 0.3);
    sheet.fillAround(span(x, water, wide, -high), sheet.down([0, veil, 0.55], [1, veil, 0.1]));
    sheet.fillAround(
      span(x, water, wide, high),
      sheet.down([0, mix(stone, tones.light, 0.14)], [1, shade(stone, -0.04)]),
    );
    paintRailing(stage, x, water, wide, high);
    paintRipples(stage, { horizon: water, left: () => 0, right: () => 1200, count: 27 }, tones.sky(1), 0.28);
    if (random.chance(0.6))
      paintBoat(
        stage,
        x + random.between(-40, 40),
        water + 84,
        random.pick([-1, 1]) * 96,
        tones.land(1),
        true,
      );
  },
};

/** Rise of the roadway above the water, at `u` from the middle (0) to an end (1). */
const deck = (wide: number, high: number, u: number) =>
  0.5 * wide * high * (1 - u ** 2) ** 1.4 + 26 * Math.sign(high);

/** The bridge with its round opening; a negative `high` draws its image. */
function span(x: number, water: number, wide: number, high: number): Pen {
  const pen = new Pen().move(-20, water).line(-20, water - 26 * Math.sign(high));
  for (let i = -8; i <= 8; i++) pen.line(x + (i / 8) * wide, water - deck(wide, high, i / 8));
  pen
    .line(1220, water - 26 * Math.sign(high))
    .line(1220, water)
    .close();
  const r = wide * 0.36;
  return pen
    .move(x - r, water)
    .arc(r, r * Math.abs(high), x + r, water, { sweep: high > 0 })
    .close();
}

function paintRailing({ sheet, tones }: Stage, x: number, water: number, wide: number, high: number): void {
  const pen = new Pen();
  const top = (u: number) => water - deck(wide, high, u);
  for (let i = -6; i <= 6; i++)
    pen.move(x + (i / 7) * wide, top(i / 7)).line(x + (i / 7) * wide, top(i / 7) - 20);
  pen.move(x - wide * 0.96, top(0.96) - 18);
  for (let i = -6; i <= 6; i++) pen.line(x + (i / 7) * wide, top(i / 7) - 18);
  sheet.stroke(pen.line(x + wide * 0.96, top(0.96) - 18), sheet.plain(tones.land(0.8)), 4);
}

/** Trees on both banks, with their images. */
function paintTrees({ sheet, random, tones }: Stage, water: number, x: number): void {
  const pen = new Pen();
  for (const side of [-1, 1]) {
    for (const reach of [random.between(360, 440), random.between(500, 580)]) {
      grove(pen, random, x + side * reach, water - 22, random.between(220, 320), random.between(110, 200));
    }
  }
  const colour = tones.land(0.46);
  sheet.fill(pen, sheet.down([0, colour], [1, mix(colour, tones.sky(1), 0.35)]));
}
