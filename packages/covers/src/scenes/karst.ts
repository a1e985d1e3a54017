import { createNoise, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { paintLightPath, paintRipples, paintWater } from "../parts/water.ts";
import { Pen, type Point } from "../pen.ts";
import type { Random } from "../random.ts";
import type { Scene, Stage } from "../scene.ts";

/** Limestone islands in a still bay, as in Hạ Long. */
export const karst: Scene = {
  name: "karst",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { random, tones, focus } = stage;
    const horizon = random.whole(430, 490);
    paintSky(stage, horizon);
    if (tones.dark) paintStars(stage, horizon - 160, 28);
    paintLight(stage);
    paintWater(stage, horizon, tones.land(0.6));
    paintLightPath(stage, horizon);
    paintRipples(stage, { horizon, left: () => 0, right: () => 1200, count: 15 }, tones.sky(0.9), 0.22);
    const rows = random.whole(3, 4);
    for (let row = 0; row < rows; row++) paintRow(stage, horizon, row / (rows - 1));
    const y = horizon + random.between(150, 200);
    paintBoat(
      stage,
      focus,
      y,
      random.pick([-1, 1]) * random.between(90, 140),
      tones.land(1),
      random.chance(0.7),
    );
    if (random.chance(0.4)) paintBirds(stage, focus, random.between(140, 200));
  },
};

interface Island {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The islands of one distance, drawn as one shape with one image. */
function paintRow(stage: Stage, horizon: number, depth: number): void {
  const { sheet, random, tones } = stage;
  const foot = horizon + depth ** 1.4 * 120;
  const rocks = new Pen();
  const images = new Pen();
  for (const island of placeIslands(stage, depth)) {
    const outline = skyline(random, island, Math.round(island.width / 14) + 6);
    const [left, right] = [island.x - island.width, island.x + island.width];
    const rise = (share: number) => outline.map(([x, height]): Point => [x, foot - height * share]);
    const blurred = rise(-0.6).filter((_, i) => i % 2 === 0);
    rocks.move(left, foot).lines(rise(1)).line(right, foot).close();
    images.move(left, foot).lines(blurred).line(right, foot).close();
  }
  const colour = tones.land(0.08 + depth * 0.72);
  const mist = mix(colour, tones.sky(1), 0.42);
  sheet.fill(images, sheet.down([0, mist, 0.6], [1, colour, 0.12]));
  sheet.fill(rocks, sheet.down([0.4, colour], [1, mist]));
}

function placeIslands({ random, light }: Stage, depth: number): Island[] {
  const count = Math.round(5 - depth * 3);
  return Array.from({ length: count }, (_, i) => {
    const width = random.between(70, 130) * (1 + depth * 1.2);
    const height = width * random.between(0.8, 1.7);
    const place = ((i + random.between(0.15, 0.85)) / count) * 1300 - 50;
    // The nearer islands leave sun or moon and the road of light open.
    const blocks = depth > 0.3 && Math.abs(place - light.x) < width + light.r * 1.2;
    const x = blocks ? light.x + (place < light.x ? -1 : 1) * (width + light.r * 1.5) : place;
    return { x, width, height };
  });
}

/** Steep walls and a round, overgrown top: heights above the water from left to right. */
function skyline(random: Random, { x, width, height }: Island, corners: number): Point[] {
  const noise = fractal(createNoise(random), { octaves: 3, gain: 0.5 });
  const lean = random.between(-0.3, 0.3);
  return Array.from({ length: corners + 1 }, (_, i) => {
    const u = (2 * i) / corners - 1;
    const dome = Math.max(0, 1 - Math.abs(u) ** 3.2) ** 0.55;
    const rise = dome * (1 + lean * u + 0.32 * noise(u * 2.2));
    return [x + u * width * (1 + 0.06 * noise(u * 8)), height * Math.max(0, rise)];
  });
}
