// A message as words: Vietnamese through the normaliser that safety uses too, English plainly.

import type { Language } from "../content/read-content.ts";
import { type NormalisedText, normalise, type Word } from "./normalise.ts";
import { isPlainSyllable } from "./syllable.ts";

export type { Word };

/** Characters that are read of one message; of a longer one the beginning and the end. */
const READ = 3_000;
const ENGLISH =
  /^(?:i|i'm|im|i've|my|me|the|and|is|are|was|to|of|it|it's|so|but|not|don't|can't|feel|feeling|just|have|had|with|that|this|because|about|am|been|be|at|for|when|what|you|your|who|how|like|want|need|really|always|never|nothing|everything|day|sleep|work|yes|no|maybe|think|know|she|he|they|her|him|we|in|on|do|does|did|a|an|tired|sad|okay|fine|today|please|write|give|ignore|should)$/iu;
/** English words that Vietnamese without marks is full of: mẹ, nó, số, thế, thật, đây, ăn … */
const AMBIGUOUS = /^(?:i|a|me|no|so|to|an|on|do|in|be|am|at|it|he|im|my|the|that|but|day|not)$/iu;

/** The beginning and the end of a very long text: what was said last weighs most. */
export function readable(text: string, most = READ): string {
  const clean =
    text.length > most * 4
      ? `${text.slice(0, most * 2)}${text.slice(-most * 2)}`.normalize("NFC")
      : text.normalize("NFC");
  return clean.length <= most ? clean : `${clean.slice(0, most / 4)}\n${clean.slice(-(most * 3) / 4)}`;
}

const LONG_WORD = 4;

/** True for words that only English has, or enough longer ones that no Vietnamese syllable can be. */
function isSurelyEnglish(words: readonly string[]): boolean {
  const plain = words.map((word) => word.toLowerCase().replace("’", "'"));
  if (plain.some((word) => ENGLISH.test(word) && !AMBIGUOUS.test(word))) return true;
  const foreign = plain.filter((word) => word.length >= LONG_WORD && !isPlainSyllable(word)).length;
  return foreign * 10 >= words.length * 3;
}

/** The language of a message; `undefined` when it is too short to tell. */
export function guessLanguage(text: string): Language | undefined {
  const words = readable(text).match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const marked = words.filter((word) => /[^\p{ASCII}’]/u.test(word)).length;
  const english = words.filter((word) => ENGLISH.test(word.replace("’", "'"))).length;
  if (marked > 0) return marked * 6 > words.length || english * 3 < words.length ? "vi" : "en";
  // A few plain words may be either; then the conversation goes on in the language it had.
  if (words.length < 3 || english === 1) return undefined;
  if (english * 10 < words.length * 3 || english < 2) return "vi";
  if (isSurelyEnglish(words)) return "en";
  return english * 2 > words.length ? undefined : "vi";
}

export function readWords(text: string, language: Language): NormalisedText {
  return language === "vi" ? normalise(readable(text)) : englishWords(readable(text));
}

function englishWords(text: string): NormalisedText {
  const words: Word[] = [];
  let clause = 0;
  for (const { 1: typed = "", 2: after = "" } of text.matchAll(
    /([\p{L}\p{M}\p{N}'’]+)([^\p{L}\p{M}\p{N}'’]*)/gu,
  )) {
    const marked = typed.toLowerCase().replaceAll("’", "'");
    words.push({ typed, marked, folded: marked, hasMarks: true, clause, after });
    if (/[.,;:!?…\n()–—]|\s-+\s/u.test(after)) clause += 1;
  }
  return { words, writesMarks: true };
}
