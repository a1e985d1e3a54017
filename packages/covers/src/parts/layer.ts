import { type Lch, mix } from "../oklch.ts";
import { Pen, type Point } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Sheet } from "../sheet.ts";

/** Closes a skyline down to the bottom of the sheet. */
export function groundUnder(points: readonly Point[], options: { smooth: boolean }, bottom = HEIGHT): Pen {
  const [first] = points;
  const last = points.at(-1);
  const pen = new Pen();
  if (!first || !last) return pen;
  pen.move(...first);
  if (options.smooth) pen.flow(points);
  else pen.lines(points.slice(1));
  return pen.line(last[0], bottom).line(first[0], bottom).close();
}

/** One layer of land: its own colour along the ridge, dissolving into mist further down. */
export function paintLayer(
  sheet: Sheet,
  points: readonly Point[],
  colours: { ridge: Lch; mist: Lch; fog: number; smooth: boolean },
): void {
  const foot = mix(colours.ridge, colours.mist, colours.fog);
  const paint = sheet.down([0, colours.ridge], [0.6, foot]);
  sheet.fill(groundUnder(points, { smooth: colours.smooth }), paint);
}
