import type { Pen } from "../pen.ts";
import type { Random } from "../random.ts";

/** A conifer of a few ragged tiers; (x, y) is its foot. */
export function pine(pen: Pen, random: Random, x: number, y: number, h: number): void {
  const tiers = h > 150 ? 5 : 3;
  const width = h * random.between(0.15, 0.2);
  const side = (sign: number, up: boolean) => {
    for (let n = 0; n < tiers; n++) {
      const i = up ? tiers - 1 - n : n;
      const out = width * ((i + 1) / tiers) ** 0.85 * random.between(0.88, 1.12);
      const low = y - h + (h * 0.94 * (i + 1)) / tiers;
      const tuck = out * 0.5;
      if (up) pen.line(x + sign * tuck, low - h * 0.03).line(x + sign * out, low);
      else pen.line(x + sign * out, low).line(x + sign * tuck, low - h * 0.03);
    }
  };
  pen.move(x, y - h);
  side(1, false);
  pen.line(x + h * 0.014, y + h * 0.05).line(x - h * 0.014, y + h * 0.05);
  side(-1, true);
  pen.close();
}

/** A forest seen from afar: nothing but tips along a ridge. */
export function treeTops(
  random: Random,
  points: readonly (readonly [number, number])[],
  size: number,
): [number, number][] {
  return points.flatMap(([place, y]): [number, number][] => {
    const x = place + random.between(-0.16, 0.16) * size;
    const h = size * random.between(0.35, 1.15);
    return [
      [x - size * 0.16, y],
      [x, y - h],
      [x + size * 0.16, y],
    ];
  });
}
