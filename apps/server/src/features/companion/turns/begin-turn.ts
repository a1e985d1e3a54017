// How a question becomes a turn: everything is decided in one transaction that holds the conversation's row, so that
// two tabs, and two servers, decide one after the other. No engine speaks in here.

import { randomUUID } from "node:crypto";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database, type Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { type Allowance, requireAllowance } from "../allowance.ts";
import { requireSensitive, type StandingConsents } from "../consents.ts";
import { type Dialogue, NEW_DIALOGUE } from "../dialogue.ts";
import type { Mode, TurnInput } from "../engine.ts";
import { errors } from "../errors.ts";
import { notesToUse } from "../notes/notes.ts";
import type { Heard, SafetyLayer, SafetyTurn } from "../safety-layer.ts";
import { decryptSession, SESSION_COLUMNS, type SessionRow } from "../sessions/session-rows.ts";
import { isStarter } from "../starter.ts";
import { findChoice } from "./find-choice.ts";
import { storeAtOnce } from "./finish-turn.ts";
import { loadConversation } from "./load-conversation.ts";
import {
  COUNTED_MESSAGES,
  countedIn,
  type Message,
  type Outcome,
  type StoredTurn,
  sealTurn,
  type TurnKey,
} from "./turn-rows.ts";

/** Attempts before a restart is recorded: the event ids of the next run start beyond all of them. */
const ATTEMPTS_PER_RUN = 100;

/** Without a sign of life for so long, a turn's process is taken for dead. */
export const LEASE_SECONDS = 10;

export interface TurnDeps {
  database: Pick<Database, "inTransaction" | "asCaller">;
  sealed: EncryptedColumns;
  safety: SafetyLayer;
  allowance: Allowance;
}

/** A question as a person sends it, already cleaned. */
export interface TurnRequest extends TurnKey {
  personId: string;
  mode: Mode;
  /** Absent: the turn of that key is only carried on, never begun. */
  question?: string;
  hour?: number;
}

/** A turn that this run answers. */
export interface OwnTurn extends TurnKey {
  userId: string;
  runner: string;
  attempt: number;
  counted: boolean;
  startedAt: Date;
  input: TurnInput;
  /** State of the conversation after it. */
  dialogue: Dialogue;
  /** The person lets text leave for a model's provider. */
  mayUseModel: boolean;
}

export type Begun =
  /** Answered before, or answered at once. */
  | { kind: "finished"; outcome: Outcome }
  /** Another run answers it. */
  | { kind: "elsewhere"; turn: StoredTurn }
  /** Another question of this conversation is being answered. */
  | { kind: "busy" }
  | { kind: "own"; turn: OwnTurn };

export function beginTurn(deps: TurnDeps, request: TurnRequest): Promise<Begun> {
  return deps.database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const session = await lockSession(tx, deps.sealed, request);
    const read = await loadConversation(tx, deps.sealed, { ...request, userId: session.userId });
    const { known, unfinished, ...rest } = read;
    const scene = { request, session, ...rest };
    if (known) return resumeTurn(tx, deps, { ...scene, known });
    const { question } = request;
    if (question === undefined) throw unknownTurn();
    return startTurn(tx, deps, { ...scene, request: { ...request, question }, other: unfinished });
  });
}

/** The conversation, held until the transaction ends. Another person's does not exist. */
export async function lockSession(
  tx: Transaction,
  sealed: EncryptedColumns,
  { sessionId, personId, mode }: Pick<TurnRequest, "sessionId" | "personId"> & { mode?: Mode },
): Promise<SessionRow> {
  const { rows } = await tx.query(
    `select ${SESSION_COLUMNS} from session where id = $1 and "userId" = $2 for update`,
    [sessionId, personId],
    "companion_lock_session",
  );
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy cuộc trò chuyện này.");
  const session = decryptSession(sealed, rows[0]);
  if (mode && session.mode !== mode) {
    throw new Problem("invalid_input", "Cuộc trò chuyện này thuộc về một công cụ khác.");
  }
  return session;
}

export const unknownTurn = (): Problem =>
  new Problem("not_found", "Không tìm thấy tin nhắn này trong cuộc trò chuyện.");

interface TurnContext {
  request: TurnRequest;
  session: SessionRow;
  messages: Message[];
  consents: StandingConsents;
  /** The newest turn that is finished. */
  latest: StoredTurn | undefined;
}

