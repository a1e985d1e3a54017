import { type Lch, mix, shade } from "../oklch.ts";
import { paintPlant } from "../parts/plant.ts";
import { type Opening, paintLamplight, paintView, wallAround } from "../parts/view.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A window seat: a cup still warm, the world outside. */
export const windowSill: Scene = {
  name: "window",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const side = random.pick([-1, 1]);
    const opening: Opening = { left: 330, right: 870, top: random.between(105, 130), bottom: 590 };
    paintView(stage, opening);
    const wall = mix(tones.land(tones.dark ? 0.66 : 0.3), tones.lamp, 0.12);
    const arched = random.chance(0.3);
    sheet.fillAround(
      wallAround(opening, arched),
      sheet.across([0, shade(wall, -0.06)], [0.5, shade(wall, 0.02)], [1, shade(wall, -0.06)]),
    );
    paintLamplight(stage, 600 - side * 390);
    paintFrame(stage, opening, arched, shade(wall, tones.dark ? -0.09 : -0.18));
    paintSill(stage, shade(wall, tones.dark ? 0.05 : -0.1));
    paintPlant(stage, 600 + side * random.between(170, 215), 600, random.between(72, 92));
    paintCup(stage, 600 - side * random.between(60, 160), 604, 40);
    if (!arched) paintCurtain(stage, -side);
  },
};

function paintFrame(
  { sheet, random }: Stage,
  { left, right, top, bottom }: Opening,
  arched: boolean,
  colour: Lch,
): void {
  const half = (right - left) / 2;
  const frame = new Pen().move(left, bottom).line(left, arched ? top + half : top);
  if (arched) frame.arc(half, half, right, top + half, { sweep: true });
  else frame.line(right, top);
  frame.line(right, bottom).close();
  const middle = (left + right) / 2;
  frame.move(middle, top).line(middle, bottom);
  const bar = top + (bottom - top) * random.pick([0.3, 0.36, 0.5]);
  if (!arched) frame.move(left, bar).line(right, bar);
  sheet.stroke(frame, sheet.plain(colour), 13);
}

function paintSill({ sheet, tones }: Stage, colour: Lch): void {
  const lit = mix(colour, tones.light, 0.3);
  sheet.fill(
    new Pen().move(270, 588).line(930, 588).line(990, 640).line(210, 640).close(),
    sheet.down([0, lit], [1, colour]),
  );
  sheet.fill(
    new Pen().move(210, 640).line(990, 640).line(990, 664).line(210, 664).close(),
    sheet.plain(shade(colour, -0.08)),
  );
  sheet.fill(
    new Pen().move(230, 664).line(970, 664).line(970, HEIGHT).line(230, HEIGHT).close(),
    sheet.down([0, shade(colour, -0.2), 0.4], [1, shade(colour, -0.2), 0]),
  );
}

function paintCup({ sheet, tones }: Stage, x: number, y: number, r: number): void {
  const glaze = mix(tones.light, tones.sky(0.6), 0.25);
  sheet.ellipse(x + 6, y + 14, r * 1.3, r * 0.24, sheet.plain(tones.land(0.9), 0.28));
  const cup = new Pen()
    .move(x - r, y - r * 1.15)
    .line(x + r, y - r * 1.15)
    .quad(x + r * 0.96, y + 10, x + r * 0.46, y + 12);
  cup
    .line(x - r * 0.46, y + 12)
    .quad(x - r * 0.96, y + 10, x - r, y - r * 1.15)
    .close();
  sheet.fill(cup, sheet.across([0, glaze], [1, shade(glaze, -0.14)]));
  sheet.ellipse(x, y - r * 1.15, r, r * 0.2, sheet.plain(mix(tones.land(0.7), tones.lamp, 0.2)));
  const steam = new Pen();
  for (const dx of [-9, 11]) {
    steam
      .move(x + dx, y - r * 1.5)
      .cubic(x + dx - 22, y - r * 2.1, x + dx + 22, y - r * 2.6, x + dx - 2, y - r * 3.3);
  }
  sheet.stroke(steam, sheet.plain(tones.light, 0.3), 5);
}

/** Half a curtain, drawn aside. */
function paintCurtain({ sheet, tones }: Stage, side: number): void {
  const at = (u: number) => 600 + side * u;
  const cloth = mix(tones.sky(0.9), tones.light, tones.dark ? 0.1 : 0.4);
  const pen = new Pen()
    .move(at(350), 60)
    .line(at(190), 60)
    .cubic(at(206), 260, at(244), 360, at(268), 420)
    .quad(at(296), 560, at(286), 690)
    .line(at(350), 690)
    .close();
  sheet.fill(
    pen,
    side > 0
      ? sheet.across([0, cloth, 0.62], [1, shade(cloth, -0.14), 0.96])
      : sheet.across([0, shade(cloth, -0.14), 0.96], [1, cloth, 0.62]),
  );
  const folds = new Pen();
  for (const u of [218, 252, 286, 320])
    folds.move(at(u), 64).cubic(at(u + 8), 260, at(u * 0.4 + 186), 400, at(u * 0.4 + 196), 684);
  sheet.stroke(folds, sheet.plain(shade(cloth, -0.2), 0.28), 3);
}
