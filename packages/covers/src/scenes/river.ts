import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintBoat } from "../parts/boat.ts";
import { paintLayer } from "../parts/layer.ts";
import { band, paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { grove } from "../parts/tree.ts";
import { Pen, type Point } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

interface Course {
  /** The middle and half the width of the river, from the horizon (0) to the viewer (1). */
  readonly middle: (t: number) => number;
  readonly half: (t: number) => number;
  readonly y: (t: number) => number;
}

/** A river winding out of the plain towards the viewer. */
export const river: Scene = {
  name: "river",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones, light } = stage;
    const horizon = random.whole(360, 420);
    paintSky(stage, horizon + 20);
    if (tones.dark) paintStars(stage, horizon - 90, 28);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 4, gain: 0.42 });
    for (const i of [0, 1]) {
      const points = ridge(noise, {
        base: horizon - 34 + i * 26,
        height: 60 - i * 28,
        scale: 340,
        step: 60,
        offset: i * 21,
      });
      paintLayer(sheet, points, {
        ridge: tones.land(0.06 + i * 0.12),
        mist: tones.sky(1),
        fog: 0.5,
        smooth: true,
      });
    }
    sheet.fill(
      band(horizon, HEIGHT),
      sheet.down([0, tones.land(0.2)], [0.3, tones.land(0.42)], [1, tones.land(0.86)]),
    );
    const swing = random.pick([-1, 1]) * random.between(230, 300);
    const [phase, turns] = [random.between(0, 0.6), random.between(7.4, 10)];
    const course: Course = {
      middle: (t) =>
        light.x +
        (600 - light.x) * t +
        swing * t ** 0.6 * Math.sin(phase + turns * t ** 0.62) * (1 - 0.25 * t),
      half: (t) => 6 + 225 * t ** 1.55,
      y: (t) => horizon + 2 + (HEIGHT + 30 - horizon) * t ** 1.35,
    };
    paintFields(stage, course);
    paintBed(stage, course);
    paintShine(stage, course);
    paintGroves(stage, course);
    const at = random.between(0.5, 0.62);
    if (random.chance(0.6))
      paintBoat(
        stage,
        course.middle(at),
        course.y(at),
        random.pick([-1, 1]) * (40 + 90 * at),
        tones.land(1),
        true,
      );
  },
};

/** Strips of ploughed and planted land, lying level. */
function paintFields({ sheet, random, tones }: Stage, course: Course): void {
  for (let i = 0; i < 7; i++) {
    const t = 0.06 + 0.8 * (i / 7) ** 1.2;
    const [x, y] = [random.between(-100, 1300), course.y(t)];
    const [rx, ry] = [200 + 420 * t, 5 + 46 * t];
    sheet.ellipse(
      x,
      y,
      rx,
      ry,
      sheet.plain(mix(tones.land(0.3 + 0.5 * t), tones.light, random.between(0.05, 0.3)), 0.4),
    );
  }
}

function paintBed({ sheet, tones }: Stage, course: Course): void {
  const steps = Array.from({ length: 17 }, (_, i) => i / 16);
  const bank = (side: number, extra: number): Point[] =>
    steps.map((t): Point => [course.middle(t) + side * (course.half(t) + extra * t), course.y(t)]);
  const shape = (extra: number) => {
    const left = bank(-1, extra);
    const right = bank(1, extra).reverse();
    const [x, y] = left[0] ?? [0, 0];
    return new Pen().move(x, y).flow(left).flow(right).close();
  };
  const edge = { paint: sheet.plain(shade(tones.land(0.7), 0), 0.35), width: 5 };
  sheet.fill(
    shape(0),
    sheet.down(
      [0, mix(tones.sky(1), tones.light, 0.5)],
      [0.3, tones.sky(0.85)],
      [1, mix(tones.sky(0.25), tones.land(0.6), 0.3)],
    ),
    edge,
  );
}

/** Groves on the banks, clear of the water. */
function paintGroves({ sheet, random, tones }: Stage, course: Course): void {
  for (const [from, to, tone, count] of [
    [0.1, 0.3, 0.5, 7],
    [0.34, 0.62, 0.72, 4],
    [0.7, 0.92, 0.95, 2],
  ] as const) {
    const pen = new Pen();
    for (let i = 0; i < count; i++) {
      const t = random.between(from, to);
      const width = (24 + 230 * t ** 1.3) * random.between(0.8, 1.3);
      const x =
        course.middle(t) + random.pick([-1, 1]) * (course.half(t) + width * random.between(0.7, 1.9) + 20);
      const clear = [-0.12, 0, 0.12].every(
        (d) => Math.abs(x - course.middle(t + d * t)) > course.half(t + d * t) + width * 0.5,
      );
      if (clear) grove(pen, random, x, course.y(t), width, width * random.between(0.3, 0.5));
    }
    sheet.fill(pen, sheet.plain(tones.land(tone)));
  }
}

/** The sun or moon lies in the water where the river comes from. */
function paintShine({ sheet, random, tones }: Stage, course: Course): void {
  for (const [from, to, width, alpha] of [
    [0.06, 0.3, 2.4, 0.6],
    [0.3, 0.9, 3.6, 0.3],
  ] as const) {
    const pen = new Pen();
    for (let i = 0; i < 15; i++) {
      const t = random.between(from, to);
      const half = course.half(t) * random.between(0.16, 0.4);
      const x = course.middle(t) + course.half(t) * random.between(-0.55, 0.55);
      pen.move(x - half, course.y(t)).line(x + half, course.y(t));
    }
    sheet.stroke(pen, sheet.plain(tones.light, alpha), width);
  }
}