/** Builds the engine's input: a question with the messages before it. */
function toModelInput({ latest, messages }: Pick<TurnContext, "latest" | "messages">, text: string): Heard {
  const { choices, dialogue = NEW_DIALOGUE } = latest?.outcome ?? {};
  const choice = findChoice(text, choices ?? [], dialogue);
  return { text, earlier: listOwnWords(messages), dialogue, ...(choice ? { choice } : {}) };
}

/** A repeated key: the stored answer, the turn in progress, or an abandoned one to resume. */
async function resumeTurn(
  tx: Transaction,
  deps: TurnDeps,
  scene: TurnContext & { known: StoredTurn },
): Promise<Begun> {
  const { request, session, messages, known } = scene;
  const before = known.finished
    ? messages.find(({ role, clientId }) => role === "user" && clientId === request.clientId)?.content
    : known.question;
  if (request.question !== undefined && before !== request.question) {
    throw new Problem(errors.key_reused, "Mã của lần gửi này đã dùng cho một tin nhắn khác.");
  }
  if (known.outcome) {
    const response = messages.find(({ id }) => id === known.outcome?.messageId)?.content ?? "";
    return { kind: "finished", outcome: { ...known.outcome, response, attempt: known.attempt } };
  }
  if (known.alive) return { kind: "elsewhere", turn: known };
  requireSensitive(scene.consents);
  const runner = randomUUID();
  // The run that ended may have left half a sentence: the reply starts from the beginning.
  const attempt = known.attempt + ATTEMPTS_PER_RUN;
  await tx.query(
    `update ops.companion_turn
        set runner = $3, attempt = $4, sealed_said = '', lease_until = clock_timestamp() + make_interval(secs => $5)
      where session_id = $1 and client_id = $2`,
    [session.id, request.clientId, runner, attempt, LEASE_SECONDS],
  );
  const { startedAt, counted, question } = known;
  const turn = { runner, attempt, startedAt, counted };
  return {
    kind: "own",
    turn: await ownTurn(tx, deps, { ...scene, heard: toModelInput(scene, question) }, turn),
  };
}

async function startTurn(
  tx: Transaction,
  deps: TurnDeps,
  scene: TurnContext & { request: TurnRequest & { question: string }; other: StoredTurn | undefined },
): Promise<Begun> {
  const { request, session, messages, other } = scene;
  const { question } = request;
  requireSensitive(scene.consents);
  const isStart = isFirstStarter(question, messages);
  // The button's own words say nothing about the person: a classifier that doubts them asks everybody.
  const heard = isStart
    ? toModelInput(scene, question)
    : await read(deps.safety, toModelInput(scene, question));
  // Checked first: no cap, no allowance and no other turn may keep the answer from somebody in danger.
  const own = deps.safety.respond(heard);
  if (own?.level === "crisis")
    return { kind: "finished", outcome: await storeSafetyTurn(tx, deps, scene, own) };
  if (session.status !== "active") throw sessionEnded();
  if (other?.alive) return { kind: "busy" };
  if (other) await dropAbandoned(tx, session.id, other.clientId);
  if (own) return { kind: "finished", outcome: await storeSafetyTurn(tx, deps, scene, own) };
  const sent = countedIn(messages);
  const isFull = sent >= COUNTED_MESSAGES;
  const counted = !isStart && !heard.choice;
  if (counted && isFull) throw sessionFull();
  if (counted && sent === 0) await requireAllowance(tx, deps.allowance, session.userId, request.mode);
  const turn = await addTurn(tx, deps.sealed, request, { question, counted });
  return {
    kind: "own",
    turn: await ownTurn(tx, deps, { ...scene, heard }, { ...turn, counted }),
  };
}

async function read(safety: SafetyLayer, heard: Heard): Promise<Heard> {
  const { text, earlier, dialogue } = heard;
  const opening = isStarter(earlier[0] ?? "") ? 1 : 0;
  return { ...heard, reading: await safety.read(text, earlier.slice(Math.max(dialogue.believed, opening))) };
}

