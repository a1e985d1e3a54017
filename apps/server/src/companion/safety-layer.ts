// The safety layer as turns use it: in front of every engine, and behind it.
import type { Language } from "../platform/http/language.ts";
import { assess } from "./safety/assess.ts";
import { type Danger, dangerOf, safetyCard } from "./safety/card.ts";
import { crisisReply } from "./safety/crisis-reply.ts";
import type { KeptLines } from "./safety/kept-lines.ts";
import { reviewReply } from "./safety/review-reply.ts";

export type { Danger } from "./safety/card.ts";

/** What is taken for granted when nobody says which danger it is. */
export const USUAL_DANGER: Danger = "self";

type SafetyCard = ReturnType<typeof safetyCard>;

export interface SafetyAssessment {
  level: "ok" | "distress" | "crisis";
  /** What the card speaks of, should it come to one. */
  danger: Danger;
}

export interface SafetyLayer {
  /** `earlier`: what the person wrote before in this conversation, oldest first. */
  assess(text: string, earlier: readonly string[]): SafetyAssessment;
  /** What goes out beside the words, with the opening hours as they are now, or at another time. */
  card(danger: Danger, language: Language, at?: Date): SafetyCard;
  /** The words beside the card. */
  crisisReply(text: string, earlier: readonly string[]): string;
  /** Whether an engine may say this. */
  review(text: string): { ok: true } | { ok: false; reason: string };
}

/** `lines`: whom one can call, asked whenever a card is written. */
export const createSafetyLayer = (lines: KeptLines): SafetyLayer => ({
  assess(text, earlier) {
    const { level, signs } = assess(text, earlier);
    return { level, danger: dangerOf(signs) };
  },
  card: (danger, language, at = new Date()) => safetyCard(lines(), at, { signs: [danger], language }),
  crisisReply,
  review: reviewReply,
});

/** What is sent to someone in danger, in an answer and in a refusal alike. */
export interface Safety {
  level: "crisis";
  card: SafetyCard;
}

export const safetyOf = (
  layer: Pick<SafetyLayer, "card">,
  danger: Danger | undefined,
  language: Language,
): Safety => ({ level: "crisis", card: layer.card(danger ?? USUAL_DANGER, language) });
