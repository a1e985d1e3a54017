// PUT /user. A new password or address needs a fresh proof of who asks (reauthentication.ts).
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { limitAccount } from "./account-limits.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { emailExists, samePassword, sessionNotFound } from "./auth-error.ts";
import { maskedEmail } from "./email-address.ts";
import { requireUsablePassword, warningAbout } from "./new-password.ts";
import { issueLink, retireTokens } from "./one-time-links.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { mergeProfileData, nameIn, type ProfileData, parseProfileData } from "./profile-data.ts";
import { createReauthentication } from "./reauthentication.ts";
import { sendSecurityNotice } from "./security-notice.ts";
import { endSessions, isLiveSession } from "./sessions.ts";
import type { SignedIn } from "./signed-in.ts";
import { toUserResponse } from "./user-response.ts";
import { findUserByEmail, findUserById, isStaff, lockUser, type User } from "./users.ts";

export interface Change {
  /** In its stored form. */
  email: string | undefined;
  password: string | undefined;
  data: ProfileData | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
}

export function createChangeAccount(deps: AuthDeps) {
  const { database, limits, outbox, events } = deps;
  const reauthentication = createReauthentication(deps);

  const preparePassword = async (person: User, password: string) => {
    requireUsablePassword(password);
    const warning = await warningAbout(password, {
      ...{ email: person.email, name: nameIn(person.raw_user_meta_data), isStaff: isStaff(person) },
    });
    if (await verifyPassword(person.encrypted_password ?? undefined, password)) throw samePassword();
    return { hash: await hashPassword(password), warning };
  };

  const changePassword = async (tx: Transaction, { person, sessionId }: SignedIn, hash: string) => {
    await tx.query("update auth.users set encrypted_password = $2 where id = $1", [person.id, hash]);
    await endSessions(tx, person.id, "others", sessionId, "password_changed");
    await retireTokens(tx, person.id, "reset_password");
    const name = nameIn(person.raw_user_meta_data);
    await outbox.enqueue(tx, {
      kind: "password_changed",
      ...{ to: person.email, userId: person.id, name, at: new Date() },
    });
    await events.note(tx, person.id, "password_changed");
  };

  const askNewAddress = async (tx: Transaction, person: User, email: string) => {
    if (await findUserByEmail(tx, email)) throw emailExists();
    const token = await issueLink(tx, "change_email", person.id, email);
    const name = nameIn(person.raw_user_meta_data);
    await outbox.enqueue(tx, { kind: "change_email", to: email, userId: person.id, name, token });
    // The old mailbox is notified while the change can still be stopped.
    await sendSecurityNotice(deps, tx, person, "email_change_asked", maskedEmail(email));
    await events.note(tx, person.id, "email_change_asked");
  };

  return async (signedIn: SignedIn, change: Change) => {
    const { person, sessionId } = signedIn;
    const data = change.data && parseProfileData(change.data);
    const email = change.email === person.email ? undefined : change.email;
    if (change.password !== undefined || email !== undefined) {
      await reauthentication.require(signedIn, { password: change.currentPassword, nonce: change.nonce });
      await limitAccount(limits, "change", person.id);
      // Any number of accounts may ask for one address: its reader gets no more e-mails than from asking for codes.
      if (email !== undefined) await limitAccount(limits, "letters", email);
    }
    const fresh = change.password === undefined ? undefined : await preparePassword(person, change.password);
    const changed = await database.inTransaction(AUTH_SERVICE, async (tx) => {
      await lockUser(tx, person.id);
      // The session may have ended since it was checked: a recovery by the owner must win over a thief's change.
      if (sessionId !== undefined && !(await isLiveSession(tx, person.id, sessionId)))
        throw sessionNotFound();
      if (data) await mergeData(tx, person.id, data);
      if (fresh) await changePassword(tx, signedIn, fresh.hash);
      if (email !== undefined) await askNewAddress(tx, person, email);
      return findUserById(tx, person.id);
    });
    return { ...toUserResponse(changed ?? person), ...(fresh?.warning ? { warning: fresh.warning } : {}) };
  };
}

/** Merged with what is stored now, not with what was read before the lock. */
async function mergeData(tx: Transaction, id: string, data: ProfileData): Promise<void> {
  const stored = await findUserById(tx, id);
  const merged = mergeProfileData(stored?.raw_user_meta_data ?? {}, data);
  await tx.query("update auth.users set raw_user_meta_data = $2 where id = $1", [id, JSON.stringify(merged)]);
}
