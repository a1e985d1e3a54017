// Text as people type it on a phone, made comparable: for detection only, never for showing or storing.
import { nfkc } from "@bentrong/format/nfc";
import { mendTornWords } from "./mend-torn-words.ts";
import { BREAKS, type Piece, splitIntoPieces } from "./pieces.ts";
import { ENGLISH, fromTelex, fromVni } from "./raw-typing.ts";
import { isPlainSyllable, spell, syllable } from "./syllable.ts";
import { isGoodPair, soundsLike, TEENCODE } from "./teencode.ts";

export interface Word {
  /** As typed, NFC. Several words may share it: "kbh" expands to three. */
  typed: string;
  /** Lower case, shortened and raw-typed spellings resolved, tone marks in one place: "hòa", "thúy". */
  marked: string;
  /** `marked` without marks: "hoa". */
  folded: string;
  /** True if the marks are evidence. Otherwise "chet" may be chết, chét or chẹt. */
  hasMarks: boolean;
  /** Counts up at punctuation, line ends and pictures: words of one clause share a number. */
  clause: number;
  /** Punctuation between this word and the next. */
  after: string;
}

export interface NormalisedText {
  words: readonly Word[];
  /** True if the writer types marks: a word without any then has none. */
  writesMarks: boolean;
}

/** More than anybody writes in one message; the rest is left unread. */
const LONGEST = 20_000;
const LONGEST_WORD = 32;
/** Soft hyphens, joiners, direction marks: nothing a reader sees. */
const INVISIBLE = /\p{Cf}|\u034f|\p{Variation_Selector}|[\u115f\u1160\u17b4\u17b5]/gu;
/** No writing has as many marks on one letter. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;
const CONTRACTED = /n['’]t(?![\p{L}\p{M}])/giu;
const LOOK_ALIKE: Record<string, string> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ı: "i",
  ð: "đ",
  ƌ: "đ",
};
/** Times, amounts, ages, numbers: "4h" is no "anh" and 111 no "một". A lone 1 is. */
const AMOUNT =
  /^(?:\d{2,}|\d+(?:h|g|k|p|s|m|t|d|đ|w|c|x|tr|ng|kg|km|cm|mm|mg|ml|gb|mb|tb|am|pm|rd|th|st|nd)\d*)$/u;
const DIGIT_LETTERS: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a" };

/** Without marks and case: "Đường" → "duong". */
export const foldWord = (word: string): string =>
  /^[a-z0-9]*$/u.test(word)
    ? word
    : word.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/gu, "d").toLowerCase();

/** The letters a word may mean, likeliest first: "chếttt" → "chết", "ch3t" → "chet". */
const shapes = (typed: string): [once: string, ...others: string[]] => {
  const lower = typed.toLowerCase().replace(/[аеорсухіıðƌ]/gu, (letter) => LOOK_ALIKE[letter] ?? letter);
  const once = lower.replace(/(.)\1{2,}/gu, "$1");
  const twice = lower.replace(/(.)\1{2,}/gu, "$1$1");
  const single = lower.replace(/(.)\1+/gu, "$1");
  const lettered = /\p{L}/u.test(lower)
    ? once.replace(/[01345@]/gu, (digit) => DIGIT_LETTERS[digit] ?? digit)
    : once;
  return [once, ...new Set([lower, twice, lettered, single])];
};

/** The one spelling of a word that is a syllable: "hoà" → "hòa"; any other word as it is. */
export const spelling = (word: string): string => {
  const found = ENGLISH.has(word) ? undefined : syllable(word);
  return found === undefined ? word : spell(found);
};

const oneReading = (word: string): readonly string[] | undefined => {
  const short = TEENCODE.get(word);
  if (short !== undefined) return short;
  const found = syllable(word);
  const isAscii = /^[a-z0-9]+$/u.test(word);
  if (found !== undefined && !isAscii) return [spell(found)];
  if (isAscii) {
    const typedRaw =
      isPlainSyllable(word) && !/aa|ee|oo/u.test(word) ? undefined : (fromTelex(word) ?? fromVni(word));
    if (typedRaw !== undefined) return [typedRaw];
  }
  if (found !== undefined) return [spell(found)];
  if (isPlainSyllable(word)) return [word];
  return undefined;
};

