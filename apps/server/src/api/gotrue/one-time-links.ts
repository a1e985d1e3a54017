// Links in e-mails that prove a mailbox: 256 random bits, kept as a hash, good once and for some days. A newer link of
// the same purpose takes the place of the older ones.
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { lockUser } from "./users.ts";

export type LinkPurpose = "confirm_email" | "change_email";

const GOOD_DAYS: Record<LinkPurpose, number> = { confirm_email: 7, change_email: 1 };

const toHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Returns the token for the e-mail. */
export async function issueLink(
  tx: Transaction,
  purpose: LinkPurpose,
  userId: string,
  sentTo: string,
): Promise<string> {
  await retireTokens(tx, userId, purpose);
  const token = randomBytes(32).toString("base64url");
  await tx.query(
    `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [userId, purpose, toHash(token), sentTo, GOOD_DAYS[purpose]],
  );
  return token;
}

/**
 * Consumes the link and locks its person until the transaction ends. undefined: unknown, used, replaced, or too old.
 */
export async function redeemLink(
  tx: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; sentTo: string } | undefined> {
  const named = await tx.query("select user_id from auth.one_time_tokens where token_hash = $1", [
    toHash(token),
  ]);
  const owner = named.rows[0]?.user_id;
  if (owner === undefined) return undefined;
  // The person first and the link then, as everybody who changes both: otherwise two of them wait for each other.
  await lockUser(tx, String(owner));
  const { rows } = await tx.query(
    `update auth.one_time_tokens set used_at = clock_timestamp()
     where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
     returning user_id, sent_to`,
    [toHash(token), purpose],
  );
  return rows[0] && { userId: String(rows[0].user_id), sentTo: String(rows[0].sent_to) };
}

/** Invalidates the person's links of this purpose. False when there was none. */
export async function retireTokens(
  tx: Transaction,
  userId: string,
  purpose: LinkPurpose | "reset_password" | "reauthentication",
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.one_time_tokens set used_at = clock_timestamp()
     where user_id = $1 and purpose = $2 and used_at is null`,
    [userId, purpose],
  );
  return (rowCount ?? 0) > 0;
}
