import { createNoise, fractal } from "../noise.ts";
import { mix } from "../oklch.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, ridge } from "../ridge.ts";
import type { Stage } from "../scene.ts";
import { groundUnder } from "./layer.ts";
import { paintHalo, paintSky, paintStars } from "./sky.ts";

export interface Opening {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The view through a door or window; the wall painted afterwards leaves only its opening. */
export function paintView(stage: Stage, { left, right, top, bottom }: Opening): void {
  const { sheet, random, tones } = stage;
  const tall = bottom - top;
  const horizon = top + tall * random.between(0.52, 0.66);
  paintSky(stage, horizon + 30);
  if (tones.dark) paintStars(stage, horizon - 40, 90);
  const r = Math.min(tall, right - left) * random.between(0.13, 0.17);
  const x = left + (right - left) * random.pick([0.36, 0.5, 0.64]);
  const y = top + tall * random.between(0.24, 0.34);
  paintHalo(stage, x, y, r * 4, 0.5);
  sheet.circle(x, y, r, sheet.down([0, tones.light], [1, mix(tones.light, tones.sky(0.8), 0.2)]));
  const noise = fractal(createNoise(random), { octaves: 3, gain: 0.4 });
  for (const depth of [0, 0.5, 1]) {
    const points = ridge(noise, {
      base: horizon + depth * tall * 0.3,
      height: tall * 0.13,
      scale: 300,
      step: 60,
      offset: depth * 23,
    });
    const inside = points.filter(([px]) => px > left - 90 && px < right + 90);
    const colour = tones.land(0.08 + depth * 0.42);
    sheet.fill(
      groundUnder(inside, { smooth: true }, bottom + 20),
      sheet.down([0, colour], [1, mix(colour, tones.sky(1), 0.4)]),
    );
  }
}

/** After dark the room has a lamp of its own, out of sight. */
export function paintLamplight({ sheet, tones }: Stage, x: number): void {
  const { lamp } = tones;
  if (tones.dark) sheet.circle(x, 380, 520, sheet.glow([0, lamp, 0.26], [0.5, lamp, 0.09], [1, lamp, 0]));
}

/** The whole wall with one opening in it, square or with a round head. */
export function wallAround({ left, right, top, bottom }: Opening, arched: boolean): Pen {
  const pen = new Pen().move(0, 0).line(1200, 0).line(1200, HEIGHT).line(0, HEIGHT).close();
  pen.move(left, bottom).line(left, arched ? top + (right - left) / 2 : top);
  if (arched)
    pen.arc((right - left) / 2, (right - left) / 2, right, top + (right - left) / 2, { sweep: true });
  else pen.line(right, top);
  return pen.line(right, bottom).close();
}
