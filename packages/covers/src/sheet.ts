import { hex, type Lch, type Rgb, toRgb } from "./oklch.ts";
import type { Pen, Point } from "./pen.ts";
import { HEIGHT, WIDTH } from "./ridge.ts";
import { type Sample, ToneGrid } from "./tone-grid.ts";

/** A stop of a gradient: place (0 to 1), colour, opacity. */
type Stop = readonly [at: number, colour: Lch, alpha?: number];

/** Fill of a shape; `sample` is called with a place in the shape's own box (0 to 1) and on the sheet. */
interface Paint {
  readonly css: string;
  readonly sample: (u: number, v: number, x: number, y: number) => Sample;
}

const percent = (t: number) => `${Math.round(Math.min(1, Math.max(0, t)) * 100) / 100}`.replace(/^0\./, ".");
const round = (n: number) => Math.round(n);

/** A part of the sheet. */
export type Window = readonly [x: number, y: number, width: number, height: number];
const WHOLE: Window = [0, 0, WIDTH, HEIGHT];

/** The paper a cover is drawn on: collects shapes and gradients, back to front. */
export class Sheet {
  readonly #ids: string;
  readonly #gradients = new Map<string, string>();
  readonly #shapes: { readonly open: string; readonly paint: string; readonly rest: string }[] = [];
  readonly #grid = new ToneGrid(WIDTH, HEIGHT);

  /** `ids` keeps the gradients of two covers apart when both are inlined into one page. */
  constructor(ids: string) {
    this.#ids = ids;
  }

  plain(colour: Lch, alpha = 1): Paint {
    const sample: Sample = { rgb: toRgb(colour), alpha };
    return { css: hex(colour, alpha), sample: () => sample };
  }

  /** From the top of the shape to its bottom. */
  down(...stops: Stop[]): Paint {
    return this.#gradient(`<linearGradient x2="0" y2="1"`, "linearGradient", stops, (_, v) => v);
  }

  /** From the left edge of the shape to the right one. */
  across(...stops: Stop[]): Paint {
    return this.#gradient("<linearGradient", "linearGradient", stops, (u) => u);
  }

  /** From the middle of the shape outwards. */
  glow(...stops: Stop[]): Paint {
    const distance = (u: number, v: number) => Math.hypot(u - 0.5, v - 0.5) * 2;
    return this.#gradient("<radialGradient", "radialGradient", stops, distance);
  }

  /** From the middle of the upper edge outwards: a light and its shine below a horizon. */
  glowFromTop(...stops: Stop[]): Paint {
    const distance = (u: number, v: number) => Math.hypot((u - 0.5) * 2, v);
    const half = `<radialGradient cy="0" r="1" gradientTransform="matrix(.5 0 0 1 .25 0)"`;
    return this.#gradient(half, "radialGradient", stops, distance);
  }

  /** From a place on the sheet outwards, whatever the shape: many things lit by one lamp. */
  litFrom(x: number, y: number, reach: number, ...stops: Stop[]): Paint {
    const open = `<radialGradient gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(reach)}"`;
    const distance = (_u: number, _v: number, px: number, py: number) => Math.hypot(px - x, py - y) / reach;
    return this.#gradient(open, "radialGradient", stops, distance);
  }

  /** `edge` draws a line of this paint and width around the shape. */
  fill(pen: Pen, paint: Paint, edge?: { paint: Paint; width: number }): void {
    const rest = edge ? ` stroke="${edge.paint.css}" stroke-width="${edge.width}"` : "";
    this.#shapes.push({ open: `<path d="${pen}"`, paint: `fill="${paint.css}"`, rest });
    this.#grid.cover(pen.outlines, paint.sample);
  }

