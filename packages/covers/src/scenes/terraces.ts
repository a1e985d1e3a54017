import { createNoise, fractal, type Noise } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintHouse } from "../parts/house.ts";
import { groundUnder, paintLayer } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import type { Point } from "../pen.ts";
import { heightAt, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Rice terraces: steps that follow the mountain, some of them flooded and full of sky. */
export const terraces: Scene = {
  name: "terraces",
  times: ["dawn", "day", "golden", "dusk", "evening"],
  paint(stage) {
    const { sheet, random, tones, light, focus } = stage;
    paintSky(stage, 400);
    if (tones.dark) paintStars(stage, 260, 30);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.35 });
    for (const depth of [0, 0.13]) {
      const points = ridge(noise, {
        base: 320 + depth * 420,
        height: 90,
        scale: 380,
        step: 72,
        offset: 40 + depth * 99,
      });
      paintLayer(sheet, points, {
        ridge: tones.land(0.04 + depth),
        mist: tones.sky(1),
        fog: 0.5,
        smooth: true,
      });
    }
    const home = random.whole(3, 5);
    const steps = slope(noise, random.between(0.1, 0.16), random.whole(10, 12));
    steps.forEach((points, i) => {
      paintStep(stage, points, i / steps.length);
      if (i === home)
        paintHouse(stage, focus, heightAt(points, focus) + 6, random.between(46, 60), tones.land(0.85));
    });
    sheet.ellipse(
      light.x,
      430,
      620,
      330,
      sheet.glow([0, tones.light, tones.dark ? 0.14 : 0.3], [1, tones.light, 0]),
    );
  },
};

/** Each step is the one above it, moved on a little in the same noise, so they nest like contour lines. */
function slope(noise: Noise, drift: number, count: number): Point[][] {
  const steps: Point[][] = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const points = ridge(noise, {
      base: 380 + 420 * t ** 1.35,
      height: 120 - 46 * t,
      scale: 520,
      step: 96,
      offset: i * drift,
    });
    const above = steps.at(-1);
    steps.push(points.map(([x, y], n) => [x, Math.max(y, (above?.[n]?.[1] ?? 0) + 5 + 9 * t)]));
  }
  return steps;
}

function paintStep({ sheet, random, tones }: Stage, points: Point[], t: number): void {
  const flooded = random.chance(0.45);
  const earth = tones.land(0.22 + 0.66 * t);
  const colour = flooded
    ? mix(earth, tones.sky(random.between(0.6, 1)), 0.62 - 0.25 * t)
    : shade(earth, random.between(-0.02, 0.035));
  const bund = {
    paint: sheet.plain(flooded ? shade(earth, -0.05) : mix(earth, tones.light, 0.22)),
    width: Math.round(2 + 3 * t),
  };
  sheet.fill(groundUnder(points, { smooth: true }), sheet.plain(colour), bund);
}
