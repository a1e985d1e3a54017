// E-mails that people ask for without being signed in. Whether one is sent depends on the address, and is found out
// after the answer, which therefore never does.
import { AUTH_SERVICE } from "../../platform/database/database.ts";
import { isAllowed, limitAccount, limitAddress, limitOwnTries, limitStrangers } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import { issueLink } from "./one-time-links.ts";
import { nameIn } from "./profile-data.ts";
import type { ResetCodes } from "./reset-codes.ts";
import { createFindTrier } from "./trier.ts";
import { findUserByEmail } from "./users.ts";

export type WantedLetter = "reset_code" | "confirm_email";

/** Counts the wish; the returned work sends the e-mail, and belongs after the answer. `email` in its stored form. */
export type Recover = (what: WantedLetter, email: string, device: Device) => Promise<() => Promise<void>>;

export function createRecover(deps: AuthDeps, codes: ResetCodes): Recover {
  const { database, limits, outbox } = deps;
  const findTrier = createFindTrier(deps.devices);

  const sendConfirmation = (email: string): Promise<void> =>
    database.inTransaction(AUTH_SERVICE, async (tx) => {
      const person = await findUserByEmail(tx, email);
      if (!person || person.is_banned || person.email_confirmed_at !== null) return;
      const token = await issueLink(tx, "confirm_email", person.id, email);
      const name = nameIn(person.raw_user_meta_data);
      await outbox.enqueue(tx, { kind: "confirm_email", to: email, userId: person.id, name, token });
    });

  const recover = async (email: string, device: Device): Promise<() => Promise<void>> => {
    const trier = await findTrier.byEmail(readingFrom(database), email, device);
    await limitOwnTries(limits, "recover", trier);
    // A code is valid for as long as e-mails to unknown devices are counted. When that limit is reached, a valid code
    // is therefore in the mailbox already: no further e-mail is needed, and nobody is locked out.
    const isNeeded = trier.known !== undefined || (await isAllowed(limitStrangers(limits, "recover", trier)));
    return () => (isNeeded ? codes.send(email, trier) : Promise.resolve());
  };

  return async (what, email, device) => {
    await limitAddress(limits, "recover", device.address);
    if (what === "reset_code") return recover(email, device);
    await limitAccount(limits, "letters", email);
    return () => sendConfirmation(email);
  };
}
