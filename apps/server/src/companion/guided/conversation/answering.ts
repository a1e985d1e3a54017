// A whole reply: take up, mean, ask; or the answer that a special message wants; shorter where less was written.
import type { Intent } from "../phrasebook/phrasebook.ts";
import { wordCount } from "../writing/voice.ts";
import { ask } from "./asking.ts";
import { close } from "./closing.ts";
import { frame, generalMeaning, link, mean, slotsOfNow, takeUp } from "./reflection.ts";
import type { Talk } from "./talk.ts";

export const LAST_STEP = 5;
const SHORT_MESSAGE = 6;
const LONG_MESSAGE = 10;
const LEAST_FOR_LONG = 25;
const LONGEST = { short: 40, usual: 90 };

type Sentence = string | undefined;

export function answer(talk: Talk): string {
  const { input, now } = talk;
  if (input.level === "distress") return hold(talk);
  if (input.step === 0) return begin(talk);
  if (now.intent) return answerIntent(talk, now.intent);
  return input.step >= LAST_STEP ? close(talk) : converse(talk);
}

function begin(talk: Talk): string {
  const slots = slotsOfNow(talk);
  const intro = talk.known.book.intros.find(({ id }) => id === `begin-${talk.input.mode}`);
  return joined([talk.voice.pick(intro?.say ?? [], slots, "begin"), ask(talk, slots)], LONGEST.short);
}

function converse(talk: Talk): string {
  const { voice } = talk;
  const slots = slotsOfNow(talk);
  const short = talk.length <= SHORT_MESSAGE;
  const linked =
    talk.input.mode === "map" && talk.input.step === LAST_STEP - 1 ? link(talk, slots) : undefined;
  const taken = linked ?? takeUp(talk, slots);
  const meant = short && taken !== undefined ? undefined : mean(talk, slots);
  const question = ask(talk, slots);
  const reply = joined([taken, meant, question], short ? LONGEST.short : LONGEST.usual);
  if (talk.length < LONG_MESSAGE || wordCount(reply) >= LEAST_FOR_LONG) return reply;
  return joined([taken, meant, voice.pick(generalMeaning(talk), slots, "more"), question], LONGEST.usual);
}

/**
 * Slower: what was said is taken up and nothing is opened further. Whoever was mentioned is never recommended as company:
 * it may be the one who frightens.
 */
function hold(talk: Talk): string {
  const slots = slotsOfNow(talk);
  const group = (id: string): Sentence => talk.voice.pick(frame(talk, id), slots, id);
  const taken = talk.now.intent ? undefined : takeUp(talk, slots);
  const last =
    talk.input.step >= LAST_STEP || talk.length <= SHORT_MESSAGE ? undefined : group("distress-open");
  return joined([taken, group("distress-stay"), group("distress-pointer"), last], LONGEST.usual);
}

function answerIntent(talk: Talk, intent: Intent): string {
  const slots = slotsOfNow(talk);
  const { voice, input } = talk;
  const said = voice.pick(intent.say, slots, intent.id);
  if (intent.end) return joined([said], LONGEST.short);
  if (input.step >= LAST_STEP) return joined([intent.stay ? said : undefined, close(talk)], LONGEST.usual);
  const taken = intent.id === "advice" && talk.length > SHORT_MESSAGE * 2 ? takeUp(talk, slots) : undefined;
  const question = voice.pick(intent.next ?? [], slots, `${intent.id} next`) ?? ask(talk, slots);
  return joined([taken, said, question], LONGEST.usual);
}

/** Sentences as one text; when too long, the middle gives way: the person's words and the question stay. */
function joined(sentences: readonly Sentence[], longest: number): string {
  const kept = sentences.filter((sentence) => sentence !== undefined);
  while (kept.length > 2 && wordCount(kept.join(" ")) > longest) kept.splice(1, 1);
  return kept.join(" ");
}
