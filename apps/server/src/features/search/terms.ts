// The words of a search, and the words of a text that they mean. What is found is decided in the database
// (app.search_items); here is only shown why.
import { markedWords, withoutMarks } from "@bentrong/format/search-words";

export interface Term {
  marked: string;
  folded: string;
  /** It was typed with marks: words that have the same come first. */
  hasMarks: boolean;
  /** The last word may be the beginning of one. */
  isOpen: boolean;
}

export function readTerms(input: string): Term[] {
  const words = markedWords(input).split(" ").filter(Boolean);
  return words.map((marked, at) => {
    const folded = withoutMarks(marked);
    return {
      marked,
      folded,
      hasMarks: marked !== folded,
      isOpen: at === words.length - 1 && folded.length > 1,
    };
  });
}

export interface TextWord {
  from: number;
  to: number;
  marked: string;
  folded: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Texts repeat their words: a few thousand syllables make up the language. */
const MOST_KEPT = 20_000;
const known = new Map<string, { marked: string; folded: string }>();

function getForms(word: string): { marked: string; folded: string } {
  const kept = known.get(word);
  if (kept) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const marked = markedWords(word);
  const forms = { marked, folded: withoutMarks(marked) };
  known.set(word, forms);
  return forms;
}

export const listWords = (text: string): TextWord[] =>
  Array.from(text.matchAll(WORD), (found) => ({
    from: found.index,
    to: found.index + found[0].length,
    ...getForms(found[0]),
  }));

export interface Match extends TextWord {
  /** Which of the terms. */
  term: number;
}

/** Words that a term means. Where some have its very marks, those without are left out. */
export function findMatches(words: readonly TextWord[], terms: readonly Term[], isNear: boolean): Match[] {
  const matches = terms.flatMap((term, at) => {
    const means = (word: TextWord): boolean =>
      word.folded === term.folded || (isNear && isMistyped(word.folded, term.folded));
    const whole = words.filter(means);
    const exact = term.hasMarks ? whole.filter(({ marked }) => marked === term.marked) : whole;
    const begun =
      term.isOpen && whole.length === 0 ? words.filter(({ folded }) => folded.startsWith(term.folded)) : [];
    const best = [exact, whole, begun].find(({ length }) => length > 0) ?? [];
    return best.map((word) => ({ ...word, term: at }));
  });
  const byPlace = new Map(matches.map((match) => [match.from, match]));
  return [...byPlace.values()].sort((a, b) => a.from - b.from);
}

/** Whether `typed` may have been meant to be `word`: one slip of the finger, or Telex keys that stayed letters. */
export const isMistyped = (word: string, typed: string): boolean =>
  isOneSlipAway(word, typed) || word === readTelexKeys(typed);

/** Keys of the Telex input method as letters of the word that they write, without its marks: "giaacs" is "giac". */
const readTelexKeys = (typed: string): string =>
  typed
    .replace(/[sfrxj]$/, "")
    .replace(/([aeod])\1/g, "$1")
    .replace(/(.)w/g, "$1");

/** One letter too many, missing, wrong, or two exchanged. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 2 || Math.abs(a.length - b.length) > 1) return false;
  let front = 0;
  while (front < a.length && a[front] === b[front]) front += 1;
  const restA = a.slice(front);
  const restB = b.slice(front);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
