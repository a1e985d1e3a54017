import { mix, shade } from "../oklch.ts";
import { Pen } from "../pen.ts";
import type { Stage } from "../scene.ts";
import { leaf } from "./leaf.ts";

/** A pot with long leaves; (x, y) is the middle of its foot, `size` the height of the pot. */
export function paintPlant({ sheet, random, tones }: Stage, x: number, y: number, size: number): void {
  const leaves = new Pen();
  const pale = new Pen();
  const count = random.whole(8, 11);
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + (i / (count - 1) - 0.5) * 2.1 + random.between(-0.1, 0.1);
    leaf(
      i % 3 === 1 ? pale : leaves,
      x,
      y - size * 0.92,
      angle,
      size * random.between(1.3, 2.3),
      size * random.between(0.2, 0.3),
    );
  }
  sheet.fill(leaves, sheet.plain(tones.land(0.92)));
  sheet.fill(pale, sheet.plain(mix(tones.land(0.75), tones.light, 0.12)));
  const pot = new Pen()
    .move(x - size * 0.52, y - size)
    .line(x + size * 0.52, y - size)
    .quad(x + size * 0.46, y - size * 0.3, x + size * 0.3, y);
  pot
    .line(x - size * 0.3, y)
    .quad(x - size * 0.46, y - size * 0.3, x - size * 0.52, y - size)
    .close();
  const clay = mix(tones.land(0.6), tones.lamp, 0.22);
  sheet.fill(pot, sheet.across([0, shade(clay, 0.03)], [1, shade(clay, -0.08)]));
}
