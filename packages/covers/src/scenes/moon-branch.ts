import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { type Bough, grow } from "../parts/branch.ts";
import { paintLayer } from "../parts/layer.ts";
import { leaf } from "../parts/leaf.ts";
import { paintHalo, paintSky, paintStars } from "../parts/sky.ts";
import { Pen, type Point } from "../pen.ts";
import { ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A large moon or sun with a bough before it, in blossom or in leaf. */
export const moonBranch: Scene = {
  name: "moon-branch",
  times: ["dawn", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 820);
    if (tones.dark) paintStars(stage, 640, 28);
    const side = random.pick([-1, 1]);
    const [x, y, r] = [
      600 - side * random.between(0, 90),
      random.between(330, 390),
      random.between(150, 205),
    ];
    paintHalo(stage, x, y, r * 2.4, 0.5);
    sheet.ellipse(x, y, r, r, sheet.down([0, tones.light], [1, mix(tones.light, tones.sky(0.8), 0.3)]));
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
    for (const depth of [0, 1]) {
      const points = ridge(noise, {
        base: 640 + depth * 80,
        height: 60,
        scale: 480,
        step: 84,
        offset: depth * 17,
      });
      paintLayer(sheet, points, {
        ridge: tones.land(0.08 + depth * 0.16),
        mist: tones.sky(1),
        fog: 0.6,
        smooth: true,
      });
    }
    const start = random.between(180, 560);
    const aim = Math.atan2(y - start + random.between(-60, 40), -side * 600);
    const bough = grow(random, {
      from: [600 + side * 640, start],
      angle: aim,
      length: random.between(760, 900),
      width: random.between(28, 38),
    });
    sheet.stroke(bough.twigs, sheet.plain(tones.land(0.97)), 6);
    sheet.fill(bough.wood, sheet.plain(tones.land(0.97)));
    if (random.chance(0.6)) paintBlossom(stage, bough);
    else paintLeaves(stage, bough);
  },
};

/** Five petals each, written as round line ends, and a warm heart. */
function paintBlossom({ sheet, random, tones }: Stage, { buds }: Bough): void {
  const open = new Pen();
  const closed = new Pen();
  const hearts = new Pen();
  for (const [budX, budY] of choose(buds, 34)) {
    const [x, y] = [budX + random.between(-9, 9), budY + random.between(-9, 9)];
    if (random.chance(0.4)) {
      closed.move(x, y).dot();
      continue;
    }
    const turn = random.between(0, 6);
    for (let i = 0; i < 5; i++) {
      const angle = turn + (i / 5) * 2 * Math.PI;
      open.move(x + 10 * Math.cos(angle), y + 10 * Math.sin(angle)).dot();
    }
    hearts.move(x, y).dot();
  }
  sheet.stroke(closed, sheet.plain(shade(tones.bloom, -0.06, 1.2)), 13);
  sheet.stroke(open, sheet.plain(tones.bloom), 15);
  sheet.stroke(hearts, sheet.plain(shade(tones.bloom, -0.17, 1.5)), 7);
}

function paintLeaves({ sheet, random, tones }: Stage, { buds }: Bough): void {
  const dark = new Pen();
  const pale = new Pen();
  for (const [x, y] of choose(buds, 48)) {
    const pen = random.chance(0.7) ? dark : pale;
    leaf(pen, x, y, random.between(-0.5, Math.PI + 0.5), random.between(38, 64), random.between(12, 17));
  }
  sheet.fill(pale, sheet.plain(tones.land(0.62)));
  sheet.fill(dark, sheet.plain(tones.land(0.84)));
}

/** At most so many, evenly from all over the bough. */
function choose(buds: readonly Point[], most: number): Point[] {
  const stride = Math.max(1, buds.length / most);
  return buds.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride));
}
