// State of one conversation, and its changes. Pure: the calls are in talk.ts.
import type { ApiError } from "../../api/result.ts";
import type { MessageRow } from "./chat-rows.ts";
import type { Choice } from "./choices.ts";
import { remainingOf, STARTER } from "./counted.ts";
import type { SafetyCard } from "./safety-card.ts";
import type { Outcome } from "./turn-answer.ts";

export interface ShownMessage {
  /** The same for a message on its way and for the row it becomes. */
  key: string;
  role: "user" | "assistant";
  content: string;
  createdAt: string;
  counted: boolean | undefined;
  /** Written out from this place on, because it came while somebody was looking; absent: there at once. */
  typedFrom?: number;
  /** True once the text is complete. */
  isWhole: boolean;
}

export interface Turn {
  clientId: string;
  question: string;
  phase: "waiting" | "speaking" | "reconnecting" | "stopping";
  /** Found under way: what it has said already is not written out again. */
  wasRunning: boolean;
  /** The person is in danger: text does not move. */
  isCalm: boolean;
}

export interface Failure {
  clientId: string;
  question: string;
  error: ApiError;
}

export interface TalkState {
  history: "loading" | "ready" | "failed";
  messages: readonly ShownMessage[];
  turn: Turn | undefined;
  /** The companion's first message is on its way. */
  isBeginning: boolean;
  failure: Failure | undefined;
  card: SafetyCard | undefined;
  /** Count last reported by the server; absent while a message is on its way. */
  counted: number | undefined;
  draft: string;
  /** Choices to tap instead of writing. */
  choices: readonly Choice[];
  /** Closing note that the companion proposes. */
  proposal: string | undefined;
}

export const EMPTY_TALK: TalkState = {
  history: "loading",
  messages: [],
  turn: undefined,
  isBeginning: false,
  failure: undefined,
  card: undefined,
  counted: undefined,
  draft: "",
  choices: [],
  proposal: undefined,
};

export const keyOf = (role: ShownMessage["role"], clientId: string): string => `${role} ${clientId}`;

/** Counted messages that are left. */
export const remaining = ({ counted, messages }: TalkState): number => counted ?? remainingOf(messages);

const isOf = (turn: Pick<Turn, "clientId">) => {
  const keys = [keyOf("user", turn.clientId), keyOf("assistant", turn.clientId)];
  return ({ key }: ShownMessage) => keys.includes(key);
};

/** The stored messages, in the order of time. A message that is being typed out continues where it is. */
export function withHistory(state: TalkState, newestFirst: readonly MessageRow[]): TalkState {
  const typed = new Map(state.messages.map(({ key, typedFrom }) => [key, typedFrom]));
  const stored = newestFirst.toReversed().map((row): ShownMessage => {
    const key = keyOf(row.role, row.clientId ?? row.id);
    const from = typed.get(key);
    const { role, content, createdAt, counted } = row;
    return {
      ...{ key, role, content, createdAt, counted, isWhole: true },
      ...(from !== undefined && { typedFrom: from }),
    };
  });
  const { turn, failure } = state;
  const isStored = ({ clientId }: { clientId: string }) =>
    stored.some(({ key }) => key === keyOf("user", clientId));
  const live = turn && !isStored(turn) ? state.messages.filter(isOf(turn)) : [];
  return {
    ...state,
    history: "ready",
    messages: [...stored, ...live],
    turn: turn && isStored(turn) ? undefined : turn,
    failure: failure && isStored(failure) ? undefined : failure,
  };
}

/** Only the newest reply is written out letter by letter. */
function showWhole(message: ShownMessage): ShownMessage {
  const { typedFrom: _, ...whole } = message;
  return whole;
}

export type NewTurn = Pick<Turn, "clientId" | "question" | "wasRunning"> & { counted: boolean; at: string };

export function begun(state: TalkState, { clientId, question, wasRunning, counted, at }: NewTurn): TalkState {
  const message: ShownMessage = {
    key: keyOf("user", clientId),
    role: "user",
    content: question,
    createdAt: at,
    counted,
    isWhole: true,
  };
  return {
    ...state,
    messages: [...state.messages.map(showWhole), message],
    turn: { clientId, question, wasRunning, phase: "waiting", isCalm: false },
    failure: undefined,
    // A message that costs nothing leaves the remaining count as it is.
    counted: counted ? undefined : state.counted,
    choices: [],
  };
}

