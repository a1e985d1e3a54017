import { createNoise, fractal } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintLayer } from "../parts/layer.ts";
import { paintSky, paintStars } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

const HORIZON = 470;

/** Rails that meet at the horizon, a platform beside them with its lamps. */
export const platform: Scene = {
  name: "platform",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, HORIZON);
    if (tones.dark) paintStars(stage, 360, 26);
    const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
    const hills = ridge(noise, { base: HORIZON - 20, height: 90, scale: 520, step: 84, offset: 9 });
    paintLayer(sheet, hills, { ridge: tones.land(0.2), mist: tones.sky(1), fog: 0.7, smooth: true });
    const side = random.pick([-1, 1]);
    const ground = tones.land(0.7);
    sheet.fill(
      new Pen().move(0, HORIZON).line(1200, HORIZON).line(1200, HEIGHT).line(0, HEIGHT).close(),
      sheet.down([0, mix(ground, tones.sky(1), 0.35)], [1, shade(ground, -0.05)]),
    );
    paintRails(stage);
    paintPlatform(stage, side);
  },
};

function paintRails({ sheet, tones }: Stage): void {
  const sleepers = new Pen();
  for (let t = 0.06; t < 1.05; t += 0.075) {
    const depth = t * t;
    const y = HORIZON + depth * (HEIGHT - HORIZON);
    const half = 12 + depth * 210;
    sleepers
      .move(600 - half, y)
      .line(600 + half, y)
      .line(600 + half, y + 3 + depth * 13)
      .line(600 - half, y + 3 + depth * 13)
      .close();
  }
  sheet.fill(sleepers, sheet.plain(tones.land(0.94)));
  const rails = new Pen();
  for (const u of [-1, 1]) {
    rails
      .move(600 + u * 3, HORIZON + 1)
      .line(600 + u * 5, HORIZON + 1)
      .line(600 + u * 168, HEIGHT)
      .line(600 + u * 146, HEIGHT)
      .close();
  }
  sheet.fill(rails, sheet.down([0, tones.light], [1, mix(tones.land(0.8), tones.light, 0.4)]));
}

function paintPlatform({ sheet, tones }: Stage, side: number): void {
  const at = (u: number) => 600 + side * u;
  const stone = tones.land(0.84);
  const top = new Pen()
    .move(at(34), HORIZON + 6)
    .line(at(60), HORIZON + 6)
    .line(at(620), 640)
    .line(at(620), HEIGHT)
    .line(at(300), HEIGHT)
    .close();
  sheet.fill(top, sheet.down([0, mix(stone, tones.sky(1), 0.3)], [1, stone]));
  const posts = new Pen();
  for (const [u, foot, tall] of [
    [104, 508, 104],
    [190, 560, 190],
    [350, 660, 350],
  ] as const) {
    const [head, y] = [at(u - tall * 0.16), foot - tall];
    posts.move(at(u), foot).line(at(u), y).line(head, y);
    sheet.circle(
      head,
      y + 8,
      tall * 0.42,
      sheet.glow([0, tones.lamp, 0.5], [0.5, tones.lamp, 0.15], [1, tones.lamp, 0]),
    );
    sheet.ellipse(head, y + 6, tall * 0.07, tall * 0.035, sheet.plain(tones.lamp));
  }
  sheet.stroke(posts, sheet.plain(tones.land(1)), 6);
}
