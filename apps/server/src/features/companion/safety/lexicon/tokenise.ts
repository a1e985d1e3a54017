// Tokens of the lexicon.
import { foldWord, type NormalisedText, type Word } from "../../text/normalise.ts";
import { toSound, withoutTone } from "./sound.ts";

/** A word of the text with what it sounds like. */
export interface Token extends Word {
  sound: string;
  /** `sound` without marks. */
  plain: string;
  /** Typed with some marks, but with too few to be a syllable: "chêt". */
  isUnfinished: boolean;
  /** True if the surrounding sentence is typed with marks: a word without any then has none. */
  amongMarks: boolean;
  /** True if a phrase may continue at the next word: across "…" and quotation marks, not across a full stop. */
  runsOn: boolean;
}

export interface TokeniseOptions {
  words: readonly Token[];
  /** Every `plain` in the text: what is missing here need not be looked for. */
  plains: ReadonlySet<string>;
}

const CHECKED_WITHOUT_TONE = /(?:[ptc]|ch)$/u;
const SOFT_BREAK = /^[\s"'“”«»‘’*_.…]*$/u;
const FULL_STOP = /^\s*\.\s+$/u;

const runsOn = (word: Word, next: Word | undefined): boolean =>
  next !== undefined &&
  (word.clause === next.clause || (SOFT_BREAK.test(word.after) && !FULL_STOP.test(word.after)));

/** A sentence of fewer words is judged by the whole message. */
const ENOUGH = 4;

/** People paste a line without marks between lines with them, and each means what it says. */
const amongMarks = ({ words, writesMarks }: NormalisedText): boolean[] => {
  const judged: boolean[] = [];
  let from = 0;
  words.forEach(({ after }, at) => {
    if (at < words.length - 1 && !/[.!?\n]/u.test(after)) return;
    const own = words.slice(from, at + 1);
    const marked = own.filter(({ typed }) => /[^\p{ASCII}]/u.test(typed)).length;
    const isMarked = own.length < ENOUGH ? writesMarks : marked > 0 && marked * 4 >= own.length;
    judged.push(...own.map(() => isMarked));
    from = at + 1;
  });
  return judged;
};

export const tokenise = (text: NormalisedText): TokeniseOptions => {
  const { words } = text;
  const marks = amongMarks(text);
  const heard = words.map((word, at): Token => {
    const sound = toSound(word.marked);
    return {
      ...word,
      sound,
      plain: word.hasMarks ? foldWord(sound) : sound,
      isUnfinished: word.hasMarks && withoutTone(sound) === sound && CHECKED_WITHOUT_TONE.test(sound),
      amongMarks: marks[at] === true,
      runsOn: runsOn(word, words[at + 1]),
    };
  });
  return { words: heard, plains: new Set(heard.map(({ plain }) => plain)) };
};
