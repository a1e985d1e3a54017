// Finds the phrases of the phrasebook in a message, word by word.
//
// A pattern is words; "a/b" is either, "_" joins the words of one alternative, "*" stands for up to five words,
// "@group" for anybody of that group of people.

import type { Language } from "../content/read-content.ts";
import type { NormalisedText } from "../text/normalise.ts";
import { readWords, type Word } from "../text/words.ts";

export interface Found<T> {
  what: T;
  from: number;
  /** After the last word. */
  to: number;
  /** Count of words that the pattern itself names: more is surer. */
  weight: number;
  /** The phrase as the phrasebook spells it, when it has no gap: gives text without marks its marks back. */
  spelt?: string;
}

type Token = Pick<Word, "marked" | "folded">;
/** The alternatives by the folded first word, longest first, so that a word that begins none costs one look-up. */
type Element = ReadonlyMap<string, readonly (readonly Token[])[]> | "gap";

interface Pattern<T> {
  what: T;
  elements: readonly Element[];
  /** True if the folded words may match text without marks. */
  folds: boolean;
  spelt: string | undefined;
  /** At least one of these folded words must occur in the clause: a cheap filter that excludes most patterns. */
  must: readonly string[] | undefined;
}

const GAP = 5;
/** Ambiguous without marks: là/la, nợ/no, chê/che, đỡ/do … */
const AMBIGUOUS = new Set([
  "la",
  "no",
  "che",
  "do",
  "ve",
  "an",
  "da",
  "ma",
  "ba",
  "bo",
  "dau",
  "so",
  "lo",
  "be",
]);

export interface PhraseSource<T> {
  what: T;
  when: readonly string[];
  /** Spellings without marks that are safe to recognise; when absent, longer phrases are folded. */
  bare?: readonly string[];
}

export class PhraseIndex<T> {
  readonly #byFirst = new Map<string, Pattern<T>[]>();
  readonly #people = new Map<string, Exclude<Element, "gap">>();
  readonly #language: Language;
  readonly #groups: ReadonlyMap<string, readonly string[]>;

  constructor(
    language: Language,
    sources: Iterable<PhraseSource<T>>,
    groups: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.#language = language;
    this.#groups = groups;
    for (const { what, when, bare } of sources) {
      for (const text of when) this.#add(what, text, bare === undefined && this.#mayFold(text));
      for (const text of bare ?? []) this.#add(what, text, true);
    }
  }

  /** Every place where a phrase begins, each with its longest match; overlaps included. */
  find({ words, writesMarks }: NormalisedText): Found<T>[] {
    const present = foldedByClause(words);
    return words.flatMap(({ folded, clause }, from) =>
      (this.#byFirst.get(folded) ?? [])
        .filter((pattern) => isPossible(pattern, present.get(clause), writesMarks))
        .flatMap((pattern) => foundAt(pattern, words, from, !writesMarks) ?? []),
    );
  }

  #add(what: T, text: string, folds: boolean): void {
    const elements = text.split(/\s+/u).map((part) => this.#element(part));
    const first = elements[0];
    if (first === undefined || first === "gap") throw new Error(`the pattern "${text}" may not begin with *`);
    const spelt = /[*@/]/u.test(text) || !/[^ -~]/u.test(text) ? undefined : text.replaceAll("_", " ");
    const last = elements.length > 1 ? elements.at(-1) : undefined;
    const must = last === undefined || last === "gap" ? undefined : [...last.keys()];
    for (const head of first.keys()) {
      const patterns = this.#byFirst.get(head) ?? [];
      patterns.push({ what, elements, folds, spelt, must });
      this.#byFirst.set(head, patterns);
    }
  }

  #element(part: string): Element {
    if (part === "*") return "gap";
    if (!part.startsWith("@"))
      return this.#alternatives(part.split("/").map((one) => one.replaceAll("_", " ")));
    const known = this.#people.get(part);
    if (known) return known;
    const people = this.#groups.get(part.slice(1));
    if (people === undefined) throw new Error(`the pattern names nobody's group: ${part}`);
    const element = this.#alternatives(people);
    this.#people.set(part, element);
    return element;
  }

  #alternatives(texts: readonly string[]): Exclude<Element, "gap"> {
    const all = texts.map((text) => this.#tokens(text)).sort((a, b) => b.length - a.length);
    return Map.groupBy(all, (tokens) => tokens[0]?.folded ?? "");
  }

  #tokens(text: string): Token[] {
    return readWords(text, this.#language).words.map(({ marked, folded }) => ({ marked, folded }));
  }

  #mayFold(text: string): boolean {
    const words = text.split(/[\s_]+/u).filter((word) => word !== "*");
    if (words.length === 1) return /^[a-z ]{5,}$/u.test(text);
    const last = words.at(-1) ?? "";
    return !this.#tokens(last).some(({ folded }) => AMBIGUOUS.has(folded));
  }
}

function isPossible(
  { folds, must }: Pattern<unknown>,
  present: ReadonlySet<string> | undefined,
  writesMarks: boolean,
): boolean {
  if (!writesMarks && !folds) return false;
  return must === undefined || must.some((word) => present?.has(word));
}

function foldedByClause(words: readonly Word[]): ReadonlyMap<number, ReadonlySet<string>> {
  const present = new Map<number, Set<string>>();
  for (const { clause, folded } of words) {
    const known = present.get(clause) ?? new Set();
    known.add(folded);
    present.set(clause, known);
  }
  return present;
}

function foundAt<T>(
  { what, elements, spelt }: Pattern<T>,
  words: readonly Word[],
  from: number,
  folded: boolean,
): Found<T> | undefined {
  const matched = match(elements, words, from, folded);
  return matched && { what, from, ...matched, ...(spelt === undefined ? {} : { spelt }) };
}

/** Longest match of the elements from a word on; all words of one match are in one clause. */
function match(
  elements: readonly Element[],
  words: readonly Word[],
  from: number,
  folded: boolean,
): { to: number; weight: number } | undefined {
  const clause = words[from]?.clause;
  let at = from;
  let weight = 0;
  let slack = 0;
  for (const element of elements) {
    if (element === "gap") {
      slack = GAP;
      continue;
    }
    const found = firstFit(element, words, at, at + slack, clause, folded);
    if (found === undefined) return undefined;
    at = found.at + found.length;
    weight += found.length;
    slack = 0;
  }
  return { to: at, weight };
}

function firstFit(
  element: Exclude<Element, "gap">,
  words: readonly Word[],
  from: number,
  until: number,
  clause: number | undefined,
  folded: boolean,
): { at: number; length: number } | undefined {
  for (let at = from; at <= until; at += 1) {
    const word = words[at];
    if (word === undefined || word.clause !== clause) return undefined;
    for (const tokens of element.get(word.folded) ?? []) {
      if (tokens.every((token, index) => same(token, words[at + index], clause, folded)))
        return { at, length: tokens.length };
    }
  }
  return undefined;
}

function same(token: Token, word: Word | undefined, clause: number | undefined, folded: boolean): boolean {
  if (word === undefined || word.clause !== clause) return false;
  return word.marked === token.marked || (folded && !word.hasMarks && word.folded === token.folded);
}
