// The built-in guide: a page that asks, and asks to be corrected. It claims nothing that the person did not write or tap.
// No network, no model, no chance: the same session and words give the same reply.
import type { Embedder } from "@bentrong/embedding";
import { fold } from "@bentrong/format/fold";
import {
  ACT_FROM,
  type Classifier,
  LIGHT_OFFERED_FROM,
  OFFERED_FROM,
  OFFERED_WITHIN,
  type Score,
} from "../classifier/classifier.ts";
import { createMeaningClassifier } from "../classifier/meaning-classifier.ts";
import { createPhraseClassifier } from "../classifier/phrase-classifier.ts";
import { type GuideContent, getGuideContent, type PassageId } from "../content/guide-content.ts";
import type { Language } from "../content/read-content.ts";
import type { Choice, Engine, IntroInput, Reply, TurnInput } from "../engine.ts";
import { isStarter } from "../starter.ts";
import { fillLine } from "../text/fill-line.ts";
import { ENGLISH, guessRegister, type Register } from "../text/register.ts";
import { guessLanguage, readWords } from "../text/words.ts";
import { getOwnLines, getOwnTitle } from "./own-page.ts";
import { chooseLine } from "./voice.ts";

export interface GuideOptions {
  /** Contact address for questions about money. */
  support: string;
  /** Meaning of messages; without it phrases that editors wrote decide alone. */
  embedder?: Pick<Embedder, "embed">;
}

const LAST_STEP = 5;
const SHORT_MESSAGE = 6;
const MOST_OFFERED = 3;
const SITUATION = "situation:";
const LINE = "line:";

/** A turn with all that a reply rests on. */
interface Talk {
  input: TurnInput;
  content: GuideContent;
  register: Register;
  classifier: Classifier;
  /** Earlier messages of the person: no taps, no starter, nothing of a crisis. */
  told: readonly string[];
  /** Choices tapped before. */
  tapped: ReadonlySet<string>;
  say(lines: readonly string[], salt: string): string;
}

/** The guide behind the interface of engines. It says its text word by word. */
export function createGuidedEngine({ support, embedder }: GuideOptions): Engine {
  // Read now, so that a mistake in the content is known when the server starts and not at somebody's message.
  const contents = { vi: getGuideContent("vi"), en: getGuideContent("en") };
  const createClassifier = (language: Language): Classifier => {
    const phrases = createPhraseClassifier(contents[language]);
    return embedder ? createMeaningClassifier(language, phrases, embedder) : phrases;
  };
  const classifiers = { vi: createClassifier("vi"), en: createClassifier("en") };
  const replyTo = (input: TurnInput): Promise<Reply> =>
    reply(readTalk(input, { contents, classifiers, support }));
  return {
    name: "guided",
    intro: async (input) => ({ text: introText(input, contents[input.language ?? "vi"]) }),
    reply: async (input, signal, say) => {
      const said = await replyTo(input);
      for (const part of said.text.match(/\S+\s*/gu) ?? []) {
        signal.throwIfAborted();
        say(part);
      }
      return said;
    },
  };
}

/** Greets by the hour, says what this is, invites. */
function introText({ mode, sessionId, hour, language = "vi" }: IntroInput, { intros }: GuideContent): string {
  const register = language === "en" ? ENGLISH : guessRegister([]);
  const byHour = intros.find(
    ({ hours }) => hours !== undefined && hour !== undefined && isWithin(hour, hours),
  );
  const parts = [
    byHour ?? intros.find(({ id }) => id === "greet-any"),
    ...["about", "open"].map((id) => intros.find((intro) => intro.id === `${id}-${mode}`)),
  ];
  return parts
    .map((part) => fillLine(chooseLine(part?.say ?? [], sessionId), register))
    .filter((line) => line !== "")
    .join(" ");
}

function isWithin(hour: number, hours: string): boolean {
  const [from = 0, to = 23] = hours.split("-").map(Number);
  return from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
}

