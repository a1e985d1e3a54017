import { type Lch, mix, shade } from "../oklch.ts";
import { band } from "../parts/sky.ts";
import { paintLamplight } from "../parts/view.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A kettle over a clay stove, against a tiled wall: what the house wakes up to. */
export const kitchen: Scene = {
  name: "kitchen",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const wall = mix(tones.land(tones.dark ? 0.62 : 0.22), tones.lamp, 0.14);
    sheet.fill(band(0, HEIGHT), sheet.down([0, shade(wall, -0.05)], [1, shade(wall, 0.03)]));
    paintTiles(stage, shade(wall, tones.dark ? 0.04 : -0.05));
    const x = 600 + random.pick([-1, 1]) * random.between(0, 70);
    paintLamplight(stage, x);
    paintCounter(stage, shade(wall, tones.dark ? -0.1 : -0.2));
    paintStove(stage, x);
    paintKettle(stage, x, mix(tones.land(0.8), tones.light, 0.16));
    paintBowls(stage, x + random.pick([-1, 1]) * random.between(270, 330));
  },
};

function paintTiles({ sheet }: Stage, colour: Lch): void {
  const lines = new Pen();
  for (let y = 320; y < 640; y += 64) lines.move(0, y).line(1200, y);
  for (let x = 24; x < 1200; x += 96) lines.move(x, 320).line(x, 620);
  sheet.stroke(lines, sheet.plain(colour, 0.5), 3);
}

function paintCounter({ sheet, tones }: Stage, colour: Lch): void {
  sheet.fill(band(620, HEIGHT), sheet.down([0, colour], [1, shade(colour, -0.08)]));
  sheet.fill(band(612, 632), sheet.plain(mix(colour, tones.light, 0.3)));
}

/** Clay, round, with the fire showing at its mouth. */
function paintStove({ sheet, tones }: Stage, x: number): void {
  const clay = mix(tones.land(0.7), tones.lamp, 0.3);
  const body = new Pen()
    .move(x - 128, 520)
    .line(x + 128, 520)
    .quad(x + 116, 610, x + 92, 640)
    .line(x - 92, 640)
    .quad(x - 116, 610, x - 128, 520)
    .close();
  sheet.ellipse(x, 645, 150, 16, sheet.plain(tones.land(0.95), 0.3));
  sheet.fill(body, sheet.across([0, shade(clay, -0.1)], [0.5, clay], [1, shade(clay, -0.12)]));
  sheet.ellipse(
    x,
    590,
    150,
    110,
    sheet.glow([0, tones.lamp, 0.55], [0.5, tones.lamp, 0.18], [1, tones.lamp, 0]),
  );
  const mouth = new Pen()
    .move(x - 46, 632)
    .line(x - 46, 598)
    .arc(46, 40, x + 46, 598, { sweep: true })
    .line(x + 46, 632)
    .close();
  sheet.fill(mouth, sheet.plain(shade(clay, -0.26)));
  const flame = new Pen();
  for (const [dx, tall] of [
    [-20, 30],
    [2, 44],
    [22, 26],
  ] as const) {
    flame
      .move(x + dx - 12, 632)
      .quad(x + dx - 12, 632 - tall * 0.5, x + dx, 632 - tall)
      .quad(x + dx + 12, 632 - tall * 0.5, x + dx + 12, 632)
      .close();
  }
  sheet.fill(flame, sheet.down([0, tones.lamp], [1, shade(tones.lamp, -0.2)]));
}

function paintKettle({ sheet, random, tones }: Stage, x: number, metal: Lch): void {
  const side = random.pick([-1, 1]);
  const at = (u: number) => x + side * u;
  const spout = new Pen()
    .move(at(84), 470)
    .quad(at(130), 452, at(158), 376)
    .line(at(176), 384)
    .quad(at(156), 484, at(90), 500)
    .close();
  sheet.fill(spout, sheet.plain(shade(metal, -0.08)));
  const body = new Pen()
    .move(x - 92, 516)
    .quad(x - 122, 420, x - 52, 382)
    .line(x + 52, 382)
    .quad(x + 122, 420, x + 92, 516)
    .close();
  sheet.fill(
    body,
    sheet.across([0, shade(metal, -0.1)], [0.4, shade(metal, 0.05)], [1, shade(metal, -0.14)]),
  );
  sheet.fill(
    new Pen()
      .move(x - 54, 384)
      .quad(x, 346, x + 54, 384)
      .close(),
    sheet.plain(shade(metal, -0.05)),
  );
  sheet.circle(x, 354, 10, sheet.plain(shade(metal, -0.16)));
  const handle = new Pen().move(x - 84, 410).arc(84, 104, x + 84, 410, { sweep: true });
  sheet.stroke(handle, sheet.plain(shade(metal, -0.16)), 11);
  const steam = new Pen();
  for (const [dx, tall] of [
    [172, 150],
    [190, 210],
  ] as const) {
    steam
      .move(at(dx), 366)
      .cubic(at(dx - 34), 366 - tall * 0.35, at(dx + 38), 366 - tall * 0.66, at(dx - 6), 366 - tall);
  }
  sheet.stroke(steam, sheet.plain(tones.light, 0.34), 8);
}

function paintBowls({ sheet, tones }: Stage, x: number): void {
  const glaze = mix(tones.light, tones.sky(0.6), 0.3);
  for (const y of [612, 590]) {
    const bowl = new Pen()
      .move(x - 62, y - 34)
      .line(x + 62, y - 34)
      .quad(x + 50, y, x + 22, y + 4)
      .line(x - 22, y + 4)
      .quad(x - 50, y, x - 62, y - 34)
      .close();
    sheet.fill(bowl, sheet.across([0, glaze], [1, shade(glaze, -0.14)]));
  }
}
