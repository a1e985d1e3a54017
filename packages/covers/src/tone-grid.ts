import type { Rgb } from "./oklch.ts";
import type { Point } from "./pen.ts";

export interface Sample {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const COLUMNS = 18;
const ROWS = 12;

/** A very coarse picture of the picture: enough to know its average colour without a renderer. */
export class ToneGrid {
  readonly #cells: { readonly x: number; readonly y: number; rgb: Rgb }[] = [];

  constructor(width: number, height: number) {
    for (let i = 0; i < COLUMNS * ROWS; i++) {
      const x = (((i % COLUMNS) + 0.5) * width) / COLUMNS;
      const y = ((Math.floor(i / COLUMNS) + 0.5) * height) / ROWS;
      this.#cells.push({ x, y, rgb: [0, 0, 0] });
    }
  }

  /** Lays a shape over the cells whose middle it covers. */
  cover(
    outlines: readonly (readonly Point[])[],
    sample: (u: number, v: number, x: number, y: number) => Sample,
    rule: "any" | "evenodd" = "any",
  ): void {
    const xs = outlines.flatMap((outline) => outline.map(([x]) => x));
    const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (const cell of this.#cells) {
      if (cell.x < left || cell.x > right || cell.y < top || cell.y > bottom) continue;
      const hits = outlines.filter((outline) => inside(outline, cell.x, cell.y)).length;
      if (rule === "any" ? hits === 0 : hits % 2 === 0) continue;
      const { rgb, alpha } = sample(
        (cell.x - left) / (right - left),
        (cell.y - top) / (bottom - top),
        cell.x,
        cell.y,
      );
      const over = (under: number, paint: number) => under + (paint - under) * alpha;
      cell.rgb = [over(cell.rgb[0], rgb[0]), over(cell.rgb[1], rgb[1]), over(cell.rgb[2], rgb[2])];
    }
  }

  average(): Rgb {
    const mean = (channel: (rgb: Rgb) => number) =>
      this.#cells.reduce((sum, cell) => sum + channel(cell.rgb), 0) / this.#cells.length;
    return [mean(([r]) => r), mean(([, g]) => g), mean(([, , b]) => b)];
  }
}

/** Even-odd rule: count the edges a ray to the right crosses. */
function inside(outline: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] ?? [0, 0];
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
