import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintLight, paintSky, paintStars, paintStreaks } from "../parts/sky.ts";
import { paintLightPath, paintRipples, paintWater } from "../parts/water.ts";
import { Pen, type Point } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Open water, a road of light, perhaps a cape, a beach or a boat. */
export const sea: Scene = {
  name: "sea",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { random, tones, light, focus } = stage;
    const horizon = random.whole(400, 500);
    paintSky(stage, horizon);
    if (tones.dark) paintStars(stage, horizon - 60, 32);
    const low = !tones.dark && random.chance(0.4);
    paintLight(stage, low ? { y: horizon - light.r * random.between(0.1, 0.9), full: true } : {});
    if (random.chance(0.6)) paintStreaks(stage, horizon, random.whole(2, 4));
    for (let i = random.whole(0, 2); i > 0; i--) paintCape(stage, horizon, i);
    paintWater(stage, horizon, tones.land(0.72));
    const everywhere = { horizon, left: () => 0, right: () => 1200, count: 36 };
    paintRipples(stage, everywhere, tones.land(0.9), 0.16);
    paintLightPath(stage, horizon);
    const beach = random.chance(0.4);
    if (beach) paintBeach(stage);
    if (random.chance(0.65)) {
      const y = horizon + random.between(60, 130);
      paintBoat(
        stage,
        focus,
        y,
        random.pick([-1, 1]) * random.between(70, 120),
        tones.land(1),
        random.chance(0.6),
      );
    } else paintBirds(stage, focus, horizon - random.between(90, 160));
  },
};

/** Land reaching into the sea from one side. */
function paintCape({ sheet, random, tones, focus }: Stage, horizon: number, depth: number): void {
  const noise = fractal(createNoise(random), { octaves: 4, gain: 0.45 });
  const left = focus < 600;
  const length = random.between(300, 560) / depth;
  const points: Point[] = [];
  for (let i = 0; i <= 20; i++) {
    const u = i / 20;
    const height = (1 - u) ** 0.8 * random.between(62, 66) * (0.7 + 0.6 * noise(u * 3 + depth * 9));
    points.push([left ? u * length : 1200 - u * length, horizon - Math.max(0, height)]);
  }
  const edge = left ? -4 : 1204;
  const pen = new Pen()
    .move(edge, horizon + 2)
    .lines(points)
    .close();
  sheet.fill(pen, sheet.plain(mix(tones.land(0.2 + 0.12 * (2 - depth)), tones.sky(1), 0.2)));
}

/** Wet sand with a seam of foam. */
function paintBeach({ sheet, random, tones }: Stage): void {
  const noise = fractal(createNoise(random), { octaves: 2, gain: 0.3 });
  const slope = random.between(-70, 70);
  const shore = (drop: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => [
      i * 90 - 30,
      690 + drop + (i / 14 - 0.5) * slope + 26 * noise(i * 0.35),
    ]);
  const ground = (points: Point[]) => new Pen().move(-30, HEIGHT).flow(points).line(1230, HEIGHT).close();
  const sand = mix(tones.land(0.5), tones.light, 0.25);
  sheet.fill(ground(shore(0)), sheet.plain(mix(sand, tones.light, 0.6), 0.8));
  sheet.fill(ground(shore(7)), sheet.down([0, shade(sand, -0.08)], [0.5, sand]));
}
