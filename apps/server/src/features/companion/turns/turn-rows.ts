// Rows of a conversation that turns read and write. Every text is encrypted on write and decrypted on read.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { ChoiceSchema, type Dialogue, DialogueSchema } from "../dialogue.ts";
import type { Choice, Said } from "../engine.ts";
import type { Danger } from "../safety-layer.ts";

/** Which turn: the conversation, and the key under which the client sends it. */
export interface TurnKey {
  sessionId: string;
  clientId: string;
}

/** Response of a finished turn, the same on every request. */
export interface Outcome {
  response: string;
  title?: string;
  /** A proposal for the closing note. */
  summary?: string;
  /** Of the reply. */
  messageId: string;
  /** Counted messages that are left in the conversation. */
  remaining: number;
  level: Level;
  /** Subject of the card. */
  danger?: Danger;
  /** Choices to tap next. */
  choices?: readonly Choice[];
  /** State of the conversation after it. */
  dialogue?: Dialogue;
  /** Attempt that produced it; a restarted reply has a higher one. */
  attempt: number;
}

export type Level = "ok" | "distress" | "crisis";

export const COUNTED_MESSAGES = 5;

/** Far more than a conversation has: only turns in danger are without a number. */
const MESSAGES_READ = 200;

/** $1: the conversation. */
export const MESSAGES = `select * from (
    select id, "userId", role, content, counted, "clientId", "createdAt" from message
     where "sessionId" = $1 order by "createdAt" desc, id desc limit ${MESSAGES_READ}) newest
  order by "createdAt", id`;
const MessageRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  counted: z.boolean(),
  clientId: z.string().nullable(),
});
export interface Message extends Said {
  id: string;
  clientId: string | null;
}

/** Oldest first, open. */
export async function listMessages(
  tx: Transaction,
  sealed: EncryptedColumns,
  sessionId: string,
): Promise<Message[]> {
  const { rows } = await tx.query(MESSAGES, [sessionId], "companion_messages");
  return openMessages(sealed, rows);
}

export const openMessages = (sealed: EncryptedColumns, rows: unknown): Message[] =>
  z
    .array(MessageRow)
    .parse(rows)
    .map(({ userId, content, ...message }) => ({
      ...message,
      content: sealed.decrypt({ column: "message.content", aad: [message.id, userId], text: content }),
    }));

export const countedIn = (messages: readonly Said[]): number =>
  messages.filter(({ role, counted }) => role === "user" && counted).length;

/** Count of messages that the conversation has left. */
export async function remainingIn(tx: Transaction, sessionId: string): Promise<number> {
  const { rows } = await tx.query(
    `select count(*)::integer as sent from message where "sessionId" = $1 and role = 'user' and counted`,
    [sessionId],
  );
  return Math.max(0, COUNTED_MESSAGES - Number(rows[0]?.sent));
}

// A millisecond between any two messages: that is as fine as clients read time, so the order is the same everywhere.
const ADD_MESSAGE = `
  insert into message (id, "sessionId", "userId", role, content, counted, "clientId", "createdAt")
  select $1, $2, $3, 'assistant', $4, false, $5,
         greatest(clock_timestamp(), max(m."createdAt") + interval '1 millisecond')
    from message m where m."sessionId" = $2`;

const ADD_EXCHANGE = `
  with asked as (
    select greatest(coalesce($8, clock_timestamp()), max(m."createdAt") + interval '1 millisecond') as at
      from message m where m."sessionId" = $1)
  insert into message (id, "sessionId", "userId", role, content, counted, "clientId", "createdAt")
  select $4::uuid, $1::uuid, $2::uuid, 'user', $5, $9::boolean, $3, at from asked
  union all
  select $6::uuid, $1, $2, 'assistant', $7, false, $3, greatest(clock_timestamp(), at + interval '1 millisecond') from asked`;

export interface NewMessage extends TurnKey {
  userId: string;
  content: string;
}

const sealMessage = (sealed: EncryptedColumns, id: string, userId: string, content: string): string =>
  sealed.encrypt({ column: "message.content", aad: [id, userId] }, content);

/** Adds one message of the companion after all others and returns its id. */
export async function addMessage(
  tx: Transaction,
  sealed: EncryptedColumns,
  { sessionId, userId, content, clientId }: NewMessage,
): Promise<string> {
  const id = randomUUID();
  await tx.query(ADD_MESSAGE, [id, sessionId, userId, sealMessage(sealed, id, userId, content), clientId]);
  return id;
}

export interface NewExchange extends TurnKey {
  userId: string;
  question: string;
  counted: boolean;
  response: string;
  /** Of the response. */
  messageId: string;
  /** When the question came; now, if absent. Neither message is before what is there already. */
  askedAt: Date | undefined;
}

/** Adds a question and its response after all others. */
export async function addExchange(
  tx: Transaction,
  sealed: EncryptedColumns,
  { sessionId, clientId, userId, question, counted, response, messageId, askedAt }: NewExchange,
): Promise<void> {
  const id = randomUUID();
  const values = [
    ...[sessionId, userId, clientId],
    ...[id, sealMessage(sealed, id, userId, question)],
    ...[messageId, sealMessage(sealed, messageId, userId, response)],
    ...[askedAt ?? null, counted],
  ];
  await tx.query(ADD_EXCHANGE, values, "companion_add_exchange");
}

