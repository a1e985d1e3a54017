// The password grant. An unknown address and a wrong password get the same answer after the same work: both are
// counted, both cost one hash.
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { forgiveTries, limitAddress, limitTries } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import { emailNotConfirmed, invalidCredentials, userBanned } from "./auth-error.ts";
import { createBeginSession } from "./begin-session.ts";
import type { Device } from "./device.ts";
import { parseEmail } from "./email-address.ts";
import { verifyPassword } from "./passwords.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import { toSessionResponse } from "./session-response.ts";
import { createFindTrier } from "./trier.ts";
import { findUserByEmail, findUserById, lockUser, type User } from "./users.ts";

export type Later = (work: () => Promise<unknown>) => void;

export function createSignIn(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const { database, limits, policy, events } = deps;
  const findTrier = createFindTrier(deps.devices);

  const begin = createBeginSession(deps, refreshTokens);

  /**
   * Checked again after hashing, which takes long enough for the password to change or the person to be blocked or
   * deleted.
   */
  const start = async (tx: Transaction, known: User, device: Device) => {
    await lockUser(tx, known.id);
    const person = await findUserById(tx, known.id);
    if (!person || person.encrypted_password !== known.encrypted_password) throw invalidCredentials();
    if (person.is_banned) throw userBanned(400);
    return begin(tx, person, "password", device);
  };

  /** `later`: what would tell by its length whether the account exists begins after the answer. */
  return async (typed: { email: string; password: string }, device: Device, later: Later) => {
    // An invalid address is counted, looked up and hashed like a valid one, so that timing tells nothing.
    const email = parseEmail(typed.email) ?? "";
    await limitAddress(limits, "sign_in", device.address);
    const reading = readingFrom(database);
    const trier = await findTrier.byEmail(reading, email || storable(typed.email), device);
    await limitTries(limits, "sign_in", trier).catch((error: unknown) => {
      later(() => events.noteRefusal(trier.userId, "limit_reached", { device }));
      throw error;
    });
    const known = await findUserByEmail(reading, email);
    const isRight = await verifyPassword(known?.encrypted_password ?? undefined, typed.password);
    if (!known || !isRight) {
      later(() => events.noteRefusal(trier.userId, "sign_in_failed", { device }));
      throw invalidCredentials();
    }
    if (policy.confirmEmailFirst && known.email_confirmed_at === null) throw emailNotConfirmed();
    const { session, person } = await database.inTransaction(AUTH_SERVICE, (tx) => start(tx, known, device));
    await forgiveTries(limits, "sign_in", trier);
    return toSessionResponse(deps, person, session);
  };
}

/** A key for counting invalid addresses: PostgreSQL holds no character of zero. */
const storable = (typed: string): string => typed.slice(0, 320).replaceAll("\u0000", "");
