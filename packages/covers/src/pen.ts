/** Writes path data in few bytes: whole numbers, relative commands, repeated letters left out. */
export type Point = readonly [number, number];

const join = (numbers: readonly number[]) =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");

export class Pen {
  #data = "";
  #letter = "";
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  /** Corner points of every subpath, for whoever must know what the path covers. */
  readonly outlines: Point[][] = [];

  move(x: number, y: number): this {
    this.outlines.push([]);
    this.#emit("m", [[x, y]]);
    this.#start = this.#at;
    return this;
  }

  line(x: number, y: number): this {
    const to = whole([x, y]);
    const [dx, dy] = [to[0] - this.#at[0], to[1] - this.#at[1]];
    if (dx === 0 && dy === 0) return this;
    if (dy === 0) return this.#write("h", [dx], to);
    if (dx === 0) return this.#write("v", [dy], to);
    return this.#write("l", [dx, dy], to);
  }

  /** With a round line end, a point of the line's width. */
  dot(): this {
    return this.#write("h", [0], this.#at);
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
    const to = whole([x, y]);
    const flags = [options.large ? 1 : 0, options.sweep ? 1 : 0];
    const numbers = [...whole([rx, ry]), 0, ...flags, to[0] - this.#at[0], to[1] - this.#at[1]];
    this.outlines.at(-1)?.push(arcMiddle(this.#at, to, rx, ry, options));
    return this.#write("a", numbers, to);
  }

  /** A whole ellipse as its own subpath. */
  ellipse(x: number, y: number, rx: number, ry: number): this {
    this.move(x - rx, y)
      .arc(rx, ry, x + rx, y, { sweep: true })
      .arc(rx, ry, x - rx, y, { sweep: true });
    return this.close();
  }

  /**
   * A smooth curve near the points: they are the control points and the curve passes through the middles.
   * On even numbers every middle is a whole number, so the short form `t` stays exact to the end.
   */
  flow(points: readonly Point[]): this {
    const even = points.map(([x, y]): Point => [Math.round(x / 2) * 2, Math.round(y / 2) * 2]);
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
    return this.#data;
  }

  #emit(letter: string, points: readonly Point[]): this {
    const corners = points.map(whole);
    const last = corners.at(-1);
    const numbers = corners.flatMap(([x, y]) => [x - this.#at[0], y - this.#at[1]]);
    return last ? this.#write(letter, numbers, last) : this;
  }

  #write(letter: string, numbers: readonly number[], to: Point): this {
    const implied = letter === this.#letter || (letter === "l" && this.#letter === "m");
    const text = join(numbers);
    this.#data += implied && letter !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    this.#letter = letter;
    this.#at = to;
    this.outlines.at(-1)?.push(to);
    return this;
  }
}

/** `+ 0` turns -0 into 0. */
const whole = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

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
