// Reads everything that a decision about a turn depends on, in one statement, because the person waits for the first
// word.

import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { parseConsents, type StandingConsents, standingConsentsSql } from "../consents.ts";
import {
  MESSAGES,
  type Message,
  openMessages,
  openTurns,
  TURNS_AT,
  type TurnKey,
  type TurnsAt,
} from "./turn-rows.ts";

const asJson = (rows: string): string => `(select coalesce(json_agg(one), '[]') from (${rows}) one)`;
const CONVERSATION = `
  select ${asJson(TURNS_AT)} as turns, ${asJson(MESSAGES)} as messages, ${asJson(standingConsentsSql("$3"))} as consents`;

export interface LoadedConversation extends TurnsAt {
  messages: Message[];
  consents: StandingConsents;
}

/** The conversation's row must be locked: what is read here must still be so when the turn is written. */
export async function loadConversation(
  tx: Transaction,
  sealed: EncryptedColumns,
  { userId, ...key }: TurnKey & { userId: string },
): Promise<LoadedConversation> {
  const { rows } = await tx.query(CONVERSATION, [key.sessionId, key.clientId, userId], "companion_scene");
  return {
    ...openTurns(sealed, key, rows[0]?.turns),
    messages: openMessages(sealed, rows[0]?.messages),
    consents: parseConsents(rows[0]?.consents),
  };
}
