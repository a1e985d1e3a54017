// State of one conversation, and its changes. Pure: the calls are in conversation-store.ts.
import type { MessageRow } from "../../api/conversations.ts";
import type { ApiError } from "../../api/result.ts";
import type { SafetyCard } from "../../api/safety-card.ts";
import type { Outcome } from "../../api/turn-stream.ts";
import type { Choice } from "../../api/turns.ts";
import { countRemainingMessages, START_MESSAGE } from "./message-limit.ts";

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

export interface ConversationState {
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

export const EMPTY_CONVERSATION: ConversationState = {
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

export const toKey = (role: ShownMessage["role"], clientId: string): string => `${role} ${clientId}`;

/** Counted messages that are left. */
export const getRemaining = ({ counted, messages }: ConversationState): number =>
  counted ?? countRemainingMessages(messages);

const matchTurn = (turn: Pick<Turn, "clientId">) => {
  const keys = [toKey("user", turn.clientId), toKey("assistant", turn.clientId)];
  return ({ key }: ShownMessage) => keys.includes(key);
};

/** The stored messages, in the order of time. A message that is being typed out continues where it is. */
export function withHistory(state: ConversationState, newestFirst: readonly MessageRow[]): ConversationState {
  const typed = new Map(state.messages.map(({ key, typedFrom }) => [key, typedFrom]));
  const stored = newestFirst.toReversed().map((row): ShownMessage => {
    const key = toKey(row.role, row.clientId ?? row.id);
    const from = typed.get(key);
    const { role, content, createdAt, counted } = row;
    return {
      ...{ key, role, content, createdAt, counted, isWhole: true },
      ...(from !== undefined && { typedFrom: from }),
    };
  });
  const { turn, failure } = state;
  const isStored = ({ clientId }: { clientId: string }) =>
    stored.some(({ key }) => key === toKey("user", clientId));
  const live = turn && !isStored(turn) ? state.messages.filter(matchTurn(turn)) : [];
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

export function beginTurn(
  state: ConversationState,
  { clientId, question, wasRunning, counted, at }: NewTurn,
): ConversationState {
  const message: ShownMessage = {
    key: toKey("user", clientId),
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
function reply(state: ConversationState, at: string, change: (content: string) => string): ConversationState {
  const { turn, messages } = state;
  if (!turn) return state;
  const key = toKey("assistant", turn.clientId);
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

const setPhase = (state: ConversationState, phase: Turn["phase"]): ConversationState =>
  state.turn ? { ...state, turn: { ...state.turn, phase } } : state;

export const appendReply = (state: ConversationState, text: string, at: string): ConversationState =>
  setPhase(
    reply(state, at, (content) => content + text),
    state.turn?.phase === "stopping" ? "stopping" : "speaking",
  );

export const restartReply = (state: ConversationState, at: string): ConversationState =>
  reply(state, at, () => "");

export const markReconnecting = (state: ConversationState): ConversationState =>
  setPhase(state, "reconnecting");
export const markStopping = (state: ConversationState): ConversationState => setPhase(state, "stopping");

/** Marks that the person is in danger. Their message does not count, and from here on replies are shown at once. */
export function showDanger(state: ConversationState, card: SafetyCard): ConversationState {
  const { turn, messages } = state;
  if (!turn) return { ...state, card };
  const mine = matchTurn(turn);
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

export function completeTurn(
  state: ConversationState,
  { response, data }: Outcome,
  at: string,
): ConversationState {
  const { turn } = state;
  const spoken = reply(state, at, () => response);
  const mine = turn ? matchTurn(turn) : () => false;
  // The server did not count it after all.
  const isFree =
    data?.remaining !== undefined &&
    data?.remaining !== null &&
    data.remaining > countRemainingMessages(spoken.messages);
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
export function failTurn(state: ConversationState, error: ApiError): ConversationState {
  const { turn, messages, draft } = state;
  if (!turn) return state;
  const { clientId, question } = turn;
  const mine = matchTurn(turn);
  return {
    ...state,
    messages: messages.filter((message) => !mine(message)),
    turn: undefined,
    failure: { clientId, question, error },
    counted: undefined,
    draft: restoreDraft(question, draft),
  };
}

/** Text typed meanwhile is kept, too. The start button has no words of the person's own. */
function restoreDraft(question: string, draft: string): string {
  if (question === START_MESSAGE) return draft;
  return draft.trim() ? `${question}\n\n${draft}` : question;
}

/** A reply to somebody in danger is shown although the turn could not be stored. */
export const appendUnstoredReply = (
  state: ConversationState,
  response: string,
  at: string,
): ConversationState => ({
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

export const addIntro = (state: ConversationState, response: string, at: string): ConversationState => ({
  ...state,
  isBeginning: false,
  messages:
    state.messages.length > 0
      ? state.messages
      : [
          {
            key: toKey("assistant", INTRO),
            role: "assistant",
            content: response,
            createdAt: at,
            counted: false,
            typedFrom: 0,
            isWhole: true,
          },
        ],
});
