// Interface between the companion's routes and what answers: the built-in guide or a language model. The caller
// checks safety before and after an engine; an engine only answers in an ok or distress turn.

export type Mode = "map" | "portal";

/** Something that can be tapped instead of writing; other clients may ignore it. */
export interface Choice {
  id: string;
  label: string;
}

/** One message of the conversation so far. Starters and crisis turns are not counted. */
export interface Said {
  role: "user" | "assistant";
  content: string;
  counted: boolean;
}

export interface IntroInput {
  mode: Mode;
  sessionId: string;
  /** Notes and summaries the person allowed to be used; empty otherwise. */
  memory: readonly string[];
  /** The device's hour, 0–23, when known. */
  hour?: number;
  /** The language of the page; Vietnamese when unknown. What the person writes decides afterwards. */
  language?: "vi" | "en";
}

export interface TurnInput extends IntroInput {
  /** Everything said so far, oldest first, without the question. */
  history: readonly Said[];
  question: string;
  /** Which of the person's five counted messages this is: 1…5; 0: the starter "Tôi đã sẵn sàng". */
  step: number;
  level: "ok" | "distress";
  /** The choice of the reply before that this message takes. */
  choice?: Choice;
  /** Bereavement: a suicide of somebody near the person. */
  isBereaved?: boolean;
}

export interface Reply {
  text: string;
  /** A name for the session, 3–7 words, once the person's words give one. */
  title?: string;
  /** Sentences of the person, untouched and in their order; with the last reply only. */
  summary?: string;
  /** Choices to tap next. */
  choices?: readonly Choice[];
}

export interface Engine {
  readonly name: "guided" | "model";
  intro(input: IntroInput): Promise<Reply>;
  /** `say` receives the text part by part as it comes into being; the parts add up to the reply's text. */
  reply(input: TurnInput, signal: AbortSignal, say: (part: string) => void): Promise<Reply>;
}
