import { type Lch, mix } from "../oklch.ts";
import { Pen, type Point } from "../pen.ts";
import type { Random } from "../random.ts";
import type { Stage } from "../scene.ts";

/** A closed soft shape, like foliage. */
function blob(pen: Pen, random: Random, x: number, y: number, rx: number, ry: number): Pen {
  const count = 6;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = random.between(0.98, 1.28);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0] ?? [x, y];
  pen.move(...middle(points.at(-1) ?? first, first));
  points.forEach((point, i) => {
    pen.quad(...point, ...middle(point, points[i + 1] ?? first));
  });
  return pen.close();
}

/** A row of rounded tree tops on level ground; (x, y) is the middle of its foot. */
export function grove(pen: Pen, random: Random, x: number, y: number, width: number, height: number): void {
  const heads = random.whole(3, 5);
  pen.move(x - width / 2, y);
  for (let i = 1; i <= heads; i++) {
    const u = i / heads;
    const rise = i === heads ? 0 : height * Math.sin(u * Math.PI) * random.between(0.4, 0.75);
    const r = (width / heads) * random.between(0.5, 0.62);
    pen.arc(r, r * random.between(0.9, 1.25), x - width / 2 + u * width, y - rise, { sweep: true });
  }
  pen.quad(x, y + height * 0.1, x - width / 2, y).close();
}

/** A broad old tree; (x, y) is its foot, `h` its height. */
export function paintTree(stage: Stage, x: number, y: number, h: number, colour: Lch): void {
  const { sheet, random, tones } = stage;
  const lean = random.between(-0.07, 0.07) * h;
  const [cx, cy] = [x + lean, y - h * 0.6];
  const trunk = new Pen()
    .move(x - h * 0.07, y + h * 0.03)
    .quad(x - h * 0.03, y - h * 0.12, cx - h * 0.03, y - h * 0.36);
  for (const [reach, lift] of [
    [-0.3, 0.66],
    [0.02, 0.72],
    [0.28, 0.7],
  ] as const) {
    trunk.quad(cx + reach * h * 0.4, y - h * 0.46, cx + reach * h, y - h * lift);
    trunk.quad(cx + reach * h * 0.45 + h * 0.03, y - h * 0.44, cx + (reach < 0 ? 0 : 0.03) * h, y - h * 0.38);
  }
  trunk.quad(x + h * 0.03, y - h * 0.12, x + h * 0.08, y + h * 0.03).close();
  sheet.fill(trunk, sheet.plain(colour));
  const crown = new Pen();
  const wide = random.between(0.3, 0.4);
  const top = random.between(-0.4, 0.4);
  for (let i = 0; i < 7; i++) {
    const u = i / 3 - 1 + random.between(-0.12, 0.12);
    const rise = h * 0.26 * Math.max(0.1, 1 - (u - top * 0.4) ** 2) + random.between(-0.02, 0.06) * h;
    blob(
      crown,
      random,
      cx + u * h * wide,
      cy - rise,
      h * random.between(0.12, 0.17),
      h * random.between(0.09, 0.13),
    );
  }
  blob(crown, random, cx + top * h * 0.2, cy - h * 0.12, h * wide * 0.78, h * 0.17);
  sheet.fill(crown, sheet.down([0, mix(colour, tones.light, tones.dark ? 0.1 : 0.2)], [0.8, colour]));
}
