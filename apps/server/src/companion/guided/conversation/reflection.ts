// The first half of a reply: what was heard, in the person's words, and what it may mean.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Asking, Feeling, Situation } from "../phrasebook/phrasebook.ts";
import type { Clause } from "../reading/clauses.ts";
import { type Reading, readMessage as readMessageOf } from "../reading/reading.ts";
import { asTyped, turned } from "../writing/own-words.ts";
import { type Slots, wordCount } from "../writing/voice.ts";
import { handleOf, isLight, type Talk } from "./talk.ts";

const ANSWER_WORDS = 5;
/** A check-in goes round once: body, moment, need, kind act. */
const LAST_ROUND = 4;
const WORD_OR_TWO = 3;
const LONG_MESSAGE = 14;
/** Of a long telling one sentence is held on to, whatever else it names. */
const TELLING = 45;
/** Said in the person's voice this is theirs; said in the guide's it would be a verdict. */
const HARSH = new Set(["ai", "dụng", "kém", "bại", "ngu", "tệ", "dở", "gánh", "tội", "lỗi"]);
const DENIALS = new Set(["không", "chẳng", "chưa", "no", "not", "nothing"]);
/** A stretch that names who it is about reads well after "Vậy là". */
const SUBJECT =
  /^(?:bạn|em|con|cháu|anh|chị|bác|cô|chú|mẹ|ba|bố|má|sếp|chồng|vợ|nhà|gia đình|không ai|chẳng ai|mọi người|ai cũng)\s/u;

/** Everything of the last message that a line may be filled with. */
export function slotsOfNow(talk: Talk): Slots {
  const { reading } = talk.now;
  const { text } = reading;
  const [feeling, feeling2] = reading.feelings;
  const quote = quotable(talk);
  const told = reading.told
    .slice(0, 1)
    .filter(({ from, to }) => to - from >= 4)
    .filter((clause) => mayTurn(text, clause))
    .map((clause) => turned(text, clause, talk.register))
    .find((words) => SUBJECT.test(words));
  return {
    quote,
    turned: told,
    feeling: feeling && feltWords(reading, feeling),
    noun: feeling?.noun,
    feeling2: feeling2 && feltWords(reading, feeling2),
    noun2: feeling2?.noun,
    one: reading.contrast && asTyped(text, reading.contrast.one),
    other: reading.contrast && asTyped(text, reading.contrast.other),
    wish: reading.wish && mayTurn(text, reading.wish) ? turned(text, reading.wish, talk.register) : undefined,
    span: reading.span && asTyped(text, reading.span),
    answer: answered(talk),
    who: whoOf(talk),
    thing: talk.main?.name,
  };
}

/** The feeling in the word the person used for it. */
const feltWords = ({ named }: Reading, feeling: Feeling): string => named.get(feeling) ?? feeling.say;

const mayTurn = ({ words, writesMarks }: NormalisedText, { from, to }: Clause): boolean =>
  writesMarks && !words.slice(from, to).some(({ marked }) => HARSH.has(marked));

function quotable({ now: { reading } }: Talk): string | undefined {
  const { text, told, spelt } = reading;
  const clause = told[0];
  if (!text.writesMarks && spelt.length > 0) return spelt[0];
  return clause && asTyped(text, clause);
}

/** A short answer, without the words that the question already said. */
function answered({ asked, now: { reading } }: Talk): string | undefined {
  const { answer, text } = reading;
  if (answer === undefined) return undefined;
  const drop = new Set(asked?.strip ?? []);
  let { from } = answer;
  while (from < answer.to - 1 && drop.has(text.words[from]?.marked ?? "")) from += 1;
  return asTyped(text, { from, to: answer.to });
}

const SPOKEN_OF = new Set([
  "parent",
  "partner",
  "boss",
  "friend",
  "sibling",
  "ex",
  "colleague",
  "teacher",
  "inlaw",
]);
function whoOf({ now, before }: Talk): string | undefined {
  const people = [now, ...[...before].reverse()].flatMap(({ reading }) => reading.people);
  return people.find(({ person }) => person.group.some((group) => SPOKEN_OF.has(group)))?.named;
}

interface Move {
  lines: readonly string[];
  slots: Slots;
}

/** One sentence or two that take up the last message. */
export function takeUp(talk: Talk, slots: Slots): string | undefined {
  const { voice, input } = talk;
  const salt = `take-up ${input.step}`;
  const [first, rest] = moves(talk, slots);
  const turn = voice.choose(Math.max(1, rest.length), salt);
  const ordered = [
    ...first,
    ...rest.slice(turn),
    ...rest.slice(0, turn),
    { lines: frame(talk, "lead-plain"), slots },
  ];
  for (const move of ordered) {
    const said = voice.pick(move.lines, move.slots, salt);
    if (said) return said;
  }
  return undefined;
}

/** Ways to take the message up: those that come first, and those that take turns. */
function moves(talk: Talk, slots: Slots): [first: Move[], rest: Move[]] {
  const light = isLight(talk);
  const use = (id: string): Move => ({ lines: frame(talk, id), slots });
  const quotes = use(quotesOf(talk, light));
  if (slots.answer)
    return [
      shortMoves(talk, slots),
      [{ ...quotes, slots: { ...slots, quote: slots.quote ?? slots.answer } }],
    ];
  if (talk.length > TELLING) return [[], [quotes]];
  const heavy: [boolean, string][] = [
    [slots.turned !== undefined, "lead-turned"],
    [slots.feeling2 !== undefined, "lead-feeling-two"],
    [slots.feeling !== undefined, "lead-feeling"],
  ];
  const round = talk.input.mode === "portal" && talk.input.step > 1;
  const any: [boolean, string][] = [
    [slots.wish !== undefined && talk.input.step >= 2, "lead-wish"],
    [slots.span !== undefined, "lead-time"],
  ];
  const fitting = [...(light || round ? [] : heavy), ...(round ? [] : any)]
    .filter(([fits]) => fits)
    .map(([, id]) => use(id));
  // Twice, because their own words are the surest.
  return [slots.one && !round ? [use("lead-contrast")] : [], [quotes, quotes, ...fitting]];
}

