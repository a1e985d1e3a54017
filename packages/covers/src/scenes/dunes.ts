import { createNoise, fractal, type Noise } from "../noise.ts";
import { mix, shade } from "../oklch.ts";
import { paintBirds } from "../parts/birds.ts";
import { groundUnder } from "../parts/layer.ts";
import { paintLight, paintSky, paintStars } from "../parts/sky.ts";
import { Pen, type Point } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Sand dunes: a lit flank, a crest, a flank in shadow. */
export const dunes: Scene = {
  name: "dunes",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { random, tones, focus } = stage;
    paintSky(stage, 470);
    if (tones.dark) paintStars(stage, 320, 42);
    paintLight(stage);
    const noise = fractal(createNoise(random), { octaves: 2, gain: 0.3 });
    const count = random.whole(3, 5);
    for (let i = 0; i < count; i++) paintDune(stage, noise, i / (count - 1), i);
    if (random.chance(0.5)) paintBirds(stage, focus, random.between(200, 290));
  },
};

function paintDune({ sheet, random, tones, light }: Stage, noise: Noise, depth: number, i: number): void {
  const base = 440 + depth * 300;
  const peak = random.between(150, 1050);
  const height = random.between(110, 170) * (1 - depth * 0.25);
  const spread = random.between(330, 560);
  const crest = (x: number) =>
    base - height * Math.exp(-(Math.abs((x - peak) / spread) ** 1.3)) - 30 * noise(x / 600 + i * 7.7);
  const line: Point[] = Array.from({ length: 24 }, (_, n) => [n * 56 - 40, crest(n * 56 - 40)]);
  const away = light.x < peak ? 1 : -1;
  const sunlit = mix(tones.land(0.1 + depth * 0.42), tones.light, tones.dark ? 0.1 : 0.3);
  sheet.fill(groundUnder(line, { smooth: true }), sheet.down([0, sunlit], [0.7, shade(sunlit, -0.05)]));
  const shadow = tones.land(0.3 + depth * 0.55);
  const foot = peak + away * random.between(-150, 70);
  const far = peak + away * random.between(520, 760);
  const back: Point[] = [];
  for (let n = 8; n >= 0; n--)
    back.push([peak + ((far - peak) * n) / 8, crest(peak + ((far - peak) * n) / 8) + 1]);
  const pen = new Pen().move(far, crest(far) + 1).flow(back);
  const top = crest(peak);
  pen.cubic(peak + away * 70, top + 80, foot - away * 110, top + 150, foot + away * 40, HEIGHT + 40);
  pen.line(far + away * 300, HEIGHT + 40).close();
  sheet.fill(pen, sheet.down([0, shadow], [0.75, mix(shadow, sunlit, 0.75)]));
}
