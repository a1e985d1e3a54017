// The text of an article as one string, mapped to the text nodes of the page. Whitespace is collapsed and blocks are
// separated by a line feed, so that an article saved again with other line breaks has the same text.
import type { Passage } from "./find-passage.ts";

interface Segment {
  node: Text;
  /** For each character of the node its place in the text, and one more for the end. */
  places: Int32Array;
}

export interface ArticleText {
  text: string;
  segments: readonly Segment[];
}

const BLOCKS = "p,li,h1,h2,h3,h4,h5,h6,blockquote,figcaption,pre,td,th,dd,dt,div";
const SPACE = /\s/;

/** Puts letters together; what separates them is held back until the next letter comes. */
function createCollector() {
  const parts: string[] = [];
  let length = 0;
  let waiting = "";
  return {
    separate(by: "\n" | " ") {
      if (waiting !== "\n") waiting = by;
    },
    /** Position of the next letter, or of the text before it. */
    place: () => length,
    add(letter: string): number {
      if (length > 0 && waiting) length = parts.push(waiting, letter);
      else length = parts.push(letter);
      waiting = "";
      return length - 1;
    },
    text: () => parts.join(""),
  };
}

export function readArticle(root: HTMLElement): ArticleText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const segments: Segment[] = [];
  const collector = createCollector();
  let block: Element | undefined;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const own = node.parentElement?.closest(BLOCKS) ?? root;
    if (own !== block && node.data.trim() !== "") {
      collector.separate("\n");
      block = own;
    }
    segments.push({ node, places: placeLetters(node.data, collector) });
  }
  return { text: collector.text(), segments };
}

function placeLetters(data: string, collector: ReturnType<typeof createCollector>): Int32Array {
  const places = new Int32Array(data.length + 1);
  for (let at = 0; at < data.length; at += 1) {
    const letter = data[at] ?? "";
    const isSpace = SPACE.test(letter);
    if (isSpace) collector.separate(" ");
    places[at] = isSpace ? collector.place() : collector.add(letter);
  }
  places[data.length] = collector.place();
  return places;
}

/** The passage that a range of the page covers, without space at its ends; undefined without a letter. */
export function toPassage({ text, segments }: ArticleText, range: Range): Passage | undefined {
  let [start, end] = [text.length, 0];
  for (const { node, places } of segments) {
    const [from, to] = coveredBy(range, node);
    if (from >= to) continue;
    start = Math.min(start, places[from] ?? start);
    end = Math.max(end, places[to] ?? end);
  }
  const words = text.slice(start, end);
  const trimmed = words.trim();
  if (trimmed === "") return undefined;
  start += words.length - words.trimStart().length;
  return { start, end: start + trimmed.length };
}

function coveredBy(range: Range, node: Text): [from: number, to: number] {
  if (!range.intersectsNode(node)) return [0, 0];
  return [
    node === range.startContainer ? range.startOffset : 0,
    node === range.endContainer ? range.endOffset : node.data.length,
  ];
}

export interface Piece {
  node: Text;
  from: number;
  to: number;
}

/** The parts of text nodes that a passage covers, in their order. */
export function toPieces({ segments }: ArticleText, { start, end }: Passage): Piece[] {
  const pieces: Piece[] = [];
  for (const { node, places } of segments) {
    if ((places.at(-1) ?? 0) <= start || (places[0] ?? 0) >= end) continue;
    const from = places.findIndex((place) => place >= start);
    const after = places.findIndex((place) => place >= end);
    const to = after < 0 ? node.data.length : after;
    if (from >= 0 && from < to && node.data.slice(from, to).trim() !== "") pieces.push({ node, from, to });
  }
  return pieces;
}
