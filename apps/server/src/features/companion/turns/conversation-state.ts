// Where a conversation stands, for a tab that was just opened.

import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import type { Choice } from "../engine.ts";
import type { Danger } from "../safety-layer.ts";
import { lockSession, type TurnRequest } from "./begin-turn.ts";
import { finishedTurns, remainingIn, unfinishedTurn } from "./turn-rows.ts";

export interface ConversationState {
  /** Counted messages that are left. */
  remaining: number;
  /** The question that is being answered, to be followed under its key. */
  running: { clientId: string; question: string } | undefined;
  /** Subject of the card, once a turn of this conversation was in danger. */
  danger: Danger | undefined;
  /** Form of address for the person in danger. */
  you: string | undefined;
  /** Choices that the latest reply offers. */
  choices: readonly Choice[];
}

export function toState(
  { database, sealed }: { database: Pick<Database, "inTransaction">; sealed: EncryptedColumns },
  wanted: Pick<TurnRequest, "personId" | "sessionId" | "mode">,
): Promise<ConversationState> {
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const { id } = await lockSession(tx, sealed, wanted);
    const running = await unfinishedTurn(tx, sealed, id);
    const over = await finishedTurns(tx, sealed, id);
    const inDanger = over.find(({ outcome }) => outcome?.level === "crisis");
    return {
      remaining: await remainingIn(tx, id),
      running: running && { clientId: running.clientId, question: running.question },
      danger: inDanger && (inDanger.outcome?.danger ?? "self"),
      you: over[0]?.outcome?.dialogue?.crisis?.you,
      choices: over[0]?.outcome?.choices ?? [],
    };
  });
}
