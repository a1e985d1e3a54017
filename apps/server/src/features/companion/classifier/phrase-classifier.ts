// The floor: phrases that editors wrote beside each situation and speech act.
import type { GuideContent, SpeechAct } from "../content/guide-content.ts";
import { readWords } from "../text/words.ts";
import type { Classification, Classifier, Score } from "./classifier.ts";
import { PhraseIndex } from "./phrase-index.ts";

/** Short sayings count only when they are most of the message: "thôi" in a long message is not a goodbye. */
const SHORT = 9;
const COVERED = 0.6;
/** A longer one has at least so much of the message, unless it is a question: that is answered anywhere. */
const COVERED_LONGER = 0.34;

/** Each word of a phrase that was found halves the doubt. */
const toScore = (weight: number): number => 1 - 0.5 ** weight;

const byScore = (scores: ReadonlyMap<string, number>): Score[] =>
  [...scores]
    .map(([id, score]) => ({ id, score }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);

const isPicture = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text);

/** Likelihood that a phrase of so many words makes the message such an act. */
function scoreAct({ max, ask }: SpeechAct, words: number, length: number): number {
  const share = words / length;
  if (max !== undefined && (length > max || (max <= SHORT && share < COVERED))) return 0;
  if (ask) return toScore(words + 1);
  return share < COVERED_LONGER ? 0 : 0.5 + share / 2;
}

export function createPhraseClassifier(content: GuideContent): Classifier {
  const groups = new Map<string, string[]>();
  for (const { group, when } of content.people)
    for (const name of group) groups.set(name, [...(groups.get(name) ?? []), ...when]);
  const situations = new PhraseIndex(
    content.language,
    content.situations.map((what) => ({ what, when: what.when })),
    groups,
  );
  const acts = new PhraseIndex(
    content.language,
    content.acts.flatMap((what) => [
      { what, when: what.when ?? [] },
      // Words without marks, "ok", "bye", are recognised in any text: they must be most of the message anyway.
      { what, when: [], bare: (what.when ?? []).filter((phrase) => /^[a-z' ]+$/u.test(phrase)) },
    ]),
  );

  const scoreActs = (text: string): Score[] => {
    const read = readWords(text, content.language);
    const length = read.words.length;
    if (length === 0) return [{ id: isPicture(text) ? "emoji" : "silence", score: 1 }];
    const scores = new Map<string, number>();
    for (const { what, from, to } of acts.find(read)) {
      const score = scoreAct(what, to - from, length);
      scores.set(what.id, Math.max(score, scores.get(what.id) ?? 0));
    }
    return byScore(scores);
  };

  const scoreSituations = (text: string): Score[] => {
    const weights = new Map<string, Set<string>>();
    const scores = new Map<string, number>();
    for (const { what, from, to, weight } of situations.find(readWords(text, content.language))) {
      const seen = weights.get(what.id) ?? new Set();
      if (seen.has(`${from} ${to}`)) continue;
      weights.set(what.id, seen.add(`${from} ${to}`));
      scores.set(what.id, 1 - (1 - (scores.get(what.id) ?? 0)) * (1 - toScore(weight)));
    }
    return byScore(scores);
  };

  return {
    classify: (text): Promise<Classification> =>
      Promise.resolve({ situations: scoreSituations(text), acts: scoreActs(text) }),
  };
}
