// State of a subscription, and its changes by the holder of a signed link. As job_service: the token is the proof,
// without a session.
import { CONSENTS } from "@bentrong/contract/consents";
import { z } from "zod";
import { maskedEmail } from "../../api/gotrue/email-address.ts";
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";
import type { Language } from "../../platform/http/language.ts";

export interface Subscription {
  /** Masked: a link can be forwarded, and its reader need not learn the address. */
  email: string;
  state: "waiting" | "subscribed" | "unsubscribed";
}

const Row = z.object({
  email: z.string(),
  confirmedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
});
type Row = z.infer<typeof Row>;

export async function findSubscription(
  database: Pick<Database, "asCaller">,
  id: number,
): Promise<Subscription | undefined> {
  const { rows } = await database.asCaller(JOB_SERVICE, {
    text: `select email, "confirmedAt", "unsubscribedAt" from "newSubscription" where id = $1`,
    values: [id],
  });
  if (!rows[0]) return undefined;
  const row = Row.parse(rows[0]);
  return { email: maskedEmail(row.email), state: getState(row) };
}

function getState({ confirmedAt, unsubscribedAt }: Row): Subscription["state"] {
  if (unsubscribedAt) return "unsubscribed";
  return confirmedAt ? "subscribed" : "waiting";
}

/** The answer of a link's holder; `campaign`: the newsletter that the link stood in. */
export interface Answer {
  id: number;
  wanted: boolean;
  campaign: number | undefined;
}

/** Returns how it stands now; undefined when the subscription is gone. Doing it twice changes nothing more. */
export async function setSubscription(
  database: Pick<Database, "asCaller" | "inTransaction">,
  { id, wanted, campaign }: Answer,
  language: Language,
): Promise<Subscription | undefined> {
  const { version, wording } = CONSENTS.newsletter;
  await database.inTransaction(JOB_SERVICE, async (tx) => {
    await tx.query("select ops.set_newsletter($1, $2, $3, $4)", [id, wanted, version, wording[language]]);
    if (campaign === undefined) return;
    await tx.query("select ops.note_newsletter_answer($1, $2, $3)", [campaign, id, wanted]);
  });
  return findSubscription(database, id);
}

/** One more confirmation e-mail, where the database's own rules allow it. */
export async function askAgain(database: Pick<Database, "asCaller">, email: string): Promise<void> {
  await database.asCaller(JOB_SERVICE, { text: "select ops.ask_newsletter_again($1)", values: [email] });
}
