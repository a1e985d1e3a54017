import type { Pen } from "../pen.ts";

/** A slender leaf from its stem to its tip. */
export function leaf(pen: Pen, x: number, y: number, angle: number, length: number, width: number): void {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [tipX, tipY] = [x + ux * length, y + uy * length];
  const side = (sign: number, along: number) =>
    [x + ux * length * along - uy * width * sign, y + uy * length * along + ux * width * sign] as const;
  pen
    .move(x, y)
    .quad(...side(1, 0.4), tipX, tipY)
    .quad(...side(-1, 0.4), x, y)
    .close();
}
