import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintSky, paintStars } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A bronze bell under a temple's roof, with the rings of its sound going out over the hills. */
export const bell: Scene = {
  name: "bell",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 640);
    if (tones.dark) paintStars(stage, 380, 22);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.42 });
    for (const [depth, base] of [
      [0.12, 520],
      [0.42, 600],
    ] as const) {
      const skyline = ridge(noise, { base, height: 90, scale: 460, step: 84, offset: base });
      paintLayer(sheet, skyline, { ridge: tones.land(depth), mist: tones.sky(1), fog: 0.7, smooth: true });
    }
    const x = 600 + random.between(-60, 60);
    paintRings(stage, x);
    paintPavilion(stage, x);
    paintBell(stage, x);
  },
};

function paintRings({ sheet, tones }: Stage, x: number): void {
  for (const [r, alpha] of [
    [250, 0.26],
    [340, 0.17],
    [430, 0.1],
  ] as const) {
    sheet.stroke(new Pen().ellipse(x, 410, r, r * 0.86), sheet.plain(tones.light, alpha), 3);
  }
}

function paintPavilion({ sheet, tones }: Stage, x: number): void {
  const wood = tones.land(0.96);
  const frame = new Pen();
  for (const side of [-1, 1]) {
    const post = x + side * 290;
    frame
      .move(post - 18, 150)
      .line(post + 18, 150)
      .line(post + 18, HEIGHT)
      .line(post - 18, HEIGHT)
      .close();
  }
  frame
    .move(x - 330, 178)
    .line(x + 330, 178)
    .line(x + 330, 210)
    .line(x - 330, 210)
    .close();
  sheet.fill(frame, sheet.plain(wood));
  const roof = new Pen()
    .move(x - 470, 160)
    .quad(x - 300, 140, x - 210, 20)
    .line(x + 210, 20)
    .quad(x + 300, 140, x + 470, 160)
    .quad(x, 124, x - 470, 160)
    .close();
  sheet.fill(roof, sheet.down([0, shade(wood, 0.04)], [1, shade(wood, -0.02)]));
  sheet.fill(
    new Pen().move(0, 742).line(1200, 742).line(1200, HEIGHT).line(0, HEIGHT).close(),
    sheet.plain(shade(wood, 0.03)),
  );
}

function paintBell({ sheet, tones }: Stage, x: number): void {
  const bronze = mix(tones.land(0.72), tones.lamp, 0.34);
  sheet.stroke(new Pen().move(x, 208).line(x, 262), sheet.plain(tones.land(0.98)), 10);
  sheet.stroke(new Pen().ellipse(x, 268, 24, 20), sheet.plain(shade(bronze, -0.12)), 11);
  const body = new Pen()
    .move(x - 74, 322)
    .quad(x - 70, 284, x, 282)
    .quad(x + 70, 284, x + 74, 322)
    .quad(x + 84, 440, x + 112, 544)
    .line(x - 112, 544)
    .quad(x - 84, 440, x - 74, 322)
    .close();
  sheet.fill(
    body,
    sheet.across([0, shade(bronze, -0.14)], [0.36, shade(bronze, 0.07)], [1, shade(bronze, -0.18)]),
  );
  const bands = new Pen();
  for (const [y, half] of [
    [352, 78],
    [452, 91],
    [512, 104],
  ] as const)
    bands.move(x - half, y).quad(x, y + 14, x + half, y);
  sheet.stroke(bands, sheet.plain(shade(bronze, -0.24), 0.7), 5);
  sheet.ellipse(x, 545, 112, 15, sheet.plain(shade(bronze, -0.26)));
}