/** Stores a turn that the safety layer answers at once, without an engine. It costs nothing. */
async function storeSafetyTurn(
  tx: Transaction,
  { sealed }: TurnDeps,
  { request, session, messages }: TurnContext & { request: { question: string } },
  { level, danger, isNewCard, text, choices, dialogue }: SafetyTurn,
): Promise<Outcome> {
  const { clientId, question } = request;
  // The list of conversations hides harm: another person might read it there.
  const title = danger === "harmed" ? { title: NEUTRAL_TITLE } : {};
  return storeAtOnce(tx, sealed, {
    ...{ clientId, question, level, dialogue },
    ...(danger ? { danger } : {}),
    ...(isNewCard ? { isNewCard } : {}),
    sessionId: session.id,
    userId: session.userId,
    counted: false,
    remaining: Math.max(0, COUNTED_MESSAGES - countedIn(messages)),
    reply: { text, ...title, ...(choices ? { choices } : {}) },
    attempt: 1,
    runner: randomUUID(),
  });
}

const NEUTRAL_TITLE = "Trang viết trong ngày";

// Asynchronous commit: a turn that a crash of the database loses is started again by the same key. Its two messages
// are committed synchronously.
const ADD_TURN = `
  insert into ops.companion_turn (session_id, client_id, counted, runner, lease_until, sealed_question)
  values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5), $6)
  returning started_at, set_config('synchronous_commit', 'off', true)`;

async function addTurn(
  tx: Transaction,
  sealed: EncryptedColumns,
  key: TurnKey,
  { question, counted }: { question: string; counted: boolean },
): Promise<{ runner: string; attempt: number; startedAt: Date }> {
  const runner = randomUUID();
  const sealedQuestion = sealTurn(sealed, key, "question", question);
  const values = [key.sessionId, key.clientId, counted, runner, LEASE_SECONDS, sealedQuestion];
  const { rows } = await tx.query(ADD_TURN, values, "companion_add_turn");
  return { runner, attempt: 1, startedAt: rows[0]?.started_at as Date };
}

/** Its process is gone and its person asked something else: it cost nothing, and its words are with the client. */
const dropAbandoned = (tx: Transaction, sessionId: string, clientId: string) =>
  tx.query(
    "delete from ops.companion_turn where session_id = $1 and client_id = $2 and finished_at is null",
    [sessionId, clientId],
  );

async function ownTurn(
  tx: Transaction,
  { sealed, safety }: TurnDeps,
  { request, session, messages, consents, heard }: TurnContext & { heard: Heard },
  turn: Pick<OwnTurn, "runner" | "attempt" | "startedAt" | "counted">,
): Promise<OwnTurn> {
  const { text: question, earlier, choice } = heard;
  const { level, isBereaved } = safety.assess(question, earlier);
  return {
    ...turn,
    sessionId: session.id,
    clientId: request.clientId,
    userId: session.userId,
    mayUseModel: consents.model,
    dialogue: safety.settle(heard),
    input: {
      mode: request.mode,
      sessionId: session.id,
      history: messages,
      question,
      step: countStep(turn.counted, messages),
      memory: consents.memory ? await notesToUse(tx, sealed, session.userId) : [],
      level: level === "ok" ? "ok" : "distress",
      isBereaved,
      ...(choice ? { choice } : {}),
      ...(request.hour === undefined ? {} : { hour: request.hour }),
    },
  };
}

/** Step of the five: none for the start message, the last one for messages beyond them. */
function countStep(counted: boolean, messages: readonly Message[]): number {
  const sent = countedIn(messages);
  return counted ? sent + 1 : sent >= COUNTED_MESSAGES ? COUNTED_MESSAGES : 0;
}

/** One in a conversation, and only before it began. */
const isFirstStarter = (question: string, messages: readonly Message[]): boolean =>
  isStarter(question) &&
  !messages.some(({ role, counted, content }) => role === "user" && (counted || isStarter(content)));

export const listOwnWords = (messages: readonly Message[]): string[] =>
  messages.filter(({ role }) => role === "user").map(({ content }) => content);

export const sessionEnded = (): Problem =>
  new Problem(errors.session_ended, "Cuộc trò chuyện này đã kết thúc. Bạn có thể bắt đầu một cuộc mới.");

const sessionFull = (): Problem =>
  new Problem(
    errors.session_full,
    `Cuộc trò chuyện này đã đủ ${COUNTED_MESSAGES} tin nhắn. Bạn có thể kết thúc và ghi lại điều mình nhận ra.`,
  );
