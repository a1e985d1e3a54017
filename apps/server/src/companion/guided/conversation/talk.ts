// One conversation as the guide sees it at a turn: what was said, how the person speaks, what was asked last.
import type { TurnInput } from "../../engine.ts";
import type { Asking, Intent, Language, Situation } from "../phrasebook/phrasebook.ts";
import type { Clause } from "../reading/clauses.ts";
import { type Knowledge, knowledge } from "../reading/knowledge.ts";
import { type Reading, readMessage } from "../reading/reading.ts";
import { ENGLISH, type Register, registerOf } from "../reading/register.ts";
import { languageOf, readable } from "../reading/words.ts";
import { asTyped } from "../writing/own-words.ts";
import { Voice, wordCount } from "../writing/voice.ts";
import { intentOf } from "./intent-of.ts";

const SHORT_TEXT = 4;
/** Of what was said earlier this many characters are read again. */
const READ_EARLIER = 800;

export interface Turn {
  message: string;
  reading: Reading;
  /** Set when the message asks for an answer of its own kind. */
  intent: Intent | undefined;
}

export interface Talk {
  input: TurnInput;
  known: Knowledge;
  register: Register;
  voice: Voice;
  /** The person's counted messages before this one, oldest first. */
  before: readonly Turn[];
  now: Turn;
  /** How many words the person just wrote. */
  length: number;
  /** The question that the last reply ended with, when it was one of the stages' own. */
  asked: Asking | undefined;
  /** The situation that the session is about. */
  main: Situation | undefined;
}

export function talkOf(input: TurnInput): Talk {
  const mine = input.history
    .filter(({ role, counted }) => role === "user" && counted)
    .map(({ content }) => readable(content, READ_EARLIER));
  const replies = input.history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const language = sessionLanguage([...replies.slice(0, 1), ...mine, input.question]);
  const known = knowledge(language);
  const turns = mine.map((message, at) => turnOf(message, mine.slice(0, at), known));
  const now = turnOf(input.question, mine, known);
  // The starter is a button's text: how somebody speaks shows in what they type.
  const typed = input.step === 0 ? turns : [...turns, now];
  const register = language === "en" ? ENGLISH : registerOf(typed.map(({ reading }) => reading.text));
  const voice = new Voice(input.sessionId, register, replies);
  return {
    input,
    known,
    register,
    voice,
    before: turns,
    now,
    length: wordCount(input.question),
    asked: askedLast(known, input.sessionId, register, replies.at(-1)),
    main: mainSituation([...turns, now]),
  };
}

/** The newest message that tells; the first of them is the greeting, in the language of the page. */
function sessionLanguage(messages: readonly string[]): Language {
  for (const message of [...messages].reverse()) {
    const language = languageOf(message);
    if (language) return language;
  }
  return "vi";
}

function turnOf(message: string, earlier: readonly string[], known: Knowledge): Turn {
  const reading = readMessage(message, known.book.language);
  return { message, reading, intent: intentOf(message, earlier, reading, known) };
}

function askedLast(
  known: Knowledge,
  session: string,
  register: Register,
  last: string | undefined,
): Asking | undefined {
  if (last === undefined) return undefined;
  const heard = new Voice(session, register, [last]);
  return known.book.questions.find(({ ask }) => ask.some((line) => heard.wasSaid(line)));
}

/** A single small word does not say what a session is about. */
const SURE = 2;

function mainSituation(turns: readonly Turn[]): Situation | undefined {
  const weights = new Map<Situation, number>();
  for (const { reading } of turns.filter(({ intent }) => intent === undefined || intent.id === "advice")) {
    for (const { situation, weight } of reading.situations) {
      weights.set(situation, (weights.get(situation) ?? 0) + weight);
    }
  }
  const heavy = turns.some(isHeavy);
  const sure = [...weights].filter(([{ mood }, weight]) => weight >= SURE && !(heavy && mood === "light"));
  return sure.reduce<[Situation | undefined, number]>((a, b) => (b[1] > a[1] ? b : a), [undefined, 0])[0];
}

/** Whether the person speaks of something bright, so that nothing heavy is put into their mouth. */
export function isLight({ now: { reading }, before }: Talk): boolean {
  const moods = reading.feelings.map(({ mood }) => mood ?? "heavy");
  if (moods.includes("heavy")) return false;
  if (moods.includes("light")) return true;
  if (before.some(isHeavy)) return false;
  const top = reading.situations[0];
  if (top) return top.situation.mood === "light" && top.weight >= 2 && reading.markers.length === 0;
  return before.some((turn) => turn.reading.feelings.some(({ mood }) => mood === "light"));
}

function isHeavy({ reading }: Turn): boolean {
  const top = reading.situations[0];
  const heavyFeeling = reading.feelings.some(({ mood }) => (mood ?? "heavy") === "heavy");
  return heavyFeeling || (top !== undefined && top.weight >= 2 && top.situation.mood !== "light");
}

/** Words of a turn that can be put in quotation marks; nothing of a turn that was no telling. */
export function handleOf({ reading, intent }: Turn, avoid: readonly string[] = []): string | undefined {
  if (intent !== undefined && intent.id !== "advice") return undefined;
  const { text } = reading;
  const stretches: Clause[] = [...(reading.answer ? [reading.answer] : []), ...reading.told];
  const typed = stretches.filter(({ from, to }) => to - from <= 12).map((clause) => asTyped(text, clause));
  // One word for a feeling stands for a message only when little else was said.
  const short = text.words.length <= SHORT_TEXT;
  const felt = short ? reading.feelings.map((one) => reading.named.get(one) ?? one.say) : [];
  const ordered = text.writesMarks ? [...typed, ...felt] : [...reading.spelt, ...felt, ...typed];
  return ordered.find((words) => !avoid.some((other) => overlaps(words, other)));
}

const overlaps = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
};
