// One conversation while it is open: what is shown of it, and the calls that change it. A question that is under way
// belongs to the server; leaving the conversation ends only the listening.
import type { Api, ApiError } from "../../api/result.ts";
import { createListeners } from "../../lib/listeners.ts";
import { newKey } from "../../lib/new-key.ts";
import { takeOpeningDraft } from "../../lib/opening-draft.ts";
import { askIntro, askStanding, listMessages, type Standing, stopTurn } from "./chat-calls.ts";
import type { MessageRow } from "./chat-rows.ts";
import type { Choice } from "./choices.ts";
import { STARTER } from "./counted.ts";
import { type Draft, keepDraft, readDraft } from "./drafts.ts";
import { type FollowedEvent, followTurn, isPassing } from "./follow-turn.ts";
import * as change from "./talk-state.ts";
import type { Mode } from "./tools.ts";
import type { Outcome, Refusal } from "./turn-answer.ts";

export interface TalkOptions {
  api: Api;
  mode: Mode;
  sessionId: string;
  /** False for an ended conversation, which is read-only. */
  isActive(): boolean;
  onTitle(title: string): void;
  /** The server would not go on. */
  onRefused(error: ApiError): void;
}

export interface Talk {
  state(): change.TalkState;
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

const now = (): string => new Date().toISOString();

/** Text that somebody brought from another page is added below their draft. */
function addOpening(sessionId: string, kept: Draft): Draft {
  const opening = takeOpeningDraft();
  if (opening === "") return kept;
  const draft = { ...kept, text: [kept.text, opening].filter(Boolean).join("\n\n") };
  keepDraft(sessionId, draft);
  return draft;
}

export function createTalk({ api, mode, sessionId, isActive, onTitle, onRefused }: TalkOptions): Talk {
  const kept = addOpening(sessionId, readDraft(sessionId));
  let state: change.TalkState = { ...change.EMPTY_TALK, draft: kept.text };
  /** Sent before, and nobody knows whether it arrived: the same words go out under the same key. */
  let sent = kept.sent;
  const listeners = createListeners();
  let closing = new AbortController();

  function become(next: change.TalkState): void {
    if (closing.signal.aborted || next === state) return;
    state = next;
    listeners.tell();
  }

  function keep(): void {
    keepDraft(sessionId, { text: state.draft, ...(sent && { sent }) });
  }

  function write(draft: string): void {
    become({ ...state, draft });
    keep();
  }

  async function load(): Promise<void> {
    const { signal } = closing;
    const [rows, standing] = await Promise.all([
      listMessages(api, sessionId),
      askStanding(api, mode, sessionId),
    ]);
    if (signal.aborted) return;
    if (rows.ok) read(rows.data);
    else if (state.history === "loading") {
      console.error("The messages could not be loaded", rows.error.code);
      become({ ...state, history: "failed" });
    }
    stand(standing);
    if (rows.ok && state.messages.length === 0 && isActive()) await begin();
    restoreLost();
  }

  function read(rows: MessageRow[]): void {
    // A message that was sent before a reload and did arrive is not sent again.
    if (!state.turn && rows.some(({ clientId }) => clientId && clientId === sent?.clientId)) settleSent();
    become(change.withHistory(state, rows));
  }

  function stand({ card, remaining, running, choices }: Standing): void {
    const isBusy = state.turn !== undefined || running !== undefined;
    const counted = isBusy ? undefined : remaining;
    become({ ...state, card: card ?? state.card, counted, choices: isBusy ? [] : choices });
    if (running && !state.turn) resume(running);
  }

  /** The page was left before anybody knew whether the question arrived: its words are there to be sent again. */
  function restoreLost(): void {
    if (sent && !state.turn && !state.failure && state.draft === "") write(sent.question);
  }

  function settleSent(): void {
    if (state.draft.trim() === sent?.question) become({ ...state, draft: "" });
    sent = undefined;
    keep();
  }

  async function begin(): Promise<void> {
    if (state.isBeginning || state.turn) return;
    become({ ...state, isBeginning: true });
    const intro = await askIntro(api, mode, sessionId);
    if (intro.ok) {
      become(change.introduced(state, intro.data.response, now()));
      return;
    }
    console.error("The first message could not be loaded", intro.error.code);
    become({ ...state, isBeginning: false });
    onRefused(intro.error);
  }

  function ask(question: string, counted: boolean): void {
    if (state.turn || !isActive()) return;
    const clientId = sent?.question === question ? sent.clientId : newKey();
    sent = { clientId, question };
    become(
      change.begun({ ...state, draft: "" }, { clientId, question, counted, wasRunning: false, at: now() }),
    );
    keep();
    void follow({ clientId, question }, false);
  }

  /** Sends a question while the draft in the box stays. */
  function askBeside(question: string): void {
    const { draft } = state;
    ask(question, false);
    write(draft);
  }

  function resume(running: { clientId: string; question: string }): void {
    sent = running;
    // Text restored into the box that equals the running question is being answered already.
    if (state.draft.trim() === running.question) become({ ...state, draft: "" });
    const isFirst = state.messages.every(({ role }) => role === "assistant");
    const counted = !(isFirst && running.question.startsWith(STARTER));
    become(change.begun(state, { ...running, counted, wasRunning: true, at: now() }));
    keep();
    void follow(running, true);
  }

  async function follow(turn: { clientId: string; question: string }, wasTaken: boolean): Promise<void> {
    const { signal } = closing;
    for await (const event of followTurn({ mode, sessionId, ...turn }, { signal, wasTaken })) {
      if (signal.aborted) return;
      hear(event);
    }
  }

  function hear(event: FollowedEvent): void {
    if (event.kind === "done") finish(event.outcome);
    else if (event.kind === "failed") giveUp(event);
    else if (event.kind === "lost") become(change.reconnecting(state));
    else if (event.kind === "safety") become(change.alarmed(state, event.card));
    else if (event.kind === "restart") become(change.restarted(state, now()));
    else become(change.spoke(state, event.text, now()));
  }

  function finish(outcome: Outcome): void {
    sent = undefined;
    become(change.answered(state, outcome, now()));
    keep();
    if (outcome.title) onTitle(outcome.title);
  }

  /** Shows the safety card, if there is one, whatever the reason of the failure is. */
  function giveUp({ error, card, response }: Refusal): void {
    if (card) become(change.alarmed(state, card));
    fail(error);
    if (response) become(change.toldAnyway(state, response, now()));
  }

  function fail(error: ApiError): void {
    // Refused for good: the next try is another question. Otherwise it may have arrived after all.
    if (!isPassing(error)) sent = undefined;
    become(change.failed(state, error));
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
    start: () => askBeside(STARTER),
    choose: ({ label }) => askBeside(label),
    retry() {
      const { failure } = state;
      if (!failure) return;
      if (state.draft.trim() === failure.question) become({ ...state, draft: "" });
      ask(failure.question, failure.question !== STARTER);
    },
    stop() {
      const { turn } = state;
      if (!turn) return;
      become(change.stopping(state));
      void stopTurn(api, mode, sessionId, turn.clientId);
    },
    dismiss: () => become({ ...state, failure: undefined }),
    open() {
      closing = new AbortController();
      const mine = closing;
      return () => mine.abort();
    },
  };
}
