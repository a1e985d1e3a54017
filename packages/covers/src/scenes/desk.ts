import { type Lch, mix, shade } from "../oklch.ts";
import { band } from "../parts/sky.ts";
import { type Opening, paintLamplight, paintView, wallAround } from "../parts/view.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A desk by a small window: a lamp, an open notebook, a pen laid down. */
export const desk: Scene = {
  name: "desk",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const side = random.pick([-1, 1]);
    const x = 600 + side * 150;
    const opening: Opening = { left: x - 150, right: x + 150, top: 110, bottom: 430 };
    paintView(stage, opening);
    const wall = mix(tones.land(tones.dark ? 0.68 : 0.28), tones.lamp, 0.1);
    sheet.fillAround(
      wallAround(opening, random.chance(0.4)),
      sheet.across([0, shade(wall, -0.05)], [0.5, shade(wall, 0.02)], [1, shade(wall, -0.05)]),
    );
    paintLamplight(stage, 600 - side * 180);
    const wood = mix(tones.land(0.72), tones.lamp, 0.22);
    sheet.fill(band(600, HEIGHT), sheet.down([0, wood], [1, shade(wood, -0.12)]));
    sheet.fill(band(594, 606), sheet.plain(mix(wood, tones.light, 0.3)));
    paintLamp(stage, 600 - side * 220, side, shade(wood, -0.2));
    paintNotebook(stage, 600 + side * 70);
  },
};

function paintLamp({ sheet, tones }: Stage, x: number, side: number, iron: Lch): void {
  const head = x + side * 96;
  const beam = new Pen()
    .move(head - 40, 392)
    .line(head + 40, 392)
    .line(head + 190, 640)
    .line(head - 190, 640)
    .close();
  sheet.fill(beam, sheet.down([0, tones.lamp, 0.4], [1, tones.lamp, 0.06]));
  sheet.stroke(
    new Pen()
      .move(x, 612)
      .line(x - side * 26, 480)
      .line(head - side * 8, 356),
    sheet.plain(iron),
    11,
  );
  sheet.ellipse(x, 616, 72, 15, sheet.plain(iron));
  const shadeShape = new Pen()
    .move(head - 26, 330)
    .line(head + 26, 330)
    .line(head + 70, 394)
    .line(head - 70, 394)
    .close();
  sheet.fill(shadeShape, sheet.plain(shade(iron, 0.06)));
  sheet.ellipse(head, 394, 66, 10, sheet.plain(tones.lamp));
}

function paintNotebook({ sheet, tones }: Stage, x: number): void {
  const paper = mix(tones.light, tones.lamp, 0.16);
  sheet.ellipse(x, 706, 230, 18, sheet.plain(tones.land(0.96), 0.28));
  for (const side of [-1, 1]) {
    const page = new Pen()
      .move(x, 642)
      .quad(x + side * 90, 622, x + side * 176, 642)
      .line(x + side * 214, 704)
      .quad(x + side * 108, 684, x, 706)
      .close();
    sheet.fill(page, sheet.plain(shade(paper, side > 0 ? -0.02 : -0.06)));
  }
  const lines = new Pen();
  for (const [y, half] of [
    [656, 150],
    [670, 160],
    [684, 168],
  ] as const)
    for (const side of [-1, 1]) lines.move(x + side * 26, y).line(x + side * half, y - 4);
  sheet.stroke(lines, sheet.plain(tones.land(0.7), 0.32), 2.4);
  sheet.stroke(new Pen().move(x + 60, 716).line(x + 168, 660), sheet.plain(tones.land(0.95)), 8);
}