const readings = new Map<string, readonly string[]>();

/** Readings of one typed word. Those of common words are cached. */
const reading = (typed: string): readonly string[] => {
  const known = readings.get(typed);
  if (known !== undefined) return known;
  const found = readAfresh(typed);
  if (typed.length > LONGEST_WORD) return found;
  if (readings.size > 5_000) readings.clear();
  readings.set(typed, found);
  return found;
};

const readAfresh = (typed: string): readonly string[] => {
  const lower = typed.toLowerCase();
  if (ENGLISH.has(lower) || (AMOUNT.test(lower) && !TEENCODE.has(lower))) return [lower];
  const tried = typed.length > LONGEST_WORD ? [typed.toLowerCase().slice(0, LONGEST_WORD)] : shapes(typed);
  const [asTyped = typed] = tried;
  return (
    tried.map(oneReading).find((words) => words !== undefined) ??
    tried
      .flatMap(soundsLike)
      .map(oneReading)
      .find((words) => words !== undefined) ?? [asTyped]
  );
};

/** Returns true if marks are typed as letters throughout: then "sex" is sẽ and "car" is cả. */
const isTypedRaw = (typed: readonly string[]): boolean => {
  const raw = typed.filter(
    (word) => !isPlainSyllable(word) && !ENGLISH.has(word) && fromTelex(word) !== undefined,
  );
  return raw.length >= 2 && raw.length * 3 >= typed.length;
};

/** Each piece with whether its sentence is typed raw. */
const withRawness = (all: readonly Piece[]): (Piece & { isRaw: boolean })[] => {
  const found: (Piece & { isRaw: boolean })[] = [];
  let from = 0;
  all.forEach(({ after }, at) => {
    if (at < all.length - 1 && !/[.!?\n]/u.test(after)) return;
    const sentence = all.slice(from, at + 1);
    const isRaw = isTypedRaw(sentence.map(({ typed }) => typed.toLowerCase()));
    found.push(...sentence.map((piece) => ({ ...piece, isRaw })));
    from = at + 1;
  });
  return found;
};

const isGood = (all: readonly Piece[], at: number): boolean => {
  const [before, word, next] = [all[at - 1], all[at], all[at + 1]].map(
    (piece) => piece?.typed.toLowerCase() ?? "",
  );
  return word !== undefined && (isGoodPair(before ?? "", word) || isGoodPair(word, next ?? ""));
};

/** Compatibility forms grow up to eighteen times, and a run of marks costs its square when words are folded. */
const cleaned = (text: string): string =>
  nfkc(text.slice(0, LONGEST))
    .slice(0, LONGEST)
    .replace(INVISIBLE, "")
    .replace(LONG_RUN, "$1")
    .replace(CONTRACTED, " not");

/** Text as typed → comparable words. Never throws; reads at most 20,000 characters, in time linear in them. */
export const normalise = (text: string): NormalisedText => {
  const clean = cleaned(text);
  const words: Word[] = [];
  let clause = 0;
  let withMarks = 0;
  const all = withRawness(mendTornWords(splitIntoPieces(clean)));
  for (const [at, { typed, after, isRaw }] of all.entries()) {
    const english = isRaw && ENGLISH.has(typed.toLowerCase()) ? fromTelex(typed.toLowerCase()) : undefined;
    const meant = isGood(all, at)
      ? [spelling(typed.toLowerCase())]
      : english === undefined
        ? reading(typed)
        : [english];
    if (/[^\p{ASCII}]/u.test(typed)) withMarks += 1;
    meant.forEach((marked, index) => {
      const folded = foldWord(marked);
      words.push({
        typed,
        marked,
        folded,
        hasMarks: folded !== marked,
        clause,
        after: index === meant.length - 1 ? after : " ",
      });
    });
    if (BREAKS.test(after)) clause += 1;
  }
  return { words, writesMarks: withMarks > 0 && withMarks * 4 >= words.length };
};
