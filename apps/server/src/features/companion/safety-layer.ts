// The safety layer as turns use it: in front of every engine, and behind it.
import type { SafetyReading } from "@bentrong/contract/staff-safety";
import type { DangerClassifier, DangerReading } from "@bentrong/danger-classifier";
import type { Language } from "../../platform/http/language.ts";
import { getGuideContent } from "./content/guide-content.ts";
import { continueCrisis } from "./crisis/crisis-conversation.ts";
import { startCrisis } from "./crisis/crisis-state.ts";
import { type Dialogue, NEW_DIALOGUE } from "./dialogue.ts";
import type { Choice } from "./engine.ts";
import { type Assessment, assess } from "./safety/assess.ts";
import { chooseDanger, type Danger, safetyCard } from "./safety/card.ts";
import { combine } from "./safety/combine.ts";
import type { Doubt } from "./safety/doubt.ts";
import type { GetHotlines } from "./safety/hotlines.ts";
import { settleManner } from "./safety/manner.ts";
import { reviewReply } from "./safety/review-reply.ts";
import { fillLine } from "./text/fill-line.ts";

export type { Danger } from "./safety/card.ts";

/** Default for an unspecified danger. */
export const USUAL_DANGER: Danger = "self";

type SafetyCard = ReturnType<typeof safetyCard>;

export interface CardOptions {
  /** Now, when absent. */
  at?: Date;
  /** Form of address for the person. */
  you?: string | undefined;
}

/** A message with the messages before it. */
export interface Heard {
  text: string;
  /** Earlier messages of the person in this conversation, oldest first. */
  earlier: readonly string[];
  dialogue: Dialogue;
  /** Offered choice that the message takes. */
  choice?: Choice | undefined;
  /** Result of the classifier (SafetyLayer.read); without one the rules decide alone. */
  reading?: DangerReading | undefined;
}

/** A turn that the safety layer answers itself, without an engine; never counted. */
export interface SafetyTurn {
  /** ok: only a question. */
  level: "ok" | "crisis";
  danger?: Danger;
  /** The card was not shown in this conversation before. */
  isNewCard?: boolean;
  text: string;
  choices?: readonly Choice[];
  dialogue: Dialogue;
}

export interface SafetyAssessment {
  level: "ok" | "distress" | "crisis";
  /** Subject of the card, if one is shown. */
  danger: Danger;
  isBereaved: boolean;
}

export interface SafetyLayer {
  assess(text: string, earlier: readonly string[]): SafetyAssessment;
  /** Reads a message with the classifier; undefined without one. Never rejects. */
  read(text: string, earlier: readonly string[]): Promise<DangerReading | undefined>;
  /** What would follow from a message, and on what grounds. */
  explain(text: string, earlier: readonly string[]): Promise<SafetyReading>;
  /** Returns the card beside the reply, with the opening hours as they are now, or at another time. */
  card(danger: Danger, language: Language, options?: CardOptions): SafetyCard;
  /** Reply to somebody who is or may be in danger; undefined when an engine may answer. */
  respond(heard: Heard): SafetyTurn | undefined;
  /** As respond, with the danger already decided. */
  openCrisis(heard: Heard): SafetyTurn;
  /** Returns the dialogue after an ordinary turn. */
  settle(heard: Heard): Dialogue;
  /** Reviews a reply of an engine to somebody who wrote `said`. */
  review(text: string, said?: readonly string[]): { ok: true } | { ok: false; reason: string };
}

/** `lines`: whom one can call, asked whenever a card is written. */
export const createSafetyLayer = (lines: GetHotlines, classifier?: DangerClassifier): SafetyLayer => ({
  read: async (text, earlier) => classifier?.read(text, earlier),
  assess: (text, earlier) => toAssessment(assess(text, earlier)),
  explain: async (text, earlier) => toReading(assess(text, earlier), await classifier?.read(text, earlier)),
  card: (danger, language, { at = new Date(), you } = {}) =>
    safetyCard(lines(), at, { signs: [danger], language, you }),
  respond,
  openCrisis: (heard) => openCrisis(heard),
  settle: ({ dialogue, earlier, choice }) => {
    const { asked: _, ...rest } = dialogue;
    return choice?.id === "no" || choice?.id === "unsaid" ? { ...rest, believed: earlier.length } : rest;
  },
  review: reviewReply,
});

