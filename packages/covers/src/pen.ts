/** Writes path data in few bytes: whole numbers, relative commands, repeated letters left out. */
export type Point = readonly [number, number];

const join = (numbers: readonly number[]) =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");

/** 0.5 → ".5": a leading zero is a byte that says nothing. */
const short = (text: string) => text.replace(/(^|[^0-9.])0\./g, "$1.");

export class Pen {
  #data = "";
  #letter = "";
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  readonly #grid: number;
  /** Corner points of every subpath, for whoever must know what the path covers. */
  readonly outlines: Point[][] = [];

  /** `grid`: the size of the smallest step; one unit is a quarter of a pixel on a card. */
  constructor(grid = 1) {
    this.#grid = grid;
  }

  move(x: number, y: number): this {
    this.outlines.push([]);
    this.#emit("m", [[x, y]]);
    this.#start = this.#at;
    return this;
  }

  line(x: number, y: number): this {
    const [dx, dy] = [this.#snap(x) - this.#at[0], this.#snap(y) - this.#at[1]];
    if (dx === 0 && dy === 0) return this;
    if (dy === 0) return this.#emitNumbers("h", [this.#tidy(dx)], [x, y]);
    if (dx === 0) return this.#emitNumbers("v", [this.#tidy(dy)], [x, y]);
    return this.#emit("l", [[x, y]]);
  }

  /** With a round line end, a point of the line's width. */
  dot(): this {
    return this.#emitNumbers("h", [0], this.#at);
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    return this.#emit("q", [
      [cx, cy],
      [x, y],
    ]);
  }

  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    return this.#emit("c", [
      [ax, ay],
      [bx, by],
      [x, y],
    ]);
  }

  arc(rx: number, ry: number, x: number, y: number, options: { sweep: boolean; large?: boolean }): this {
    const to: Point = [this.#snap(x), this.#snap(y)];
    const relative = [this.#tidy(to[0] - this.#at[0]), this.#tidy(to[1] - this.#at[1])];
    const flags = [options.large ? 1 : 0, options.sweep ? 1 : 0];
    const bulge = arcMiddle(this.#at, to, rx, ry, options);
    this.outlines.at(-1)?.push(bulge);
    return this.#emitNumbers("a", [this.#snap(rx), this.#snap(ry), 0, ...flags, ...relative], [x, y]);
  }

  /** A whole ellipse as its own subpath. */
  ellipse(x: number, y: number, rx: number, ry: number): this {
    const left = this.#snap(x - rx);
    const right = this.#snap(x + rx);
    this.move(left, y).arc(rx, ry, right, y, { sweep: true }).arc(rx, ry, left, y, { sweep: true });
    return this.close();
  }

  /**
   * A smooth curve near the points: they are the control points and the curve passes through the middles.
   * On a grid twice as coarse every middle falls on the grid, so the short form `t` stays exact to the end.
   */
  flow(points: readonly Point[]): this {
    const even = points.map(([x, y]): Point => [this.#snap(x / 2) * 2, this.#snap(y / 2) * 2]);
    even.slice(1).forEach((point, i) => {
      const control = even[i] ?? point;
      const middle: Point = [(control[0] + point[0]) / 2, (control[1] + point[1]) / 2];
      if (i === 0) this.line(...middle);
      else if (i === 1) this.#emit("q", [control, middle]);
      else this.#emit("t", [middle]);
    });
    const last = even.at(-1);
    return last ? this.line(...last) : this;
  }

  lines(points: readonly Point[]): this {
    for (const [x, y] of points) this.line(x, y);
    return this;
  }

  close(): this {
    this.#data += "z";
    this.#letter = "z";
    this.#at = this.#start;
    return this;
  }

  toString(): string {
    return short(this.#data);
  }

  #snap(value: number): number {
    return this.#tidy(Math.round(value / this.#grid) * this.#grid);
  }

  /** Differences of tenths leave 0.30000000000000004. */
  #tidy(value: number): number {
    return Math.round(value * 10) / 10;
  }

  #emit(letter: string, points: readonly Point[]): this {
    const numbers = points.flatMap(([x, y]) => [
      this.#tidy(this.#snap(x) - this.#at[0]),
      this.#tidy(this.#snap(y) - this.#at[1]),
    ]);
    const last = points.at(-1);
    return last ? this.#emitNumbers(letter, numbers, last) : this;
  }

  #emitNumbers(letter: string, numbers: readonly number[], to: Point): this {
    const implied = letter === this.#letter || (letter === "l" && this.#letter === "m");
    const text = join(numbers);
    this.#data += implied && letter !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    this.#letter = letter;
    this.#at = [this.#snap(to[0]), this.#snap(to[1])];
    this.outlines.at(-1)?.push(this.#at);
    return this;
  }
}

/** The point of an arc farthest from its chord: close enough to know what the arc covers. */
function arcMiddle(
  from: Point,
  to: Point,
  rx: number,
  ry: number,
  { sweep, large }: { sweep: boolean; large?: boolean },
): Point {
  const half = Math.hypot((to[0] - from[0]) / 2 / rx, (to[1] - from[1]) / 2 / ry);
  const toChord = Math.sqrt(Math.max(0, 1 - half * half));
  const height = large ? 1 + toChord : 1 - toChord;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const side = sweep ? 1 : -1;
  return [
    (from[0] + to[0]) / 2 + ((to[1] - from[1]) / length) * height * rx * side,
    (from[1] + to[1]) / 2 - ((to[0] - from[0]) / length) * height * ry * side,
  ];
}