interface Parts {
  contents: Readonly<Record<Language, GuideContent>>;
  classifiers: Readonly<Record<Language, Classifier>>;
  support: string;
}

function readTalk(input: TurnInput, { contents, classifiers, support }: Parts): Talk {
  const users = input.history.filter(({ role }) => role === "user");
  const told = users.filter(({ counted }) => counted).map(({ content }) => content);
  const language = getLanguage(input);
  const content = contents[language];
  const written = [...users.map(({ content: text }) => text), input.question];
  const register = language === "en" ? ENGLISH : guessRegister(written.map((text) => readWords(text, "vi")));
  const before = input.history.filter(({ role }) => role === "assistant").map(({ content: text }) => text);
  const fill = (line: string): string => fillLine(line, register, support);
  return {
    input,
    content,
    register,
    classifier: classifiers[language],
    told,
    tapped: new Set(users.filter(({ counted }) => !counted).map(({ content: text }) => fold(text))),
    say: (lines, salt) => {
      const wasSaid = (line: string): boolean => before.some((text) => text.includes(fill(line)));
      return fill(chooseLine(lines, `${input.sessionId} ${salt}`, wasSaid));
    },
  };
}

/** The first clear language of the person holds; until then that of the first message. */
function getLanguage({ history, question, language }: TurnInput): Language {
  const written = [...history.filter(({ role }) => role === "user").map(({ content }) => content), question];
  for (const text of written.filter((one) => !isStarter(one))) {
    const found = guessLanguage(text);
    if (found) return found;
  }
  const greeting = history.find(({ role }) => role === "assistant")?.content;
  return language ?? (greeting === undefined ? undefined : guessLanguage(greeting)) ?? "vi";
}

async function reply(talk: Talk): Promise<Reply> {
  const { input, content } = talk;
  if (input.choice) return answerChoice(talk, input.choice);
  if (input.step === 0) return { text: beginText(talk) };
  const { acts, situations } = await talk.classifier.classify(input.question, talk.told);
  const act = acts.find(({ score }) => score >= ACT_FROM);
  const spoken = act && content.acts.find(({ id }) => id === act.id);
  if (spoken) return withTitle(talk, await answerAct(talk, talk.say(spoken.say, spoken.id)));
  if (input.step >= LAST_STEP) return withTitle(talk, await closePage(talk));
  return withTitle(talk, converse(talk, situations));
}

/** The last message gets its page whatever it is. */
async function answerAct(talk: Talk, text: string): Promise<Reply> {
  if (talk.input.step < LAST_STEP) return { text };
  const page = await closePage(talk);
  return { ...page, text: [text, page.text].join("\n") };
}

function beginText(talk: Talk): string {
  const begin = talk.content.intros.find(({ id }) => id === `begin-${talk.input.mode}`);
  return talk.say(begin?.say ?? [], "begin");
}

const passage = (talk: Talk, id: PassageId): string => talk.say(talk.content.passages[id], id);

