// Cuts a message into stretches that can stand alone, so that what is told back is never half a sentence.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Language } from "../phrasebook/phrasebook.ts";
import { type Grammar, grammarOf } from "./grammar.ts";
import type { Word } from "./words.ts";

export interface Clause {
  from: number;
  /** After the last word. */
  to: number;
  /** The joining word it began with, "nhưng", when it did. */
  opened?: string;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** "mà không dám nói": after "mà" a denial begins a stretch only when it is about daring or knowing, not about a condition. */
const DARES = set("dám biết ai nói kể hiểu");

/** The message in stretches, oldest first, heads and tails cleaned; halves are left out. */
export function clausesOf({ words, writesMarks }: NormalisedText, language: Language): Clause[] {
  const grammar = grammarOf(language);
  const clauses: Clause[] = [];
  let from = 0;
  let opened: string | undefined;
  for (let at = 1; at <= words.length; at += 1) {
    const ended = at === words.length || words[at]?.clause !== words[at - 1]?.clause;
    if (!ended && !(writesMarks && begins(words, at, grammar))) continue;
    const cleaned = clean(words, { from, to: at }, grammar);
    if (cleaned) clauses.push(opened === undefined ? cleaned : { ...cleaned, opened });
    from = at;
    opened = grammar.joins.has(words[at]?.marked ?? "") ? words[at]?.marked : undefined;
  }
  return clauses;
}

/** A stretch is at least its joining word and this many more. */
const LEAST_RIGHT = 3;

function begins(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || before === undefined || !grammar.joins.has(word.marked)) return false;
  if (words[at + LEAST_RIGHT]?.clause !== word.clause) return false;
  if (grammar.holds[word.marked]?.has(before.marked) || grammar.joins.has(before.marked)) return false;
  if (word.marked === "mà" && next?.marked === "không") return DARES.has(words[at + 2]?.marked ?? "");
  const needs = grammar.needs[word.marked];
  return needs === undefined || needs.has(next?.marked ?? "");
}

function clean(words: readonly Word[], { from, to }: Clause, grammar: Grammar): Clause | undefined {
  let [head, tail] = [from, to];
  while (head < tail && opens(words, head, grammar)) head += opens(words, head, grammar);
  while (tail > head && dropped(words, tail - 1, grammar.tails, -1))
    tail -= dropped(words, tail - 1, grammar.tails, -1);
  return tail > head ? { from: head, to: tail } : undefined;
}

const THINKERS = set("em mình tôi tui tớ con cháu bác chị anh");
const THINKS = set("nghĩ đoán");

/** How many words at the head only lead in: "thật ra", and "em nghĩ" before what is thought. */
function opens(words: readonly Word[], at: number, grammar: Grammar): number {
  const [who, thinks, then] = [words[at], words[at + 1], words[at + 2]];
  const leads = THINKERS.has(who?.marked ?? "") && THINKS.has(thinks?.marked ?? "") && then !== undefined;
  if (leads && (THINKERS.has(then.marked) || then.marked === "là" || then.marked === "rằng")) return 2;
  return dropped(words, at, grammar.heads, 1);
}

/** How many words at this place are only manner of speaking: 0, 1, or 2 for a pair such as "hình như". */
function dropped(words: readonly Word[], at: number, set: ReadonlySet<string>, step: 1 | -1): number {
  const [here, there] = [words[at]?.marked ?? "", words[at + step]?.marked ?? ""];
  if (set.has(step === 1 ? `${here}_${there}` : `${there}_${here}`)) return 2;
  return set.has(here) && !(here === "là" && step === 1 && there === "") ? 1 : 0;
}

/** Whether a stretch may be told back in the person's own words. */
export function standsAlone(words: readonly Word[], clause: Clause, language: Language): boolean {
  const grammar = grammarOf(language);
  const inside = words.slice(clause.from, clause.to);
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return false;
  const opening = `${first.marked}_${inside[1]?.marked ?? ""}`;
  if (grammar.badHeads.has(first.marked) || grammar.badHeads.has(opening)) return false;
  if (grammar.badEnds.has(last.marked) && !isAskedWithin(inside)) return false;
  if (words[clause.to - 1]?.after.includes("?") || isRhetorical(inside)) return false;
  return !inside.some((word, at) => {
    const pair = `${word.marked}_${inside[at + 1]?.marked ?? ""}`;
    return (
      grammar.never.has(word.marked) || grammar.never.has(pair) || word.typed.length > 24 || isUnclear(word)
    );
  });
}

/** "than thở cái gì": asks nobody. */
function isRhetorical(inside: readonly Word[]): boolean {
  return (
    inside.at(-1)?.marked === "gì" && !inside.some(({ marked }) => /^(?:không|chẳng|chưa|đâu)$/u.test(marked))
  );
}

/** "có mệt không", "ăn cơm chưa" end well on what else would be a half. */
function isAskedWithin(inside: readonly Word[]): boolean {
  const last = inside.at(-1)?.marked;
  return (
    (last === "không" && inside.some(({ marked }) => marked === "có")) ||
    (last === "chưa" && inside.length >= 3)
  );
}

/** Shortened spellings that stand for more than one word ("lm": làm, lắm) or for none that is known. */
function isUnclear({ typed, marked }: Word): boolean {
  const lower = typed.toLowerCase();
  if (lower === "lm") return true;
  const abbreviated = typed.length > 1 && typed === typed.toUpperCase();
  return !abbreviated && marked === lower && lower.length <= 3 && /^[bcdghklmnpqrstvxz]+$/u.test(lower);
}
