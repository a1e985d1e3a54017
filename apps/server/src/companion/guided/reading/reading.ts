// What the guide understands of one message. Everything later stands on this and on nothing else of the text.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Feeling, Language, Marker, Person, Situation } from "../phrasebook/phrasebook.ts";
import { type Clause, clausesOf, standsAlone } from "./clauses.ts";
import { dominant, feelingsIn, isDenied } from "./feelings.ts";
import { knowledge } from "./knowledge.ts";
import { type Found, withoutOverlap } from "./phrase-index.ts";
import { answerIn, type Contrast, contrastIn, spanIn, wishIn } from "./telling.ts";
import { type Word, wordsOf } from "./words.ts";

export interface Reading {
  language: Language;
  text: NormalisedText;
  /** Most charged first. */
  feelings: readonly Feeling[];
  /** The words each feeling was told in. */
  named: ReadonlyMap<Feeling, string>;
  /** Surest first. */
  situations: readonly { situation: Situation; weight: number }[];
  /** In the order they are named; `named` is the person's own word: "má". */
  people: readonly { person: Person; named: string }[];
  markers: readonly Marker[];
  /** Stretches that may be told back, most charged first. */
  told: readonly Clause[];
  /** Both halves of a "… nhưng …". */
  contrast?: Contrast;
  /** What is wished for: the words after "muốn", "mong", "cần". */
  wish?: Clause;
  /** "từ hồi chia tay", "ba tháng nay". */
  span?: Clause;
  /** For text without marks: phrases that were recognised, with their marks, surest first. */
  spelt: readonly string[];
  /** The whole message when it is a few words that stand alone. */
  answer?: Clause;
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const QUOTE_WORDS = { least: 3, leastOfShort: 2, most: 15, best: 10 };
const SHORT_TEXT = 5;

export function readMessage(message: string, language: Language): Reading {
  const known = knowledge(language);
  const text = wordsOf(message, language);
  const people = withoutOverlap(known.people.find(text));
  const situations = known.situations.find(text).filter(({ from }) => !isDenied(text.words, from));
  const feelings = feelingsIn(known, text, [
    ...people,
    ...situations.filter(({ what }) => /^(?:body|day)-/u.test(what.id)),
  ]);
  const markers = withoutOverlap(known.markers.find(text));
  const clauses = clausesOf(text, language);
  const charged = [...feelings, ...markers, ...situations];
  const told = tellable(text, clauses, language).sort(
    (a, b) => charge(text, b, charged) - charge(text, a, charged),
  );
  return {
    language,
    text,
    feelings: dominant(text.words, feelings),
    named: new Map(feelings.map((one) => [one.what, inTheirWords(text, one)])),
    situations: surest(situations, text.words.length),
    people: people.map(({ what, from, to }) => ({ person: what, named: nameOf(what, text.words, from, to) })),
    markers: markers.map(({ what }) => what),
    told,
    spelt: text.writesMarks ? [] : speltOut([...situations, ...feelings], text.words.length),
    ...optional("contrast", contrastIn(text, clauses, language)),
    ...optional("wish", wishIn(text, clauses, language)),
    ...optional("span", spanIn(text, clauses, language)),
    ...optional("answer", answerIn(text, clauses, language)),
  };
}

/** Without marks the phrasebook's spelling stands in: "met moi" is told back as "mệt". */
function inTheirWords({ words, writesMarks }: NormalisedText, { what, from, to }: Found<Feeling>): string {
  if (!writesMarks) return what.say;
  return words
    .slice(from, to)
    .map(({ marked }) => marked)
    .join(" ");
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);

function nameOf(person: Person, words: readonly Word[], from: number, to: number): string {
  if (person.say !== "=" || words.slice(from, to).some((word) => !word.hasMarks && word.marked.length > 3)) {
    return person.say === "=" ? (person.when[0] ?? "") : person.say;
  }
  return words
    .slice(from, to)
    .map(({ marked }) => marked)
    .join(" "); // prettier-ignore
}

/** Situations by how many of their words were found; a single small word is not enough where more was said. */
function surest(
  found: readonly Found<Situation>[],
  length: number,
): { situation: Situation; weight: number }[] {
  const weights = new Map<Situation, number>();
  const counted = new Set<string>();
  for (const { what, from, to, weight } of [...found].sort((a, b) => b.weight - a.weight)) {
    const place = `${what.id}:${from}`;
    if (counted.has(place)) continue;
    for (let at = from; at < to; at += 1) counted.add(`${what.id}:${at}`);
    weights.set(what, (weights.get(what) ?? 0) + weight * placed(from, length));
  }
  return [...weights]
    .map(([situation, weight]) => ({ situation, weight }))
    .sort((a, b) => b.weight - a.weight || a.situation.id.localeCompare(b.situation.id));
}

/** In a long telling what comes last weighs most. */
const placed = (from: number, length: number): number =>
  length > 60 ? 0.2 + 1.3 * (from / length) ** 2 : 1 + from / Math.max(1, length) / 4;

function tellable(text: NormalisedText, clauses: readonly Clause[], language: Language): Clause[] {
  return clauses.filter((clause) => {
    const length = clause.to - clause.from;
    return (
      length >= (text.words.length <= SHORT_TEXT ? QUOTE_WORDS.leastOfShort : QUOTE_WORDS.least) &&
      length <= QUOTE_WORDS.most &&
      standsAlone(text.words, clause, language)
    );
  });
}

const SUBJECTS = set("tôi mình em con tớ tui bác chị anh mẹ ba bố chồng vợ không chưa chẳng i my");

/** How much a stretch carries: feelings and telling words inside, its place (later weighs more), a good length. */
function charge({ words }: NormalisedText, clause: Clause, charged: readonly Found<unknown>[]): number {
  const { from, to } = clause;
  const inside = charged.filter((one) => one.from >= from && one.to <= to);
  const length = to - from;
  const late = words.length > 60 ? 5 : 2;
  const size = length >= 3 && length <= QUOTE_WORDS.best ? 1.5 : length === 2 ? -1 : 0;
  // After "nhưng" stands what matters more.
  const turned = clause.opened === "nhưng" || clause.opened === "but" ? 2 : 0;
  const subject = turned + (SUBJECTS.has(words[from]?.marked ?? "") ? 1 : 0);
  return (
    subject +
    inside.reduce((sum, { weight }) => sum + 1 + weight / 2, 0) +
    size +
    (late * from) / Math.max(1, words.length)
  );
}

/** Phrases that are a good part of what was written; of a longer message the typed words are truer. */
function speltOut(found: readonly Found<unknown>[], length: number): string[] {
  const phrases = found.filter(
    ({ spelt, weight }) => spelt !== undefined && weight >= Math.max(2, length * 0.4),
  );
  return [...new Set(phrases.sort((a, b) => b.weight - a.weight).map(({ spelt }) => spelt ?? ""))];
}