  /** Areas within an inner outline stay open. */
  fillAround(pen: Pen, paint: Paint): void {
    this.#shapes.push({
      open: `<path d="${pen}"`,
      paint: `fill="${paint.css}"`,
      rest: ` fill-rule="evenodd"`,
    });
    this.#grid.cover(pen.outlines, paint.sample, "evenodd");
  }

  circle(x: number, y: number, r: number, paint: Paint): void {
    this.ellipse(x, y, r, r, paint);
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): void {
    const size = round(rx) === round(ry) ? `r="${round(rx)}"` : `rx="${round(rx)}" ry="${round(ry)}"`;
    const name = round(rx) === round(ry) ? "circle" : "ellipse";
    const open = `<${name} cx="${round(x)}" cy="${round(y)}" ${size}`;
    this.#shapes.push({ open, paint: `fill="${paint.css}"`, rest: "" });
    this.#grid.cover([ring(x, y, rx, ry)], paint.sample);
  }

  /** Lines are too thin to weigh in the average colour. */
  stroke(pen: Pen, paint: Paint, width: number): void {
    const w = `${Math.round(width * 10) / 10}`.replace(/^0\./, ".");
    this.#shapes.push({
      open: `<path d="${pen}"`,
      paint: `stroke="${paint.css}" stroke-width="${w}"`,
      rest: "",
    });
  }

  /** The average colour, with a thin even layer over everything. */
  average(veil: Sample): Rgb {
    this.#grid.cover(
      [
        [
          [0, 0],
          [WIDTH, 0],
          [WIDTH, HEIGHT],
          [0, HEIGHT],
        ],
      ],
      () => veil,
    );
    return this.#grid.average();
  }

  /** `window` is the part that shows, at its own size; the rest of the sheet lies outside of the picture. */
  toSvg(finish: { defs: string; body: string }, window = WHOLE): string {
    const [x, y, width, height] = window;
    const gradients = [...this.#gradients].map(([text, id]) => text.replace("#", id));
    // Said once here instead of on every line: no fill unless a shape names one, and round line ends.
    const inherited = `fill="none" stroke-linecap="round"`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" ` +
      `${inherited}><defs>${gradients.join("")}${finish.defs}</defs>${this.#body()}${finish.body}</svg>`
    );
  }

  /** Neighbours with one paint share a group that names it once. */
  #body(): string {
    let text = "";
    for (let i = 0; i < this.#shapes.length; ) {
      const paint = this.#shapes[i]?.paint ?? "";
      let end = i + 1;
      while (this.#shapes[end]?.paint === paint) end++;
      const run = this.#shapes.slice(i, end);
      text +=
        run.length === 1
          ? run.map(({ open, rest }) => `${open} ${paint}${rest}/>`).join("")
          : `<g ${paint}>${run.map(({ open, rest }) => `${open}${rest}/>`).join("")}</g>`;
      i = end;
    }
    return text;
  }

  /** Equal gradients are written once. */
  #gradient(
    open: string,
    tag: string,
    stops: readonly Stop[],
    along: (...place: Parameters<Paint["sample"]>) => number,
  ): Paint {
    const inner = stops.map(
      ([at, colour, alpha]) =>
        `<stop${at > 0 ? ` offset="${percent(at)}"` : ""} stop-color="${hex(colour, alpha)}"/>`,
    );
    const text = `${open} id="#">${inner.join("")}</${tag}>`;
    const id = this.#gradients.get(text) ?? `${this.#ids}${this.#gradients.size.toString(36)}`;
    this.#gradients.set(text, id);
    const samples = stops.map(([at, colour, alpha = 1]) => ({ at, rgb: toRgb(colour), alpha }));
    return { css: `url(#${id})`, sample: (...place) => between(samples, along(...place)) };
  }
}

type Keyed = Sample & { readonly at: number };

/** Browsers mix gradient stops in sRGB, channel by channel; so does this. */
function between(stops: readonly Keyed[], t: number): Sample {
  const after = stops.findIndex(({ at }) => at >= t);
  const right = stops[after] ?? stops.at(-1);
  const left = stops[after - 1] ?? right;
  if (!left || !right) throw new Error("A gradient needs at least one stop.");
  const share = right.at === left.at ? 1 : Math.min(1, (t - left.at) / (right.at - left.at));
  const part = (a: number, b: number) => a + (b - a) * share;
  const [a, b] = [left.rgb, right.rgb];
  return {
    rgb: [part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])],
    alpha: part(left.alpha, right.alpha),
  };
}

const ring = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 20 }, (_, i) => [
    x + rx * Math.cos((i / 10) * Math.PI),
    y + ry * Math.sin((i / 10) * Math.PI),
  ]);
