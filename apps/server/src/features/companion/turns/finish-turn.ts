// The end of a turn: question and reply become messages in one transaction, or the turn leaves no trace.
import { randomUUID } from "node:crypto";
import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database, type Transaction } from "../../../platform/database/database.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Reply } from "../engine.ts";
import { type Danger, USUAL_DANGER } from "../safety-layer.ts";
import { addExchange, type Level, type Outcome, sealTurn, type TurnKey } from "./turn-rows.ts";

/** One question and its reply, as they are to be kept. */
export interface Exchange extends TurnKey {
  userId: string;
  question: string;
  counted: boolean;
  /** Counted messages that are left after it. */
  remaining: number;
  askedAt?: Date;
  reply: Reply;
  level: Level;
  /** Subject of the card. */
  danger?: Danger;
  /** The card was not shown in this conversation before. */
  isNewCard?: boolean;
  /** State of the conversation after it. */
  dialogue: Dialogue;
  attempt: number;
  runner: string;
}

const HOLD_SESSION = "select from session where id = $1 for update";

const END_TURN = `
  update ops.companion_turn
     set finished_at = clock_timestamp(), counted = $4, attempt = $5, sealed_question = '', sealed_said = '', sealed_outcome = $6
   where session_id = $1 and client_id = $2 and runner = $3 and finished_at is null`;

/** Counts a shown card, without person or time. */
const COUNT_CARD = "select ops.count_card($1)";

const ADD_ENDED_TURN = `
  insert into ops.companion_turn (session_id, client_id, runner, counted, attempt, sealed_outcome, finished_at, lease_until)
  values ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp())`;

/** Ends a turn that an engine answered; undefined when another run carries it, or the conversation is gone. */
export function finishTurn(
  database: Pick<Database, "inTransaction">,
  sealed: EncryptedColumns,
  exchange: Exchange,
): Promise<Outcome | undefined> {
  const outcome = toOutcome(exchange);
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    // Lock order: the conversation first, as in every decision about a turn.
    await tx.query(HOLD_SESSION, [exchange.sessionId], "companion_hold_session");
    const { rowCount } = await tx.query(
      END_TURN,
      listEndValues(sealed, exchange, outcome),
      "companion_end_turn",
    );
    if (rowCount === 0) return undefined;
    await keepExchange(tx, sealed, exchange, outcome);
    return outcome;
  });
}

/** Stores a turn that needed no engine, beside whatever is being answered. The conversation's row must be locked. */
export async function storeAtOnce(
  tx: Transaction,
  sealed: EncryptedColumns,
  exchange: Exchange,
): Promise<Outcome> {
  const outcome = toOutcome(exchange);
  await tx.query(ADD_ENDED_TURN, listEndValues(sealed, exchange, outcome));
  await keepExchange(tx, sealed, exchange, outcome);
  return outcome;
}

function toOutcome({ reply, remaining, level, danger, dialogue, attempt }: Exchange): Outcome {
  const title = reply.title?.trim();
  return {
    ...{ response: reply.text, messageId: randomUUID(), remaining, level, dialogue, attempt },
    ...(danger ? { danger } : {}),
    ...(title ? { title } : {}),
    ...(reply.summary ? { summary: reply.summary } : {}),
    ...(reply.choices?.length ? { choices: reply.choices } : {}),
  };
}

function listEndValues(sealed: EncryptedColumns, exchange: Exchange, outcome: Outcome): unknown[] {
  const { sessionId, clientId, runner, counted, attempt } = exchange;
  // The response is a message already, and the attempt a column.
  const { response: _, attempt: __, ...stored } = outcome;
  const text = sealTurn(sealed, exchange, "outcome", JSON.stringify(stored));
  return [sessionId, clientId, runner, counted, attempt, text];
}

async function keepExchange(
  tx: Transaction,
  sealed: EncryptedColumns,
  { sessionId, clientId, userId, question, counted, askedAt, isNewCard }: Exchange,
  { response, messageId, title, danger }: Outcome,
): Promise<void> {
  const told = { sessionId, clientId, userId, question, counted, askedAt, response, messageId };
  await addExchange(tx, sealed, told);
  if (isNewCard) await tx.query(COUNT_CARD, [danger ?? USUAL_DANGER], "companion_count_card");
  if (title === undefined) return;
  const text = sealed.encrypt({ column: "session.title", aad: [sessionId, userId] }, title);
  await tx.query("update session set title = $2 where id = $1", [sessionId, text]);
}

/** Forgets a turn that came to nothing: it cost nothing, and its key may be used again. */
export async function dropTurn(
  database: Pick<Database, "asCaller">,
  { sessionId, clientId }: TurnKey,
  runner: string,
): Promise<void> {
  await database.asCaller(COMPANION_SERVICE, {
    text: `delete from ops.companion_turn
            where session_id = $1 and client_id = $2 and runner = $3 and finished_at is null`,
    values: [sessionId, clientId, runner],
    name: "companion_drop_turn",
  });
}

/** Lets another run carry the turn on at once. */
export async function releaseTurn(
  database: Pick<Database, "asCaller">,
  { sessionId, clientId }: TurnKey,
  runner: string,
): Promise<void> {
  await database.asCaller(COMPANION_SERVICE, {
    text: `update ops.companion_turn set lease_until = clock_timestamp()
            where session_id = $1 and client_id = $2 and runner = $3 and finished_at is null`,
    values: [sessionId, clientId, runner],
    name: "companion_release_turn",
  });
}
