// Letters that people ask for without being signed in. Whether one is sent depends on the address, and is found out
// after the answer, which therefore never does.
import { AUTH_SERVICE } from "../database/database.ts";
import { limitAccount, limitAddress } from "./account-limits.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { issueLink } from "./one-time-links.ts";
import { personByEmail } from "./people.ts";
import { nameIn } from "./profile-data.ts";
import type { ResetCodes } from "./reset-codes.ts";

export type WantedLetter = "reset_code" | "confirm_email";

/** Counts the wish; the returned work sends the letter, and belongs after the answer. `email` in its stored form. */
export type Recover = (
  what: WantedLetter,
  email: string,
  address: string | undefined,
) => Promise<() => Promise<void>>;

export function createRecover(deps: AuthDeps, codes: ResetCodes): Recover {
  const { database, limits, post } = deps;

  const sendConfirmation = (email: string): Promise<void> =>
    database.inTransaction(AUTH_SERVICE, async (tx) => {
      const person = await personByEmail(tx, email);
      if (!person || person.is_banned || person.email_confirmed_at !== null) return;
      const token = await issueLink(tx, "confirm_email", person.id, email);
      const name = nameIn(person.raw_user_meta_data);
      await post.enqueue(tx, { kind: "confirm_email", to: email, userId: person.id, name, token });
    });

  return async (what, email, address) => {
    await limitAddress(limits, "recover", address);
    await limitAccount(limits, "recover", email);
    return () => (what === "reset_code" ? codes.send(email) : sendConfirmation(email));
  };
}