/** Changes the reply that is being spoken, which begins with its first words. */
function reply(state: TalkState, at: string, change: (content: string) => string): TalkState {
  const { turn, messages } = state;
  if (!turn) return state;
  const key = keyOf("assistant", turn.clientId);
  const before = messages.find((message) => message.key === key);
  const content = change(before?.content ?? "");
  if (before) {
    const changed = { ...before, content };
    return { ...state, messages: messages.map((message) => (message === before ? changed : message)) };
  }
  const first: ShownMessage = {
    ...{ key, role: "assistant", content, createdAt: at, counted: false, isWhole: false },
    ...(!turn.isCalm && { typedFrom: turn.wasRunning ? content.length : 0 }),
  };
  return { ...state, messages: [...messages, first] };
}

const inPhase = (state: TalkState, phase: Turn["phase"]): TalkState =>
  state.turn ? { ...state, turn: { ...state.turn, phase } } : state;

export const spoke = (state: TalkState, text: string, at: string): TalkState =>
  inPhase(
    reply(state, at, (content) => content + text),
    state.turn?.phase === "stopping" ? "stopping" : "speaking",
  );

export const restarted = (state: TalkState, at: string): TalkState => reply(state, at, () => "");

export const reconnecting = (state: TalkState): TalkState => inPhase(state, "reconnecting");
export const stopping = (state: TalkState): TalkState => inPhase(state, "stopping");

/** Marks that the person is in danger. Their message does not count, and from here on replies are shown at once. */
export function alarmed(state: TalkState, card: SafetyCard): TalkState {
  const { turn, messages } = state;
  if (!turn) return { ...state, card };
  const mine = isOf(turn);
  return {
    ...state,
    card,
    turn: { ...turn, isCalm: true },
    messages: messages.map((message) => {
      if (!mine(message)) return message;
      const { typedFrom: _, ...calm } = message;
      return message.role === "user" ? { ...calm, counted: false } : calm;
    }),
  };
}

export function answered(state: TalkState, { response, data }: Outcome, at: string): TalkState {
  const { turn } = state;
  const spoken = reply(state, at, () => response);
  const mine = turn ? isOf(turn) : () => false;
  // The server did not count it after all.
  const isFree =
    data?.remaining !== undefined &&
    data?.remaining !== null &&
    data.remaining > remainingOf(spoken.messages);
  return {
    ...spoken,
    messages: spoken.messages.map((message) =>
      mine(message) ? { ...message, isWhole: true, counted: message.counted && !isFree } : message,
    ),
    turn: undefined,
    counted: data?.remaining,
    choices: data?.choices ?? [],
    proposal: data?.summary ?? state.proposal,
  };
}

/** Takes the message back as if it had never been sent; its text returns to the box. */
export function failed(state: TalkState, error: ApiError): TalkState {
  const { turn, messages, draft } = state;
  if (!turn) return state;
  const { clientId, question } = turn;
  const mine = isOf(turn);
  return {
    ...state,
    messages: messages.filter((message) => !mine(message)),
    turn: undefined,
    failure: { clientId, question, error },
    counted: undefined,
    draft: backInDraft(question, draft),
  };
}

/** Text typed meanwhile is kept, too. The start button has no words of the person's own. */
function backInDraft(question: string, draft: string): string {
  if (question === STARTER) return draft;
  return draft.trim() ? `${question}\n\n${draft}` : question;
}

/** Words that are told to somebody in danger although their message could not be kept. */
export const toldAnyway = (state: TalkState, response: string, at: string): TalkState => ({
  ...state,
  messages: [
    ...state.messages,
    {
      key: `told ${at}`,
      role: "assistant",
      content: response,
      createdAt: at,
      counted: false,
      isWhole: true,
    },
  ],
});

const INTRO = "intro";

export const introduced = (state: TalkState, response: string, at: string): TalkState => ({
  ...state,
  isBeginning: false,
  messages:
    state.messages.length > 0
      ? state.messages
      : [
          {
            key: keyOf("assistant", INTRO),
            role: "assistant",
            content: response,
            createdAt: at,
            counted: false,
            typedFrom: 0,
            isWhole: true,
          },
        ],
});
