// One conversation while it is open: what is shown of it, and the calls that change it. A question that is under way
// belongs to the server; leaving the conversation ends only the listening.

import type { MessageRow, Mode } from "../../api/conversations.ts";
import { listMessages } from "../../api/conversations.ts";
import type { Api, ApiError } from "../../api/result.ts";
import type { Outcome, TurnFailure } from "../../api/turn-stream.ts";
import type { Choice } from "../../api/turns.ts";
import { createIntro, getTurnStatus, stopTurn, type TurnStatus } from "../../api/turns.ts";
import { createListeners } from "../../lib/listeners.ts";
import { newKey } from "../../lib/new-key.ts";
import { takeOpeningDraft } from "../../lib/opening-draft.ts";
import * as change from "./conversation-state.ts";
import { type Draft, keepDraft, readDraft } from "./drafts.ts";
import { type FollowedEvent, followTurn, isTemporary } from "./follow-turn.ts";
import { START_MESSAGE } from "./message-limit.ts";

export interface ConversationOptions {
  api: Api;
  mode: Mode;
  sessionId: string;
  /** False for an ended conversation, which is read-only. */
  isActive(): boolean;
  onTitle(title: string): void;
  /** The server would not go on. */
  onRefused(error: ApiError): void;
}

export interface ConversationStore {
  state(): change.ConversationState;
  subscribe(listener: () => void): () => void;
  load(): Promise<void>;
  write(draft: string): void;
  /** The draft, unless it is blank or something is under way. */
  send(): void;
  start(): void;
  /** Takes one of the choices: its words go out, and it costs nothing. */
  choose(choice: Choice): void;
  retry(): void;
  stop(): void;
  dismiss(): void;
  /** Listens until the returned function is called. */
  open(): () => void;
}

/** The status could not be loaded. */
const UNKNOWN: TurnStatus = { remaining: undefined, running: undefined, card: undefined, choices: [] };

const now = (): string => new Date().toISOString();

/** Text that somebody brought from another page is added below their draft. */
function addOpening(sessionId: string, kept: Draft): Draft {
  const opening = takeOpeningDraft();
  if (opening === "") return kept;
  const draft = { ...kept, text: [kept.text, opening].filter(Boolean).join("\n\n") };
  keepDraft(sessionId, draft);
  return draft;
}

