import { mix, shade } from "../oklch.ts";
import { Pen } from "../pen.ts";
import { HEIGHT, WIDTH } from "../ridge.ts";
import type { Stage } from "../scene.ts";

/** A rectangle over the whole width. */
export const band = (top: number, bottom: number): Pen =>
  new Pen().move(0, top).line(WIDTH, top).line(WIDTH, bottom).line(0, bottom).close();

/** The air, from the top down to the horizon and on behind whatever stands there. */
export function paintSky({ sheet, tones }: Stage, horizon: number): void {
  const end = horizon / HEIGHT;
  // Where the hue hardly turns, the browser's own mixing between three colours is as good.
  const turn = Math.abs(((tones.sky(1).h - tones.sky(0.55).h + 540) % 360) - 180);
  const stops = (turn > 40 ? [0, 0.55, 0.8, 1] : [0, 0.55, 1]).map((t) => [t * end, tones.sky(t)] as const);
  sheet.fill(band(0, HEIGHT), sheet.down(...stops));
}

/** Light spread in the air around a place. */
export function paintHalo(
  { sheet, tones }: Stage,
  x: number,
  y: number,
  reach: number,
  strength = 0.5,
): void {
  const { light } = tones;
  const paint = sheet.glow([0, light, strength], [0.38, light, strength * 0.36], [1, light, 0]);
  sheet.ellipse(x, y, reach, reach, paint);
}

/** Sun or moon with the light around it; by night the moon is sometimes a crescent. */
export function paintLight(stage: Stage, options: { y?: number; full?: boolean } = {}): void {
  const { sheet, tones, light, random } = stage;
  const { x, r } = light;
  const y = options.y ?? light.y;
  if (stage.veiled && !tones.dark && !options.full) {
    paintHalo(stage, x, y, 420, 0.6);
    return;
  }
  const young = tones.dark && r < 80 && !options.full && random.chance(0.4);
  paintHalo(stage, x, y, r * random.between(3.6, 5.4), young ? 0.2 : tones.dark ? 0.42 : 0.6);
  // On a small disc nobody sees a gradient.
  const disc =
    r < 70
      ? sheet.plain(tones.light)
      : sheet.down([0, tones.light], [1, mix(tones.light, tones.sky(0.8), 0.18)]);
  if (young) sheet.fill(crescent(x, y, r * 0.85, random.pick([-1, 1])), disc);
  else sheet.ellipse(x, y, r, r, disc);
}

/** Two arcs between the same horns, the inner one flatter. */
function crescent(x: number, y: number, r: number, side: number): Pen {
  const [hornX, top, bottom] = [x + side * r * 0.28, y - r * 0.96, y + r * 0.96];
  const sweep = side < 0;
  return new Pen()
    .move(hornX, top)
    .arc(r, r, hornX, bottom, { sweep: !sweep, large: true })
    .arc(r * 1.12, r * 1.12, hornX, top, { sweep })
    .close();
}

/** Stars thin out towards the horizon; a few are larger. */
export function paintStars({ sheet, tones, random, light }: Stage, horizon: number, count: number): void {
  for (const [size, share] of [
    [2, 0.75],
    [3.6, 0.25],
  ] as const) {
    const pen = new Pen();
    for (let i = 0; i < count * share; i++) {
      const x = random.between(10, 1190);
      const y = random.between(14, horizon) * random.between(0.35, 1);
      if (Math.hypot(x - light.x, y - light.y) > light.r * 1.9) pen.move(x, y).dot();
    }
    sheet.stroke(pen, sheet.plain(shade(tones.light, 0), 0.75), size);
  }
}

/** Long thin clouds, flat below. */
export function paintStreaks({ sheet, tones, random }: Stage, horizon: number, count: number): void {
  const colour = mix(tones.sky(1), tones.light, 0.45);
  const paint = sheet.across(
    [0, colour, 0],
    [random.between(0.3, 0.7), colour, tones.dark ? 0.16 : 0.5],
    [1, colour, 0],
  );
  for (let i = 0; i < count; i++) {
    const x = random.between(60, 860);
    const y = random.between(0.3, 0.9) * horizon;
    const [width, height] = [random.between(260, 560), random.between(9, 22)];
    sheet.fill(
      new Pen()
        .move(x, y)
        .quad(x + width * 0.4, y - height, x + width, y)
        .quad(x + width * 0.5, y + height * 0.3, x, y),
      paint,
    );
  }
}
