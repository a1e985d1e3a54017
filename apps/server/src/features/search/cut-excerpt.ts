// A few lines of a text, around the words that were searched for.
import type { TextRanges } from "@bentrong/contract/search";
import { findMatches, listWords, type Match, type Term, type TextWord } from "./terms.ts";

/** Characters of an excerpt, and how many of them precede the first match. */
const LENGTH = 160;
const BEFORE = 40;

export interface MarkedText {
  text: string;
  ranges: TextRanges;
}

export function markText(text: string, terms: readonly Term[], isNear: boolean): MarkedText {
  return { text, ranges: joinRanges(findMatches(listWords(text), terms, isNear), 0, text) };
}

export function cutExcerpt(text: string, terms: readonly Term[], isNear: boolean): MarkedText {
  const words = listWords(text);
  const matches = findMatches(words, terms, isNear);
  const first = findRichestPlace(matches)?.match;
  const from = first === undefined ? 0 : startOfWord(words, first.from - BEFORE);
  const to = endOfWord(words, text, from + LENGTH);
  const opening = from > 0 ? "… " : "";
  const closing = to < text.length ? "…" : "";
  const shown = matches.filter((match) => match.from >= from && match.to <= to);
  const cut = `${opening}${text.slice(from, to)}${closing}`;
  return { text: cut, ranges: joinRanges(shown, opening.length - from, cut) };
}

/** How many of the terms stand together in one stretch of a text, as long as what an excerpt shows. */
export const countTogether = (text: string, terms: readonly Term[], isNear: boolean): number =>
  findRichestPlace(findMatches(listWords(text), terms, isNear))?.terms ?? 0;

interface Place {
  match: Match;
  /** How many terms it and what follows hold. */
  terms: number;
}

/** The first match of the stretch that holds most of the terms. */
function findRichestPlace(matches: readonly Match[]): Place | undefined {
  let best: Place | undefined;
  for (const [at, match] of matches.entries()) {
    const terms = new Set<number>();
    for (let next = at; next < matches.length; next += 1) {
      const other = matches[next];
      if (!other || other.to > match.from + LENGTH - BEFORE) break;
      terms.add(other.term);
    }
    if (!best || terms.size > best.terms) best = { match, terms: terms.size };
  }
  return best;
}

const startOfWord = (words: readonly TextWord[], place: number): number =>
  place <= 0 ? 0 : (words.find(({ from }) => from >= place)?.from ?? 0);

function endOfWord(words: readonly TextWord[], text: string, place: number): number {
  if (text.length <= place) return text.length;
  return words.findLast(({ to }) => to <= place)?.to ?? place;
}

/** Words with a space between them are one range. */
function joinRanges(matches: readonly Match[], offset: number, text: string): TextRanges {
  const ranges: TextRanges = [];
  for (const match of matches) {
    const [from, to] = [match.from + offset, match.to + offset];
    const last = ranges.at(-1);
    if (last && text.slice(last[1], from) === " ") last[1] = to;
    else ranges.push([from, to]);
  }
  return ranges;
}
