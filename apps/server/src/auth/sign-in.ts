// The password grant. An unknown address and a wrong password get the same answer after the same work: both are
// counted, both cost one hash.
import { AUTH_SERVICE, type Transaction } from "../database/database.ts";
import { forgiveAccount, limitAccount, limitAddress } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import { emailNotConfirmed, invalidCredentials, userBanned } from "./auth-error.ts";
import { createBeginSession } from "./begin-session.ts";
import { parseEmail } from "./email-address.ts";
import { verifyPassword } from "./passwords.ts";
import { lockPerson, personByEmail, personById, type StoredPerson } from "./people.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import { sessionAnswer } from "./session-answer.ts";
import type { Device } from "./sessions.ts";

export function createSignIn(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const { database, limits, post, policy } = deps;

  const begin = createBeginSession(post, refreshTokens);

  /** Hashing takes its time: the password may have been set anew in it, or the person be blocked or gone. */
  const start = async (tx: Transaction, known: StoredPerson, device: Device) => {
    await lockPerson(tx, known.id);
    const person = await personById(tx, known.id);
    if (!person || person.encrypted_password !== known.encrypted_password) throw invalidCredentials();
    if (person.is_banned) throw userBanned(400);
    return begin(tx, person, "password", device);
  };

  return async (typed: { email: string; password: string }, device: Device) => {
    // What is no address is counted, looked for and hashed like one, and is nobody's.
    const email = parseEmail(typed.email) ?? "";
    await limitAddress(limits, "sign_in", device.address);
    await limitAccount(limits, "sign_in", email || typed.email.slice(0, 320));
    const known = await personByEmail(readingFrom(database), email);
    const isRight = await verifyPassword(known?.encrypted_password ?? undefined, typed.password);
    if (!known || !isRight) throw invalidCredentials();
    if (policy.confirmEmailFirst && known.email_confirmed_at === null) throw emailNotConfirmed();
    const { session, person } = await database.inTransaction(AUTH_SERVICE, (tx) => start(tx, known, device));
    await forgiveAccount(limits, "sign_in", email);
    return sessionAnswer(deps, person, session);
  };
}
