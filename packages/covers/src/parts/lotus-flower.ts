import { mix, shade } from "../oklch.ts";
import { Pen } from "../pen.ts";
import type { Stage } from "../scene.ts";

const FAR = 70;

/** An open lotus; (x, y) is where its petals meet, `size` the length of the middle ones. */
export function paintFlower({ sheet, tones }: Stage, x: number, y: number, size: number): void {
  const { bloom, light } = tones;
  const shadow = sheet.glow([0, tones.land(0.95), 0.4], [1, tones.land(0.95), 0]);
  sheet.ellipse(x, y + size * 0.12, size * 1.25, size * 0.34, shadow);
  const back = sheet.down([0, shade(bloom, -0.03, 1.35)], [1, shade(bloom, -0.1, 0.9)]);
  const front = sheet.down([0, shade(bloom, 0.02, 1.15)], [1, mix(bloom, light, 0.55)]);
  const rows: [number[], number, typeof back][] = [
    [[-1.3, -0.75, -0.26, 0.26, 0.75, 1.3], 1, back],
    [[-1.05, -0.5, 0.5, 1.05], 0.92, sheet.down([0, bloom], [1, mix(bloom, light, 0.3)])],
    [[-0.78, 0.78, 0], 0.78, front],
  ];
  for (const [angles, reach, paint] of rows) {
    let petal = new Pen();
    for (const angle of angles) {
      drawPetal(petal, x, y, angle, size * reach * (1 - 0.12 * Math.abs(angle)));
      // Far away nobody sees where one petal ends and the next begins.
      if (size < FAR && angle !== angles.at(-1)) continue;
      sheet.fill(petal, paint);
      petal = new Pen();
    }
  }
}

/** A pointed bowl; the outer petals lie flatter. */
function drawPetal(pen: Pen, x: number, y: number, angle: number, length: number): void {
  const [ux, uy] = [Math.sin(angle), -Math.cos(angle) * 0.86];
  const width = length * 0.34;
  const at = (along: number, across: number) =>
    [
      x + ux * length * along + Math.cos(angle) * width * across,
      y + uy * length * along + Math.sin(angle) * width * across * 0.8,
    ] as const;
  pen.move(x, y).cubic(...at(0.2, -1.15), ...at(0.72, -1.05), ...at(1, 0));
  pen.cubic(...at(0.72, 1.05), ...at(0.2, 1.15), x, y).close();
}