const TURNS = `select client_id, counted, started_at, finished_at, finished_at is not null as finished, runner, attempt,
         lease_until > clock_timestamp() as alive, sealed_question, sealed_said, sealed_outcome
  from ops.companion_turn`;
const TurnRow = z.object({
  client_id: z.string(),
  counted: z.boolean(),
  started_at: z.coerce.date(),
  finished_at: z.coerce.date().nullable(),
  finished: z.boolean(),
  runner: z.uuid(),
  attempt: z.number(),
  alive: z.boolean(),
  sealed_question: z.string(),
  sealed_said: z.string(),
  sealed_outcome: z.string(),
});
type TurnRow = z.infer<typeof TurnRow>;

export interface StoredTurn {
  clientId: string;
  counted: boolean;
  startedAt: Date;
  finishedAt: Date | null;
  finished: boolean;
  /** Someone answers it right now. */
  alive: boolean;
  runner: string;
  attempt: number;
  question: string;
  said: string;
  outcome: StoredOutcome | undefined;
}

const StoredOutcome = z.object({
  title: z.string().optional(),
  summary: z.string().optional(),
  messageId: z.uuid(),
  remaining: z.number(),
  level: z.enum(["ok", "distress", "crisis"]),
  danger: z.enum(["self", "harmed", "other", "threat"]).optional(),
  choices: z.array(ChoiceSchema).optional(),
  dialogue: DialogueSchema.optional(),
});
type StoredOutcome = z.infer<typeof StoredOutcome>;

type TurnColumn = "question" | "said" | "outcome";
const getPlace = ({ sessionId, clientId }: TurnKey, column: TurnColumn) => ({
  column: `turn.${column}`,
  aad: [sessionId, clientId],
});

export const sealTurn = (sealed: EncryptedColumns, key: TurnKey, column: TurnColumn, text: string): string =>
  sealed.encrypt(getPlace(key, column), text);

function openTurn(sealed: EncryptedColumns, sessionId: string, row: TurnRow): StoredTurn {
  const key = { sessionId, clientId: row.client_id };
  const open = (column: TurnColumn, text: string) => sealed.decrypt({ ...getPlace(key, column), text });
  const outcome = open("outcome", row.sealed_outcome);
  return {
    clientId: row.client_id,
    counted: row.counted,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    finished: row.finished,
    alive: row.alive && !row.finished,
    runner: row.runner,
    attempt: row.attempt,
    question: open("question", row.sealed_question),
    said: open("said", row.sealed_said),
    outcome: outcome === "" ? undefined : StoredOutcome.parse(JSON.parse(outcome)),
  };
}

/** The turn of that key, the one that is not finished yet (there is at most one, and it may be the same), the latest. */
export interface TurnsAt {
  known: StoredTurn | undefined;
  unfinished: StoredTurn | undefined;
  latest: StoredTurn | undefined;
}

/** $1 and $2: the key. */
export const TURNS_AT = `${TURNS} where session_id = $1 and (client_id = $2 or finished_at is null
    or finished_at = (select max(finished_at) from ops.companion_turn where session_id = $1))`;

export async function turnsAt(tx: Transaction, sealed: EncryptedColumns, key: TurnKey): Promise<TurnsAt> {
  const { rows } = await tx.query(TURNS_AT, [key.sessionId, key.clientId], "companion_turns_at");
  return openTurns(sealed, key, rows);
}

export function openTurns(
  sealed: EncryptedColumns,
  { sessionId, clientId }: TurnKey,
  rows: unknown,
): TurnsAt {
  const turns = z
    .array(TurnRow)
    .parse(rows)
    .map((row) => openTurn(sealed, sessionId, row));
  return {
    known: turns.find((turn) => turn.clientId === clientId),
    unfinished: turns.find((turn) => !turn.finished),
    latest: turns
      .filter(({ finishedAt }) => finishedAt !== null)
      .toSorted((one, other) => Number(other.finishedAt) - Number(one.finishedAt))[0],
  };
}

/** The turn that is not finished yet; there is at most one. */
export async function unfinishedTurn(
  tx: Transaction,
  sealed: EncryptedColumns,
  sessionId: string,
): Promise<StoredTurn | undefined> {
  const { rows } = await tx.query(`${TURNS} where session_id = $1 and finished_at is null`, [sessionId]);
  return rows[0] && openTurn(sealed, sessionId, TurnRow.parse(rows[0]));
}

/** The newest turns of a conversation that are finished. */
export async function finishedTurns(
  tx: Transaction,
  sealed: EncryptedColumns,
  sessionId: string,
): Promise<StoredTurn[]> {
  const { rows } = await tx.query(
    `${TURNS} where session_id = $1 and finished_at is not null order by finished_at desc limit 50`,
    [sessionId],
  );
  return z
    .array(TurnRow)
    .parse(rows)
    .map((row) => openTurn(sealed, sessionId, row));
}