/** A short message: as the answer to what was asked, or as the word or two that it is. */
function shortMoves(talk: Talk, slots: Slots): Move[] {
  const { asked } = talk;
  const brief = wordCount(slots.answer ?? "") <= WORD_OR_TWO;
  return [
    ...(asked && answersIt(talk, asked) ? [{ lines: asked.answer, slots }] : []),
    ...(brief ? [{ lines: frame(talk, "lead-answer"), slots }] : []),
  ];
}

function quotesOf({ input, length }: Talk, light: boolean): string {
  if (input.mode === "portal") return `lead-quote-day-${Math.min(input.step, LAST_ROUND)}`;
  if (light) return "lead-quote-light";
  return length > LONG_MESSAGE ? "lead-quote-long" : "lead-quote";
}

/** Whether a short message answers the question that was asked: not a sentence of its own, not a denial. */
function answersIt({ now: { reading }, register }: Talk, asked: Asking): boolean {
  const { answer, text } = reading;
  if (answer === undefined) return false;
  const first = text.words[answer.from]?.marked ?? "";
  const own = register.self.has(first) || DENIALS.has(first);
  return answer.to - answer.from <= (asked.words ?? ANSWER_WORDS) && (!own || asked.id === "voice");
}

export const frame = ({ known }: Talk, id: string): readonly string[] => known.book.frames.get(id) ?? [];

/** What may stand behind it: from the situation, the way it was said, the feeling; at last a general line. */
export function mean(talk: Talk, slots: Slots): string | undefined {
  const { voice, input, now, main } = talk;
  const salt = `mean ${input.step}`;
  const deep = input.mode === "map" && input.step >= 3;
  const pools: (readonly string[])[] = [];
  const fresh = situationsFor(talk)[0];
  if (deep && main && fits(talk, main)) pools.push(main.beneath);
  if (fresh) pools.push(fresh.hear);
  const said = now.reading.markers.map(({ hear }) => hear);
  const felt = now.reading.feelings
    .filter((one) => feelingFits(talk, one) && (one.id !== "calm-ok" || talk.length <= WORD_OR_TWO))
    .map(({ hear }) => hear);
  pools.push(...(voice.choose(2, salt) === 0 ? [...said, ...felt] : [...felt, ...said]));
  const round = input.mode === "portal" && input.step > 1;
  if (input.step >= 2 && !round && main && fits(talk, main)) pools.push(main.beneath);
  if (talk.length >= 10) pools.push(generalMeaning(talk));
  for (const lines of pools) {
    const line = voice.pick(lines, slots, salt);
    if (line) return line;
  }
  return undefined;
}

/** When nothing is known of what was told: careful, and in a check-in never heavy. */
export function generalMeaning(talk: Talk): readonly string[] {
  return frame(talk, isLight(talk) || talk.input.mode === "portal" ? "meaning-light" : "meaning");
}

/** Situations of the last message that were not spoken of yet; a single small word only when nothing else is told. */
export function situationsFor(talk: Talk): Situation[] {
  const { now, voice, length } = talk;
  return now.reading.situations
    .filter(({ weight }) => weight >= 2 || length <= 8)
    .map(({ situation }) => situation)
    .filter((situation) => fits(talk, situation) && !situation.hear.some((line) => voice.wasSaid(line)));
}

/** Bright situations are not put beside heavy feelings. */
export function fits(talk: Talk, situation: Situation): boolean {
  return situation.mood !== "light" || isLight(talk);
}
const feelingFits = (talk: Talk, feeling: Feeling): boolean => feeling.mood !== "light" || isLight(talk);

/** The session's first and present words, laid side by side. */
export function link(talk: Talk, slots: Slots): string | undefined {
  const { voice, before, now } = talk;
  const present = slots.other ?? slots.quote ?? slots.answer ?? handleOf(now);
  const early = before
    .map((turn) => handleOf(turn, present ? [present] : []))
    .find((words) => words !== undefined);
  const memory = remembered(talk);
  const filled = { ...slots, early, now: present, memory };
  const salt = "link";
  return (
    (memory && voice.pick(frame(talk, "link-memory"), filled, salt)) ||
    voice.pick(frame(talk, "link"), filled, salt) ||
    voice.pick(frame(talk, "link-one"), filled, salt) ||
    voice.pick(frame(talk, "link-thing"), filled, salt)
  );
}

/** Words of an allowed note that speaks of the same situation or feeling as this session. */
function remembered(talk: Talk): string | undefined {
  const { input, known, main, now } = talk;
  for (const note of input.memory) {
    const reading = readMessageOf(note, known.book.language);
    const near =
      reading.situations.some(({ situation }) => situation === main) ||
      reading.feelings.some((feeling) => now.reading.feelings.includes(feeling));
    const clause: Clause | undefined = reading.told[0];
    if (near && clause) return asTyped(reading.text, clause);
  }
  return undefined;
}
