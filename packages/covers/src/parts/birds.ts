import { Pen } from "../pen.ts";
import type { Stage } from "../scene.ts";

/** A few birds far off, never in a row. */
export function paintBirds({ sheet, random, tones }: Stage, x: number, y: number): void {
  const pen = new Pen();
  const count = random.whole(2, 4);
  for (let i = 0; i < count; i++) {
    const size = random.between(9, 16);
    const [bx, by] = [x + i * random.between(24, 44), y + random.between(-24, 24)];
    const lift = size * random.between(0.5, 0.9);
    pen
      .move(bx - size, by - lift * 0.4)
      .quad(bx - size * 0.4, by - lift, bx, by)
      .quad(bx + size * 0.5, by - lift * 1.1, bx + size, by - lift * 0.3);
  }
  sheet.stroke(pen, sheet.plain(tones.land(0.8), 0.75), 2.6);
}
