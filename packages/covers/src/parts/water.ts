import type { Lch } from "../oklch.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Stage } from "../scene.ts";
import { band } from "./sky.ts";

/** Still water gives back the sky upside down, a little darker. */
export function paintWater({ sheet, tones }: Stage, horizon: number, deep: Lch): void {
  const mirrored = [0, 0.25, 0.6].map((t) => [t, tones.sky(1 - t)] as const);
  sheet.fill(band(horizon, HEIGHT), sheet.down(...mirrored));
  sheet.fill(band(horizon, HEIGHT), sheet.down([0, deep, 0.12], [1, deep, 0.7]));
}

/** Short level strokes: fine and dense near the horizon, long and sparse near the viewer. */
export function paintRipples(
  { sheet, random }: Stage,
  area: { horizon: number; left: (t: number) => number; right: (t: number) => number; count: number },
  colour: Lch,
  alpha: number,
): void {
  const bands = area.count > 30 ? [0, 0.12, 0.36, 1] : [0, 0.2, 1];
  bands.slice(1).forEach((to, i) => {
    const from = bands[i] ?? 0;
    const pen = new Pen();
    for (let n = 0; n < area.count / (bands.length - 1); n++) {
      const t = random.between(from, to);
      const half = (6 + 46 * t) * random.between(0.4, 1.2);
      const x = random.between(area.left(t), area.right(t));
      pen
        .move(x - half, area.horizon + 5 + t * (HEIGHT - area.horizon - 20))
        .line(x + half, area.horizon + 5 + t * (HEIGHT - area.horizon - 20));
    }
    sheet.stroke(pen, sheet.plain(colour, alpha), 1.6 + i * 1.8);
  });
}

/** The road of light under sun or moon. */
export function paintLightPath(stage: Stage, horizon: number): void {
  const { sheet, tones, light, random } = stage;
  const wide = random.between(0.7, 1.2);
  const [reach, depth] = [light.r * 3.4, 210];
  const below = new Pen().move(light.x - reach, horizon).line(light.x + reach, horizon);
  below.arc(reach, depth, light.x - reach, horizon, { sweep: true }).close();
  sheet.fill(below, sheet.glowFromTop([0, tones.light, 0.4], [1, tones.light, 0]));
  const spread = (t: number) => light.r * wide * (0.5 + 1.1 * t) * (1 - 0.35 * t * t);
  paintRipples(
    stage,
    { horizon, left: (t) => light.x - spread(t), right: (t) => light.x + spread(t), count: 36 },
    tones.light,
    tones.dark ? 0.62 : 0.75,
  );
}
