// Links that confirm a mailbox: the one of sign-up, and the one of a new address.
import type { Transaction } from "../../platform/database/database.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { emailExists } from "./auth-error.ts";
import { maskedEmail } from "./email-address.ts";
import { redeemLink, retireTokens } from "./one-time-links.ts";
import { nameIn } from "./profile-data.ts";
import { findUserById } from "./users.ts";

/** Id of the person whose address is confirmed now; undefined when the link is not good. */
export async function confirmAddress(tx: Transaction, token: string): Promise<string | undefined> {
  const link = await redeemLink(tx, "confirm_email", token);
  if (!link) return undefined;
  // The address may have changed since: what was proved is the one that the e-mail went to.
  const { rowCount } = await tx.query(
    "update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1 and email = $2",
    [link.userId, link.sentTo],
  );
  return rowCount === 1 ? link.userId : undefined;
}

/** unique_violation: another account has the address, or takes it concurrently. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";

/** Moves the account to the address that the link proves, and tells the old one. Throws email_exists. */
export async function confirmNewAddress(
  tx: Transaction,
  { outbox, events }: Pick<AuthDeps, "outbox" | "events">,
  token: string,
): Promise<string | undefined> {
  const link = await redeemLink(tx, "change_email", token);
  if (!link) return undefined;
  const before = await findUserById(tx, link.userId);
  if (!before) return undefined;
  await tx
    .query("update auth.users set email = $2, email_confirmed_at = now() where id = $1", [
      link.userId,
      link.sentTo,
    ])
    .catch((error: unknown) => {
      throw isTaken(error) ? emailExists() : error;
    });
  // Codes that lie in the mailbox which is left.
  await retireTokens(tx, link.userId, "reset_password");
  const name = nameIn(before.raw_user_meta_data);
  await outbox.enqueue(tx, {
    kind: "email_changed",
    ...{ to: before.email, userId: before.id, name, newEmailMasked: maskedEmail(link.sentTo) },
  });
  await events.note(tx, link.userId, "email_changed");
  return link.userId;
}
