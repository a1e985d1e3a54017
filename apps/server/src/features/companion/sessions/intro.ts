// First message of a conversation, always from the built-in guide. It says that this is an AI, costs nothing, and
// needs no waiting.

import type { EncryptedColumns } from "../../../platform/crypto/encrypted-columns.ts";
import { COMPANION_SERVICE, type Database } from "../../../platform/database/database.ts";
import { requireSensitive, standingConsents } from "../consents.ts";
import type { Engine, Mode } from "../engine.ts";
import { notesToUse } from "../notes/notes.ts";
import { lockSession, sessionEnded } from "../turns/begin-turn.ts";
import { addMessage, listMessages, type Outcome, remainingIn } from "../turns/turn-rows.ts";

/** The key of the first message; no turn may use it. */
export const INTRO_KEY = "intro";

export interface IntroDeps {
  database: Pick<Database, "inTransaction">;
  sealed: EncryptedColumns;
  guided: Engine;
}

export interface IntroWanted {
  personId: string;
  sessionId: string;
  mode: Mode;
  hour?: number;
  language: "vi" | "en";
}

/** The first message, made if there is none yet. Throws Problem("session_ended") for an ended one without messages. */
export function chooseIntro({ database, sealed, guided }: IntroDeps, wanted: IntroWanted): Promise<Outcome> {
  const { personId, sessionId, mode, hour, language } = wanted;
  return database.inTransaction(COMPANION_SERVICE, async (tx) => {
    const session = await lockSession(tx, sealed, wanted);
    const first = (await listMessages(tx, sealed, sessionId)).find(({ role }) => role === "assistant");
    const remaining = await remainingIn(tx, sessionId);
    const outcome = { remaining, level: "ok" as const, attempt: 1 };
    if (first) return { ...outcome, response: first.content, messageId: first.id };
    if (session.status !== "active") throw sessionEnded();
    const consents = await standingConsents(tx, personId);
    requireSensitive(consents);
    const memory = consents.memory ? await notesToUse(tx, sealed, personId) : [];
    // The guide answers synchronously: the transaction waits for no one.
    const { text } = await guided.intro({
      mode,
      sessionId,
      memory,
      language,
      ...(hour === undefined ? {} : { hour }),
    });
    const messageId = await addMessage(tx, sealed, {
      sessionId,
      userId: personId,
      content: text,
      clientId: INTRO_KEY,
    });
    return { ...outcome, response: text, messageId };
  });
}
