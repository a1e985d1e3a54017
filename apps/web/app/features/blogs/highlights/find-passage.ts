// Finds a marked passage again after its article was edited: the text quote selector of the W3C's Web Annotation model, with
// about where it stood. Every step is linear in the length of the text.

export interface PassageSelector {
  quote: string;
  prefix: string;
  suffix: string;
  /** Where the quote began when it was marked. */
  start: number;
}

export interface Passage {
  start: number;
  end: number;
}

/** A passage that was edited itself is found between its neighbours if so many of its words are left. */
const WORDS_LEFT = 0.5;
const LONGEST_GROWTH = 2;
/** Places between neighbours that are compared word by word. */
const COMPARED = 20;

/** How much of the pattern's beginning ends at this letter, when so much of it ended before. */
function advance(pattern: string, border: Int32Array, matched: number, letter: string | undefined): number {
  let length = matched === pattern.length ? (border[matched - 1] ?? 0) : matched;
  while (length > 0 && letter !== pattern[length]) length = border[length - 1] ?? 0;
  return letter === pattern[length] ? length + 1 : length;
}

/** Every place of a pattern, by Knuth, Morris and Pratt: a text of one repeated letter costs no more than another. */
export function findAll(text: string, pattern: string): number[] {
  if (pattern === "") return [];
  const border = new Int32Array(pattern.length);
  for (let at = 1; at < pattern.length; at += 1)
    border[at] = advance(pattern, border, border[at - 1] ?? 0, pattern[at]);
  const found: number[] = [];
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    matched = advance(pattern, border, matched, text[at]);
    if (matched === pattern.length) found.push(at - matched + 1);
  }
  return found;
}

function countBefore(text: string, end: number, prefix: string): number {
  let same = 0;
  while (same < prefix.length && text[end - 1 - same] === prefix[prefix.length - 1 - same]) same += 1;
  return same;
}

function countAfter(text: string, start: number, suffix: string): number {
  let same = 0;
  while (same < suffix.length && text[start + same] === suffix[same]) same += 1;
  return same;
}

/** Most of the same neighbours first, then the nearest to where it stood. */
function findExact(text: string, { quote, prefix, suffix, start }: PassageSelector): Passage | undefined {
  let best: { at: number; context: number; distance: number } | undefined;
  for (const at of findAll(text, quote)) {
    const context = countBefore(text, at, prefix) + countAfter(text, at + quote.length, suffix);
    const distance = Math.abs(at - start);
    if (!best || context > best.context || (context === best.context && distance < best.distance))
      best = { at, context, distance };
  }
  return best && { start: best.at, end: best.at + quote.length };
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the quote's words that the candidate still has. */
function shareLeft(quote: string, candidate: string): number {
  const left = new Map<string, number>();
  for (const word of splitWords(candidate)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = splitWords(quote);
  let same = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) same += 1;
    left.set(word, count - 1);
  }
  return words.length === 0 ? 0 : same / words.length;
}

/** The text between the old neighbours. */
function findBetween(text: string, selector: PassageSelector): Passage | undefined {
  const { quote, prefix, suffix, start } = selector;
  const ends = findAll(text, suffix);
  let next = 0;
  const places: Passage[] = [];
  for (const at of findAll(text, prefix)) {
    const from = at + prefix.length;
    while (next < ends.length && (ends[next] ?? 0) <= from) next += 1;
    const end = ends[next];
    if (end !== undefined && end - from <= quote.length * LONGEST_GROWTH) places.push({ start: from, end });
  }
  const nearest = places
    .sort((one, two) => Math.abs(one.start - start) - Math.abs(two.start - start))
    .slice(0, COMPARED);
  return nearest.find((place) => shareLeft(quote, text.slice(place.start, place.end)) >= WORDS_LEFT);
}

/** An article that was not edited. */
function findInPlace(text: string, { quote, prefix, suffix, start }: PassageSelector): Passage | undefined {
  const isThere =
    text.startsWith(prefix + quote + suffix, start - prefix.length) && start >= prefix.length && quote !== "";
  return isThere ? { start, end: start + quote.length } : undefined;
}

/** Undefined: the passage is not in the text any more. */
export const findPassage = (text: string, selector: PassageSelector): Passage | undefined =>
  findInPlace(text, selector) ?? findExact(text, selector) ?? findBetween(text, selector);

const CONTEXT = 48;
/** A lone surrogate, where a cut divided a code point. */
const HALVES = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

export const describePassage = (text: string, { start, end }: Passage): PassageSelector => ({
  quote: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - CONTEXT), start).replace(HALVES, ""),
  suffix: text.slice(end, end + CONTEXT).replace(HALVES, ""),
  start,
});
