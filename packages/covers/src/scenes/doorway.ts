import { type Lch, mix, shade } from "../oklch.ts";
import { paintPlant } from "../parts/plant.ts";
import { type Opening, paintLamplight, paintView, wallAround } from "../parts/view.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A quiet room with its door open; the light from outside lies on the floor. */
export const doorway: Scene = {
  name: "doorway",
  times: ["dawn", "day", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    const side = random.pick([-1, 1]);
    const middle = 600 + side * random.between(20, 110);
    const half = random.between(105, 150);
    const door: Opening = {
      left: middle - half,
      right: middle + half,
      top: random.between(150, 190),
      bottom: 610,
    };
    paintView(stage, door);
    const wall = mix(tones.land(tones.dark ? 0.62 : 0.4), tones.lamp, 0.1);
    const arched = random.chance(0.5);
    const shine = (door.left + door.right) / 2400;
    sheet.fillAround(
      wallAround(door, arched),
      sheet.across([0, shade(wall, -0.07)], [shine, shade(wall, 0.03)], [1, shade(wall, -0.07)]),
    );
    const frame = new Pen()
      .move(door.left - 9, 612)
      .line(door.left - 9, arched ? door.top + half : door.top - 9);
    if (arched) frame.arc(half + 9, half + 9, door.right + 9, door.top + half, { sweep: true });
    else frame.line(door.right + 9, door.top - 9);
    sheet.stroke(frame.line(door.right + 9, 612), sheet.plain(shade(wall, -0.12)), 18);
    paintFloor(stage, door, shade(wall, -0.1), side);
    paintPlant(stage, middle - side * (half + random.between(110, 190)), 648, random.between(62, 84));
    paintLamplight(stage, middle - side * 400);
    paintLeafOfDoor(stage, door, side, shade(wall, -0.14));
  },
};

function paintFloor({ sheet, random, tones }: Stage, door: Opening, floor: Lch, side: number): void {
  const boards = new Pen().move(0, 610).line(1200, 610).line(1200, HEIGHT).line(0, HEIGHT).close();
  sheet.fill(boards, sheet.down([0, floor], [1, shade(floor, -0.05)]));
  sheet.fill(
    new Pen().move(0, 604).line(1200, 604).line(1200, 612).line(0, 612).close(),
    sheet.plain(shade(floor, -0.05)),
  );
  const lean = -side * random.between(40, 140);
  for (const [spread, alpha] of [
    [120, 0.16],
    [84, 0.5],
  ] as const) {
    const patch = new Pen()
      .move(door.left, 612)
      .line(door.right, 612)
      .line(door.right + spread + lean, HEIGHT)
      .line(door.left - spread + lean, HEIGHT)
      .close();
    sheet.fill(patch, sheet.down([0, tones.light, alpha], [1, tones.light, alpha * 0.12]));
  }
}

/** The door itself, swung inwards. */
function paintLeafOfDoor({ sheet, tones }: Stage, door: Opening, side: number, colour: Lch): void {
  const hinge = side > 0 ? door.right : door.left;
  const top = door.top + 26;
  const edge = hinge + side * 92;
  const panel = new Pen()
    .move(hinge, top)
    .line(edge, top - 34)
    .line(edge, 668)
    .line(hinge, 614)
    .close();
  sheet.fill(
    panel,
    sheet.across(
      [0, mix(colour, tones.light, side > 0 ? 0.2 : 0)],
      [1, mix(colour, tones.light, side > 0 ? 0 : 0.2)],
    ),
  );
  const fields = new Pen();
  for (const [from, to] of [
    [0.08, 0.44],
    [0.54, 0.9],
  ] as const) {
    const at = (u: number, v: number) => {
      const [x, upper, lower] = [hinge + side * 92 * u, top - 34 * u, 614 + 54 * u];
      return [x, upper + (lower - upper) * v] as const;
    };
    fields
      .move(...at(0.2, from))
      .line(...at(0.8, from))
      .line(...at(0.8, to))
      .line(...at(0.2, to))
      .close();
  }
  sheet.fill(fields, sheet.plain(shade(colour, -0.03), 0.6));
}