function converse(talk: Talk, situations: readonly Score[]): Reply {
  const { input, content } = talk;
  if (input.isBereaved) return { text: passage(talk, "bereaved") };
  if (talk.tapped.has(fold(content.labels.write))) return { text: passage(talk, "quiet") };
  const isHeavy = input.level === "distress";
  const choices = offerSituations(talk, situations, isHeavy);
  const offered = choices.length > 0 ? { choices } : {};
  if (choices.length > 0) return { text: passage(talk, isHeavy ? "offer-heavy" : "offer"), ...offered };
  if (isHeavy) return { text: passage(talk, "heavy") };
  const isShort = readWords(input.question, content.language).words.length <= SHORT_MESSAGE;
  if (isShort && input.step > 1) return { text: passage(talk, "short") };
  return {
    text: passage(talk, `open-${input.mode}-${Math.min(input.step, LAST_STEP - 1) as 1 | 2 | 3 | 4}`),
  };
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At most three that are likely enough and were not taken yet, and the two ways around them. */
function offerSituations(
  { content, tapped }: Talk,
  situations: readonly Score[],
  isHeavy: boolean,
): Choice[] {
  const best = situations[0]?.score ?? 0;
  const offered = situations
    .filter(({ score }) => score >= Math.max(OFFERED_FROM, best - OFFERED_WITHIN))
    .map(({ id, score }) => {
      const situation = content.situations.find((one) => one.id === id);
      const isFar = situation?.mood === "light" && (isHeavy || score < LIGHT_OFFERED_FROM);
      return isFar ? undefined : situation;
    })
    .filter((one) => one !== undefined)
    .map(({ id, name }) => ({ id: `${SITUATION}${id}`, label: capitalise(name) }))
    .filter(({ label }) => !tapped.has(fold(label)))
    .slice(0, MOST_OFFERED);
  if (offered.length === 0) return [];
  const { other, write } = content.labels;
  return [...offered, { id: "other", label: other }, { id: "write", label: write }];
}

async function answerChoice(talk: Talk, { id, label }: Choice): Promise<Reply> {
  const { content, input } = talk;
  if (id.startsWith(SITUATION)) {
    const situation = content.situations.find((one) => `${SITUATION}${one.id}` === id);
    if (!situation) return { text: passage(talk, "other") };
    return { text: talk.say(situation.say, id), title: capitalise(situation.name) };
  }
  if (id.startsWith(LINE)) {
    const lines = getOwnLines(talk.told);
    const rest = lines.filter((line) => line !== label);
    return { text: passage(talk, "marked"), summary: [label, ...rest].join("\n") };
  }
  if (id === "write") return { text: passage(talk, "write") };
  if (id === "unsaid" || id === "no")
    return answerHeld(talk, passage(talk, id === "no" ? "believed" : "unsaid"));
  return { text: passage(talk, input.step >= LAST_STEP ? "page-none" : "other") };
}

/** The message that the safety question held back gets what it would have got: its answer, or what it may be about. */
async function answerHeld(talk: Talk, text: string): Promise<Reply> {
  const { input, content, classifier } = talk;
  const held = input.history.findLast(({ role }) => role === "user")?.content ?? "";
  const { acts, situations } = await classifier.classify(held, talk.told);
  const asked = acts.find(({ score }) => score >= ACT_FROM);
  const act = content.acts.find(({ id, ask }) => ask && id === asked?.id);
  if (act) return { text: [text, talk.say(act.say, act.id)].join("\n") };
  const choices = offerSituations(talk, situations, true);
  return { text, ...(choices.length > 0 ? { choices } : {}) };
}

/** The fifth reply: the person's own sentences, and one of them to mark. */
async function closePage(talk: Talk): Promise<Reply> {
  const { input, classifier } = talk;
  const messages = [...talk.told, input.question];
  const scores = await Promise.all(messages.map((message) => classifier.classify(message, [])));
  const telling = messages.filter((_, at) => !scores[at]?.acts.some(({ score }) => score >= ACT_FROM));
  const lines = getOwnLines(telling);
  if (lines.length === 0) return { text: passage(talk, "page-none") };
  const head = passage(talk, input.mode === "map" ? "page-map" : "page-portal");
  const marks = lines.length > 1 ? [passage(talk, "page-mark")] : [];
  return {
    text: [head, ...lines.map((line) => `“${line}”`), ...marks].join("\n"),
    summary: lines.join("\n"),
    ...(lines.length > 1 ? { choices: lines.map((label, at) => ({ id: `${LINE}${at}`, label })) } : {}),
  };
}

/** Once a sentence of the person gives one; a chosen situation gives its own name. */
function withTitle(talk: Talk, said: Reply): Reply {
  const before = talk.told;
  if (getOwnTitle(before) !== undefined) return said;
  const title = getOwnTitle([talk.input.question]);
  return title === undefined ? said : { ...said, title };
}
