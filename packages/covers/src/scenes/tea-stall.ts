import { mix, shade } from "../oklch.ts";
import { paintRoofs } from "../parts/roofs.ts";
import { band, paintSky } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** Iced tea on the pavement: a low table, plastic stools, glasses, an umbrella over it all. */
export const teaStall: Scene = {
  name: "tea-stall",
  times: ["dawn", "day", "golden", "dusk", "evening"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 540);
    paintRoofs(stage, { eaves: 450, size: 150, colour: tones.land(0.28), near: false });
    paintRoofs(stage, { eaves: 540, size: 180, colour: tones.land(0.45), near: true });
    const ground = mix(tones.land(0.8), tones.lamp, 0.1);
    sheet.fill(band(610, HEIGHT), sheet.down([0, shade(ground, 0.04)], [1, shade(ground, -0.05)]));
    const x = 600 + random.between(-50, 50);
    const side = random.pick([-1, 1]);
    paintUmbrella(stage, x);
    paintTable(stage, x, side);
    for (const [u, y] of [
      [-190, 690],
      [-300, 660],
      [205, 684],
    ] as const)
      paintStool(stage, x + side * u, y);
  },
};

function paintUmbrella({ sheet, tones }: Stage, x: number): void {
  sheet.stroke(new Pen().move(x, 650).line(x, 150), sheet.plain(tones.land(0.98)), 10);
  const cloth = mix(tones.land(0.55), tones.lamp, 0.45);
  const top = new Pen()
    .move(x - 330, 292)
    .quad(x - 190, 150, x, 138)
    .quad(x + 190, 150, x + 330, 292)
    .quad(x + 275, 268, x + 220, 292)
    .quad(x + 165, 266, x + 110, 292)
    .quad(x + 55, 264, x, 292)
    .quad(x - 55, 264, x - 110, 292)
    .quad(x - 165, 266, x - 220, 292)
    .quad(x - 275, 268, x - 330, 292)
    .close();
  sheet.fill(
    top,
    sheet.across([0, shade(cloth, -0.1)], [0.45, shade(cloth, 0.04)], [1, shade(cloth, -0.12)]),
  );
  const panel = mix(tones.light, cloth, 0.25);
  for (const [from, to, bend] of [
    [-220, -110, -96],
    [0, 110, 48],
  ] as const) {
    const strip = new Pen()
      .move(x + from, 291)
      .quad(x + bend * 1.2, 190, x, 138)
      .quad(x + bend * 0.7 + 20, 200, x + to, 291)
      .quad(x + (from + to) / 2, 265, x + from, 291)
      .close();
    sheet.fill(strip, sheet.plain(panel, 0.7));
  }
}

function paintTable({ sheet, tones }: Stage, x: number, side: number): void {
  const wood = mix(tones.land(0.88), tones.lamp, 0.22);
  sheet.ellipse(x, 700, 170, 18, sheet.plain(tones.land(1), 0.3));
  const legs = new Pen()
    .move(x - 104, 598)
    .line(x - 118, 698)
    .move(x + 104, 598)
    .line(x + 118, 698);
  sheet.stroke(legs, sheet.plain(shade(wood, -0.1)), 11);
  const board = new Pen()
    .move(x - 138, 576)
    .line(x + 138, 576)
    .line(x + 130, 602)
    .line(x - 130, 602)
    .close();
  sheet.fill(board, sheet.down([0, shade(wood, 0.05)], [1, shade(wood, -0.06)]));
  const pot = mix(tones.light, tones.land(0.7), 0.35);
  const px = x - side * 62;
  const body = new Pen()
    .move(px - 44, 576)
    .quad(px - 62, 526, px - 26, 506)
    .line(px + 26, 506)
    .quad(px + 62, 526, px + 44, 576)
    .close();
  sheet.fill(body, sheet.across([0, shade(pot, 0.03)], [1, shade(pot, -0.14)]));
  sheet.circle(px, 500, 8, sheet.plain(shade(pot, -0.12)));
  sheet.stroke(
    new Pen().move(px + side * 48, 552).quad(px + side * 78, 546, px + side * 82, 516),
    sheet.plain(shade(pot, -0.06)),
    10,
  );
  const tea = mix(tones.lamp, tones.land(0.5), 0.3);
  for (const u of [40, 84]) {
    const gx = x + side * u;
    const glass = new Pen()
      .move(gx - 17, 528)
      .line(gx + 17, 528)
      .line(gx + 13, 576)
      .line(gx - 13, 576)
      .close();
    sheet.fill(glass, sheet.down([0, tones.light, 0.55], [0.3, tea, 0.9], [1, shade(tea, -0.08), 0.95]));
  }
}

function paintStool({ sheet, tones }: Stage, x: number, y: number): void {
  const plastic = mix(tones.land(0.62), tones.sky(0.4), 0.45);
  sheet.ellipse(x, y + 4, 62, 10, sheet.plain(tones.land(1), 0.28));
  const legs = new Pen()
    .move(x - 40, y - 66)
    .line(x - 52, y)
    .line(x - 34, y)
    .line(x - 24, y - 66)
    .close()
    .move(x + 40, y - 66)
    .line(x + 52, y)
    .line(x + 34, y)
    .line(x + 24, y - 66)
    .close();
  sheet.fill(legs, sheet.plain(shade(plastic, -0.1)));
  const seat = new Pen()
    .move(x - 50, y - 80)
    .line(x + 50, y - 80)
    .line(x + 44, y - 54)
    .line(x - 44, y - 54)
    .close();
  sheet.fill(seat, sheet.down([0, shade(plastic, 0.06)], [1, shade(plastic, -0.04)]));
}
