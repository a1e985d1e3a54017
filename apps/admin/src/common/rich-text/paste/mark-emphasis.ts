// Normalises bold, italic, underline, strikethrough and code, by tags or by styles: each run of text gets semantic
// tags, and styling is dropped.
import { getPastedStyle } from "./parse-clipboard.ts";

type Mark = "strong" | "em" | "u" | "s" | "code";
type Marks = Readonly<Partial<Record<Mark, boolean>>>;

const BY_TAG: Readonly<Record<string, Marks>> = {
  ...{ b: { strong: true }, strong: { strong: true }, i: { em: true }, em: { em: true }, cite: { em: true } },
  ...{ u: { u: true }, ins: { u: true }, s: { s: true }, strike: { s: true }, del: { s: true } },
  ...{ code: { code: true }, kbd: { code: true }, samp: { code: true }, tt: { code: true } },
};
const ONLY_STYLES = new Set([
  ...Object.keys(BY_TAG),
  "span",
  "font",
  "big",
  "small",
  "mark",
  "label",
  "abbr",
]);
const HEADING = /^h[1-6]$/;
const BOLD_FROM = 600;

function markFromWeight(weight: string | undefined): Marks {
  if (weight === undefined) return {};
  const number = Number.parseInt(weight, 10);
  return { strong: Number.isNaN(number) ? weight.startsWith("bold") : number >= BOLD_FROM };
}

function marksFromStyle(element: Element): Marks {
  const style = getPastedStyle(element, "font-style");
  const line = getPastedStyle(element, "text-decoration-line") ?? getPastedStyle(element, "text-decoration");
  return {
    ...markFromWeight(getPastedStyle(element, "font-weight")),
    ...(style !== undefined && { em: style === "italic" || style.startsWith("oblique") }),
    ...(line !== undefined && { u: line.includes("underline"), s: line.includes("line-through") }),
  };
}

/** Styles that the place itself gives are no emphasis: a heading is bold and a link is underlined anyway. */
const marksOfPlace = (element: Element): Marks => ({
  ...(element.closest("h1, h2, h3, h4, h5, h6") && { strong: false }),
  ...(element.closest("a[href]") && { u: false }),
});

const marksWithin = (element: Element, around: Marks): Marks => ({
  ...(HEADING.test(element.localName) ? {} : around),
  ...BY_TAG[element.localName],
  ...marksFromStyle(element),
  ...marksOfPlace(element),
});

/** From the innermost to the outermost. */
const ORDER: readonly Mark[] = ["code", "s", "u", "em", "strong"];

function wrapText(text: Text, marks: Marks): void {
  const isBetweenBlocks = /^\s*\n\s*$/.test(text.data);
  if (isBetweenBlocks) return;
  let outermost: Text | Element = text;
  for (const mark of ORDER.filter((one) => marks[one])) {
    const wrapper = text.ownerDocument.createElement(mark);
    outermost.replaceWith(wrapper);
    wrapper.append(outermost);
    outermost = wrapper;
  }
}

function markWithin(element: Element, around: Marks): void {
  const marks = marksWithin(element, around);
  for (const child of [...element.childNodes]) {
    if (child instanceof Text) wrapText(child, marks);
    else if (child instanceof Element) markWithin(child, marks);
  }
  if (ONLY_STYLES.has(element.localName)) element.replaceWith(...element.childNodes);
}

export function markEmphasis(body: HTMLElement): void {
  for (const child of [...body.childNodes]) if (child instanceof Element) markWithin(child, {});
}