const toAssessment = ({ level, signs, isBereaved }: Assessment): SafetyAssessment => ({
  level,
  danger: chooseDanger(signs),
  isBereaved,
});

function toReading(rules: Assessment, reading: DangerReading | undefined): SafetyReading {
  const decision = combine(rules, reading);
  const doubtful = decision.step === "ask" ? decision.doubt.about : null;
  return {
    step: decision.step,
    danger: decision.step === "card" ? decision.danger : doubtful,
    signs: [...new Set([...rules.signs, ...(rules.doubt?.signs ?? [])])],
    classifier: reading ? { step: reading.step, danger: reading.route, score: reading.score } : null,
  };
}

function respond(heard: Heard): SafetyTurn | undefined {
  const { text, earlier, dialogue, choice } = heard;
  if (dialogue.crisis && !dialogue.crisis.isOver) return openCrisis(heard);
  // A yes answers the question that was asked last, and only that one.
  if (dialogue.asked && choice?.id === "yes") return openCrisis(heard);
  if (choice) return undefined;
  const found = combine(assess(text, earlier.slice(dialogue.believed)), heard.reading);
  if (found.step === "none") return undefined;
  if (found.step === "card") return openCrisis(heard, found.danger);
  // Somebody who was in danger in this conversation is not asked again.
  if (dialogue.crisis) return openCrisis(heard, found.doubt.about);
  const isNew = found.doubt.signs.some((sign) => !dialogue.doubts.includes(sign));
  return isNew ? ask(heard, found.doubt) : undefined;
}

function ask({ text, earlier, dialogue }: Heard, { about, signs }: Doubt): SafetyTurn {
  const { language, register } = settleManner(text, earlier);
  const { passages, labels } = getGuideContent(language);
  const [line = ""] = passages[`ask-${about}`];
  return {
    level: "ok",
    text: fillLine(line, register),
    choices: [
      { id: "yes", label: labels.yes },
      { id: "no", label: labels[`no-${about}`] },
      { id: "unsaid", label: labels.unsaid },
    ],
    dialogue: { ...dialogue, asked: about, doubts: [...dialogue.doubts, ...signs] },
  };
}

/** `heardDanger`: which danger the decision rests on, when it is not the answer to a question. */
function openCrisis({ text, earlier, dialogue }: Heard, heardDanger?: Danger): SafetyTurn {
  const found = assess(text, earlier.slice(dialogue.believed));
  const { asked, crisis: known, ...rest } = dialogue;
  const isOpen = known !== undefined && !known.isOver;
  const isTold = heardDanger !== undefined || found.level === "crisis";
  const danger = heardDanger ?? asked ?? (isTold || !known ? chooseDanger(found.signs) : known.danger);
  const before = isOpen
    ? { ...known, danger: graver(known.danger, danger, found) }
    : startCrisis(danger, [text, ...earlier].some(isGrieving));
  const { language, register } = settleManner(text, earlier);
  const { text: said, state } = continueCrisis(before, { text, language, register, signs: found.signs });
  return {
    level: "crisis",
    danger: state.danger,
    isNewCard: !isOpen || known.danger !== state.danger,
    text: said,
    dialogue: { ...NEW_DIALOGUE, ...rest, crisis: state },
  };
}

/** A person who worries about somebody else, or is harmed, may later mention their own suicidal thoughts. */
const graver = (before: Danger, now: Danger, { level, signs }: Assessment): Danger => {
  if (level !== "crisis" || before === "self") return before;
  const isOwnLife = now === "self" && OWN_LIFE.some((sign) => signs.includes(sign));
  return isOwnLife || (now === "harmed" && before !== "threat") ? now : before;
};

/** A knife may be directed at somebody else; these means are not. */
const OWN_LIFE = ["intent", "suicide", "passive", "farewell"];

function isGrieving(text: string): boolean {
  const { isBereaved, signs } = assess(text);
  return isBereaved || (signs.includes("follow") && signs.includes("grief"));
}

/** Payload for someone in danger, in an answer and in a refusal alike. */
export interface Safety {
  level: "crisis";
  card: SafetyCard;
}

export const toSafety = (
  layer: Pick<SafetyLayer, "card">,
  danger: Danger | undefined,
  language: Language,
  you?: string,
): Safety => ({ level: "crisis", card: layer.card(danger ?? USUAL_DANGER, language, { you }) });
