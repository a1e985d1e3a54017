import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Pen, type Point } from "./pen.ts";

/** Count of numbers that one use of a command takes. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, a: 7 };

/** The step one use of a command makes: its last two numbers, or the only one. */
function step(letter: string, numbers: readonly number[]): Point {
  const [x = 0, y = 0] = numbers.slice(-2);
  if (letter === "h") return [x, 0];
  return letter === "v" ? [0, x] : [x, y];
}

/** Follows the data of one subpath the way a browser does and lists where each command ends. */
function ends(data: string): Point[] {
  const visited: Point[] = [[0, 0]];
  for (const [, letter = "", rest = ""] of data.matchAll(/([a-y])([^a-z]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const size = NUMBERS[letter] ?? 1;
    for (let i = 0; i < numbers.length; i += size) {
      const [x, y] = visited.at(-1) ?? [0, 0];
      const [dx, dy] = step(letter, numbers.slice(i, i + size));
      visited.push([x + dx, y + dy]);
    }
  }
  return visited;
}

const place = fc.tuple(
  fc.double({ min: -60, max: 1260, noNaN: true }),
  fc.double({ min: -60, max: 860, noNaN: true }),
);

describe("a pen", () => {
  it("never drifts: rounding one step is made good in the next", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 60 }), ([first, ...rest]) => {
        const [x, y] = first ?? [0, 0];
        const pen = new Pen().move(x, y).lines(rest);
        const [lastX = 0, lastY = 0] = rest.at(-1) ?? [];
        const [endX = 0, endY = 0] = ends(`${pen}`).at(-1) ?? [];
        expect(Math.abs(endX - lastX)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(endY - lastY)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("ends a flowing line where its last point is", () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 40 }), (points) => {
        const [first = [0, 0] as const] = points;
        const [endX = 0, endY = 0] = ends(`${new Pen().move(...first).flow(points)}`).at(-1) ?? [];
        const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
        expect(Math.hypot(endX - lastX, endY - lastY)).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  it("writes whole numbers, relative commands and each repeated letter once", () => {
    const pen = new Pen().move(10, 10).line(20.4, 15).line(30, 12).line(50, 12).line(50, 40).close();
    expect(`${pen}`).toBe("m10 10 10 5 10-3h20v28z");
  });

  it("knows what an arc covers", () => {
    const [outline = []] = new Pen().ellipse(100, 100, 40, 20).outlines;
    const ys = outline.map(([, y]) => y);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([80, 120]);
  });
});
