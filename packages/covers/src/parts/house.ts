import { type Lch, shade } from "../oklch.ts";
import { Pen } from "../pen.ts";
import type { Stage } from "../scene.ts";

/** A small house with its lamp lit; (x, y) is the middle of its foot, `w` its width. */
export function paintHouse({ sheet, tones }: Stage, x: number, y: number, w: number, colour: Lch): void {
  const lamp = tones.lamp;
  sheet.ellipse(
    x,
    y - w * 0.3,
    w * 1.7,
    w * 1.4,
    sheet.glow([0, lamp, tones.dark ? 0.5 : 0.28], [0.5, lamp, 0.12], [1, lamp, 0]),
  );
  const walls = new Pen()
    .move(x - w * 0.42, y + w * 0.12)
    .line(x - w * 0.42, y - w * 0.42)
    .line(x + w * 0.42, y - w * 0.42)
    .line(x + w * 0.42, y + w * 0.12)
    .close();
  sheet.fill(walls, sheet.plain(shade(colour, 0.05)));
  const roof = new Pen()
    .move(x - w * 0.62, y - w * 0.36)
    .quad(x - w * 0.36, y - w * 0.52, x - w * 0.26, y - w * 0.86);
  roof
    .line(x + w * 0.26, y - w * 0.86)
    .quad(x + w * 0.36, y - w * 0.52, x + w * 0.62, y - w * 0.36)
    .close();
  sheet.fill(roof, sheet.plain(shade(colour, -0.03)));
  const lit = new Pen();
  lit
    .move(x - w * 0.26, y - w * 0.26)
    .line(x - w * 0.06, y - w * 0.26)
    .line(x - w * 0.06, y - w * 0.04)
    .line(x - w * 0.26, y - w * 0.04)
    .close();
  lit
    .move(x + w * 0.1, y - w * 0.28)
    .line(x + w * 0.27, y - w * 0.28)
    .line(x + w * 0.27, y + w * 0.12)
    .line(x + w * 0.1, y + w * 0.12)
    .close();
  sheet.fill(lit, sheet.plain(lamp));
}