export function createConversationStore({
  api,
  mode,
  sessionId,
  isActive,
  onTitle,
  onRefused,
}: ConversationOptions): ConversationStore {
  const kept = addOpening(sessionId, readDraft(sessionId));
  let state: change.ConversationState = { ...change.EMPTY_CONVERSATION, draft: kept.text };
  /** Sent before, and nobody knows whether it arrived: the same words go out under the same key. */
  let sent = kept.sent;
  const listeners = createListeners();
  let closing = new AbortController();

  function setState(next: change.ConversationState): void {
    if (closing.signal.aborted || next === state) return;
    state = next;
    listeners.emit();
  }

  function keep(): void {
    keepDraft(sessionId, { text: state.draft, ...(sent && { sent }) });
  }

  function write(draft: string): void {
    setState({ ...state, draft });
    keep();
  }

  async function load(): Promise<void> {
    const { signal } = closing;
    const [rows, status] = await Promise.all([
      listMessages(api, sessionId),
      getTurnStatus(api, mode, sessionId),
    ]);
    if (signal.aborted) return;
    if (rows.ok) read(rows.data);
    else if (state.history === "loading") {
      console.error("The messages could not be loaded", rows.error.code);
      setState({ ...state, history: "failed" });
    }
    applyStatus(status.ok ? status.data : UNKNOWN);
    if (rows.ok && state.messages.length === 0 && isActive()) await begin();
    restoreLost();
  }

  function read(rows: MessageRow[]): void {
    // A message that was sent before a reload and did arrive is not sent again.
    if (!state.turn && rows.some(({ clientId }) => clientId && clientId === sent?.clientId)) clearSent();
    setState(change.withHistory(state, rows));
  }

  function applyStatus({ card, remaining, running, choices }: TurnStatus): void {
    const isBusy = state.turn !== undefined || running !== undefined;
    const counted = isBusy ? undefined : remaining;
    setState({ ...state, card: card ?? state.card, counted, choices: isBusy ? [] : choices });
    if (running && !state.turn) resume(running);
  }

  /** The page was left before anybody knew whether the question arrived: its words are there to be sent again. */
  function restoreLost(): void {
    if (sent && !state.turn && !state.failure && state.draft === "") write(sent.question);
  }

  function clearSent(): void {
    if (state.draft.trim() === sent?.question) setState({ ...state, draft: "" });
    sent = undefined;
    keep();
  }

  async function begin(): Promise<void> {
    if (state.isBeginning || state.turn) return;
    setState({ ...state, isBeginning: true });
    const intro = await createIntro(api, mode, sessionId);
    if (intro.ok) {
      setState(change.addIntro(state, intro.data.response, now()));
      return;
    }
    console.error("The first message could not be loaded", intro.error.code);
    setState({ ...state, isBeginning: false });
    onRefused(intro.error);
  }

  function ask(question: string, counted: boolean): void {
    if (state.turn || !isActive()) return;
    const clientId = sent?.question === question ? sent.clientId : newKey();
    sent = { clientId, question };
    setState(
      change.beginTurn(
        { ...state, draft: "" },
        { clientId, question, counted, wasRunning: false, at: now() },
      ),
    );
    keep();
    void follow({ clientId, question }, false);
  }

  /** Sends a question while the draft in the box stays. */
  function sendBeside(question: string): void {
    const { draft } = state;
    ask(question, false);
    write(draft);
  }

  function resume(running: { clientId: string; question: string }): void {
    sent = running;
    // Text restored into the box that equals the running question is being answered already.
    if (state.draft.trim() === running.question) setState({ ...state, draft: "" });
    const isFirst = state.messages.every(({ role }) => role === "assistant");
    const counted = !(isFirst && running.question.startsWith(START_MESSAGE));
    setState(change.beginTurn(state, { ...running, counted, wasRunning: true, at: now() }));
    keep();
    void follow(running, true);
  }

  async function follow(turn: { clientId: string; question: string }, wasAccepted: boolean): Promise<void> {
    const { signal } = closing;
    for await (const event of followTurn({ mode, sessionId, ...turn }, { signal, wasAccepted })) {
      if (signal.aborted) return;
      onEvent(event);
    }
  }

  function onEvent(event: FollowedEvent): void {
    if (event.kind === "done") finish(event.outcome);
    else if (event.kind === "failed") giveUp(event);
    else if (event.kind === "lost") setState(change.markReconnecting(state));
    else if (event.kind === "safety") setState(change.showDanger(state, event.card));
    else if (event.kind === "restart") setState(change.restartReply(state, now()));
    else setState(change.appendReply(state, event.text, now()));
  }

  function finish(outcome: Outcome): void {
    sent = undefined;
    setState(change.completeTurn(state, outcome, now()));
    keep();
    if (outcome.title) onTitle(outcome.title);
  }

  /** Shows the safety card, if there is one, whatever the reason of the failure is. */
  function giveUp({ error, card, response }: TurnFailure): void {
    if (card) setState(change.showDanger(state, card));
    fail(error);
    if (response) setState(change.appendUnstoredReply(state, response, now()));
  }

  function fail(error: ApiError): void {
    // Refused for good: the next try is another question. Otherwise it may have arrived after all.
    if (!isTemporary(error)) sent = undefined;
    setState(change.failTurn(state, error));
    keep();
    onRefused(error);
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    load,
    write,
    send() {
      const question = state.draft.normalize("NFC").trim();
      if (question) ask(question, true);
    },
    start: () => sendBeside(START_MESSAGE),
    choose: ({ label }) => sendBeside(label),
    retry() {
      const { failure } = state;
      if (!failure) return;
      if (state.draft.trim() === failure.question) setState({ ...state, draft: "" });
      ask(failure.question, failure.question !== START_MESSAGE);
    },
    stop() {
      const { turn } = state;
      if (!turn) return;
      setState(change.markStopping(state));
      void stopTurn(api, mode, sessionId, turn.clientId);
    },
    dismiss: () => setState({ ...state, failure: undefined }),
    open() {
      closing = new AbortController();
      const mine = closing;
      return () => mine.abort();
    },
  };
}
