import { type Lch, mix, shade } from "../oklch.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Stage } from "../scene.ts";

interface House {
  readonly x: number;
  readonly w: number;
  readonly eaves: number;
  readonly ridge: number;
  /** Inset of the ridge from the eaves: half the width is a gable. */
  readonly slope: number;
}

/** One row of old tiled houses along a street, from beyond one edge to beyond the other. */
export function paintRoofs(
  stage: Stage,
  row: { eaves: number; size: number; colour: Lch; near: boolean },
): void {
  const { sheet, random, tones } = stage;
  const houses = buildRow(stage, row);
  const walls = new Pen();
  for (const { x, w, eaves } of houses)
    walls
      .move(x, eaves - 4)
      .line(x + w, eaves - 4)
      .line(x + w, HEIGHT)
      .line(x, HEIGHT)
      .close();
  sheet.fill(walls, sheet.down([0, shade(row.colour, 0.06)], [1, shade(row.colour, -0.01)]));
  const lit = houses.filter(({ x, w }) => x + w > 280 && x < 920 && random.chance(0.75));
  // Farther rows would show only slivers of theirs behind the next roofs.
  for (const house of row.near ? lit.slice(0, 3) : []) paintWindow(stage, house, row.size);
  const roofs = new Pen();
  for (const house of houses) roof(roofs, house, row.size * 0.07);
  sheet.fill(roofs, sheet.down([0, shade(row.colour, 0.03)], [1, shade(row.colour, -0.04)]));
  if (row.near) sheet.stroke(tiles(houses), sheet.plain(mix(row.colour, tones.sky(1), 0.35), 0.3), 1.6);
}

function buildRow({ random }: Stage, { eaves, size }: { eaves: number; size: number }): House[] {
  const houses: House[] = [];
  for (let x = -size * random.between(0.2, 0.9); x < 1230; ) {
    const w = size * random.between(0.9, 1.7);
    const low = eaves + size * random.between(-0.2, 0.2);
    const gable = random.chance(0.3);
    const rise = size * (gable ? random.between(0.5, 0.62) : random.between(0.34, 0.5));
    houses.push({
      x,
      w,
      eaves: low,
      ridge: low - rise,
      slope: gable ? w / 2 : w * random.between(0.08, 0.14),
    });
    x += w * random.between(0.93, 0.99);
  }
  return houses;
}

/** The slopes sag a little, as old roofs do. */
function roof(pen: Pen, { x, w, eaves, ridge, slope }: House, over: number): void {
  const sag = (eaves - ridge) * 0.56;
  pen.move(x - over, eaves + 2).quad(x - over + (slope + over) * 0.6, ridge + sag, x + slope, ridge);
  pen
    .line(x + w - slope, ridge)
    .quad(x + w + over - (slope + over) * 0.6, ridge + sag, x + w + over, eaves + 2)
    .close();
}

function tiles(houses: readonly House[]): Pen {
  const pen = new Pen();
  for (const { x, w, eaves, ridge, slope } of houses) {
    if (slope * 2 >= w) continue;
    for (let u = 0.1; u < 0.95; u += 0.1)
      pen.move(x + slope + (w - 2 * slope) * u, ridge + 7).line(x + w * u, eaves - 5);
  }
  return pen;
}

function paintWindow({ sheet, random, tones }: Stage, { x, w, eaves }: House, size: number): void {
  const [width, height] = [size * 0.13, size * 0.2];
  const cx = x + w * random.between(0.3, 0.7);
  const top = eaves + size * 0.14;
  const { lamp } = tones;
  sheet.ellipse(
    cx,
    top + height / 2,
    size * 0.6,
    size * 0.5,
    sheet.glow([0, lamp, 0.5], [0.5, lamp, 0.14], [1, lamp, 0]),
  );
  const panes = new Pen();
  for (const left of [cx - width * 1.08, cx + width * 0.08]) {
    panes
      .move(left, top)
      .line(left + width, top)
      .line(left + width, top + height)
      .line(left, top + height)
      .close();
  }
  sheet.fill(panes, sheet.down([0, shade(lamp, 0.04)], [1, shade(lamp, -0.06)]));
}
