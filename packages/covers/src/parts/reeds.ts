import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Stage } from "../scene.ts";

/** Long grass in one lower corner, close to the viewer; `side` -1 is left. */
export function paintReeds({ sheet, random, tones }: Stage, side: number): void {
  const pen = new Pen();
  const middle = side < 0 ? 250 : 950;
  for (let i = 0; i < 15; i++) {
    const x = middle + random.between(-1, 1) * random.between(20, 300);
    const height = random.between(90, 270) * (1 - Math.abs(x - middle) / 420);
    const bend = random.between(-50, 50) - side * 24;
    pen
      .move(x - 4, HEIGHT)
      .quad(x, HEIGHT - height * 0.7, x + bend, HEIGHT - height)
      .quad(x + 5, HEIGHT - height * 0.6, x + 4, HEIGHT);
  }
  sheet.fill(pen, sheet.plain(tones.land(0.97)));
}
