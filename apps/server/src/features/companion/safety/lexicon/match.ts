// Holds a phrase against the words of a text. The work is bounded: a phrase has few steps, a gap few words.

import type { Choice, Phrase, Sound, Step } from "./phrase.ts";
import { withoutTone } from "./sound.ts";
import type { Token, TokeniseOptions } from "./tokenise.ts";

export interface Span {
  start: number;
  /** The first word after it. */
  end: number;
}

/** Most ways through a phrase that are followed at once. */
const WAYS = 48;

/** Shortest word that may have wrong marks: any marks on a shorter one give another common word. */
const LONG_ENOUGH = 3;

type Fit = "sure" | "doubtful" | "mistyped" | "no";

const fit = (word: Token, wanted: Sound, phrase: Phrase): Fit => {
  if (word.plain !== wanted.plain || (phrase.isExact && word.folded !== wanted.folded)) return "no";
  if (word.sound === wanted.sound) return "sure";
  if (word.isUnfinished) return withoutTone(wanted.sound) === word.sound ? "sure" : "no";
  const isLong = word.folded.length >= LONG_ENOUGH;
  // Other letters and no marks at all, in a sentence that has them: "ra" is not "đá".
  if (word.amongMarks && !word.hasMarks && word.folded !== wanted.folded) return "no";
  if (word.hasMarks) return phrase.isForgiving && isLong && word.folded === wanted.folded ? "mistyped" : "no";
  return word.amongMarks || phrase.needsMarks ? "doubtful" : "sure";
};

interface Way {
  at: number;
  sure: number;
  doubtful: number;
  mistyped: number;
}

const atClauseEnd = ({ words }: TokeniseOptions, at: number): boolean =>
  at >= words.length || words[at - 1]?.clause !== words[at]?.clause;

interface Walk {
  text: TokeniseOptions;
  phrase: Phrase;
  start: number;
}

const reaches = ({ text, start }: Walk, at: number): boolean =>
  at < text.words.length && (at === start || text.words[at - 1]?.runsOn === true);

const take = (walk: Walk, from: Way, { sounds, endsClause }: Choice): Way | undefined => {
  const way = { ...from };
  for (const wanted of sounds) {
    const word = walk.text.words[way.at];
    if (word === undefined || !reaches(walk, way.at)) return undefined;
    const found = fit(word, wanted, walk.phrase);
    if (found === "no") return undefined;
    way[found] += 1;
    way.at += 1;
  }
  return endsClause && !atClauseEnd(walk.text, way.at) ? undefined : way;
};

const skip = (walk: Walk, way: Way, most: number): Way[] => {
  const ways: Way[] = [];
  for (let at = way.at; at - way.at < most && reaches(walk, at); at += 1) ways.push({ ...way, at: at + 1 });
  return ways;
};

/** Under which a step keeps the choices that are no word: the end of a clause. */
const ANYTHING = "";

const follow = (walk: Walk, step: Step, way: Way): Way[] => {
  if (step.kind === "gap") return [way, ...skip(walk, way, step.most)];
  if (step.kind === "any") return skip(walk, way, 1);
  const taken: Way[] = [];
  const next = walk.text.words[way.at]?.plain;
  for (const beginning of next === undefined ? [ANYTHING] : [next, ANYTHING])
    for (const choice of step.choices.get(beginning) ?? []) {
      const found = take(walk, way, choice);
      if (found !== undefined) taken.push(found);
    }
  if (step.isOptional) taken.push(way);
  return taken;
};

const isBelievable = (
  { sure, doubtful, mistyped }: Way,
  { needsMarks, isExact, isStrict }: Phrase,
): boolean => {
  if (needsMarks || isExact || isStrict) return doubtful + mistyped === 0;
  return mistyped === 0 ? doubtful <= sure : mistyped === 1 && doubtful === 0 && sure >= 2;
};

/** Span of the phrase that begins at word `start`; the longest one wins. */
export const spanAt = (text: TokeniseOptions, phrase: Phrase, start: number): Span | undefined => {
  const walk = { text, phrase, start };
  let ways: Way[] = [{ at: start, sure: 0, doubtful: 0, mistyped: 0 }];
  for (const step of phrase.steps) {
    ways = ways.flatMap((way) => follow(walk, step, way)).slice(0, WAYS);
    if (ways.length === 0) return undefined;
  }
  const end = Math.max(...ways.filter((way) => isBelievable(way, phrase)).map(({ at }) => at));
  return end > start ? { start, end } : undefined;
};

/** Returns true if the text holds a word for every required step; this filter excludes most phrases. */
export const isPossible = ({ plains }: TokeniseOptions, { needed }: Phrase): boolean =>
  needed.every((beginnings) => beginnings.some((plain) => plains.has(plain)));
