import type { Lch } from "../oklch.ts";
import { Pen } from "../pen.ts";
import type { Stage } from "../scene.ts";

/** A sampan, `flip` -1 for its image in the water. */
function hull(pen: Pen, x: number, y: number, w: number, flip: number): void {
  const at = (u: number, v: number) => [x + u * w, y + v * Math.abs(w) * flip] as const;
  pen
    .move(...at(-0.5, -0.13))
    .quad(...at(0, 0.03), ...at(0.53, -0.16))
    .quad(...at(0.34, 0), ...at(0.1, 0));
  pen
    .line(...at(-0.24, 0))
    .quad(...at(-0.42, -0.01), ...at(-0.5, -0.13))
    .close();
}

/** Someone sitting in it under a conical hat. */
function rower(pen: Pen, x: number, y: number, w: number, flip: number): void {
  const at = (u: number, v: number) => [x + u * w, y + v * Math.abs(w) * flip] as const;
  pen
    .move(...at(0.06, -0.05))
    .quad(...at(0.08, -0.21), ...at(0.15, -0.22))
    .quad(...at(0.24, -0.2), ...at(0.24, -0.06))
    .close();
  pen
    .move(...at(0.045, -0.21))
    .line(...at(0.155, -0.3))
    .line(...at(0.265, -0.21))
    .close();
}

/** A boat on still water. `w` is its length, negative when it faces left. */
export function paintBoat(
  { sheet }: Stage,
  x: number,
  y: number,
  w: number,
  colour: Lch,
  crewed: boolean,
): void {
  const image = new Pen();
  hull(image, x, y, w, -0.9);
  sheet.fill(image, sheet.plain(colour, 0.28));
  const boat = new Pen();
  hull(boat, x, y, w, 1);
  if (crewed) rower(boat, x, y, w, 1);
  sheet.fill(boat, sheet.plain(colour));
  if (crewed)
    sheet.stroke(
      new Pen().move(x + 0.1 * w, y - 0.16 * Math.abs(w)).line(x - 0.2 * w, y + 0.04 * Math.abs(w)),
      sheet.plain(colour),
      Math.abs(w) / 50,
    );
}
