// Sets a new password by the code from an e-mail. The code reached the mailbox, so the address counts as confirmed;
// all sessions are ended.
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { forgiveStrangers, forgiveTries, limitAddress } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import { type PasswordWarning, requireUsablePassword, warningAbout } from "./new-password.ts";
import { hashPassword } from "./passwords.ts";
import { nameIn } from "./profile-data.ts";
import type { ResetCodes } from "./reset-codes.ts";
import { endSessions, rememberPlace } from "./sessions.ts";
import type { Later } from "./sign-in.ts";
import { recordTermsConsent } from "./terms-consent.ts";
import { createFindTrier } from "./trier.ts";
import { findUserById, hasSecondStep, isStaff } from "./users.ts";

export interface ResetRequest {
  /** In its stored form. */
  email: string;
  password: string;
  code: string;
}

/** Not changed: a wrong, used or old code, or an address without an account; all after the same work. */
export type ResetResult = Changed | { changed: false };

interface Changed {
  changed: true;
  warning: PasswordWarning | undefined;
  /** On whose account the device may be remembered; absent for a person whose second step is still to come. */
  reader: string | undefined;
}

export function createResetPassword(deps: AuthDeps, codes: ResetCodes) {
  const { database, limits, outbox, events } = deps;
  const findTrier = createFindTrier(deps.devices);

  const reset = async (
    tx: Transaction,
    request: ResetRequest,
    passwordHash: string,
    device: Device,
  ): Promise<ResetResult> => {
    const owner = await codes.check(tx, request.email, request.code);
    const person = owner && (await findUserById(tx, owner.userId));
    if (!person) return { changed: false };
    const name = nameIn(person.raw_user_meta_data);
    // Refused before the code is used: staff may try again with a better one.
    const warning = await warningAbout(request.password, {
      ...{ email: person.email, name, isStaff: isStaff(person) },
    });
    if (!(await codes.use(tx, person.id))) return { changed: false };
    await tx.query(
      `update auth.users set encrypted_password = $2, email_confirmed_at = coalesce(email_confirmed_at, now())
       where id = $1`,
      [person.id, passwordHash],
    );
    // Invited people accept the terms by this, as the e-mail says.
    await recordTermsConsent(tx, person.id, person.raw_user_meta_data);
    await endSessions(tx, person.id, "global", undefined, "password_changed");
    // The account may have been created by somebody else than the reader of this mailbox, whom its second factor must
    // not lock out.
    const isFirstProof = person.email_confirmed_at === null;
    if (isFirstProof) await tx.query("delete from auth.factors where user_id = $1", [person.id]);
    await rememberPlace(tx, person.id, device);
    await outbox.enqueue(tx, {
      kind: "password_changed",
      ...{ to: person.email, userId: person.id, name, at: new Date() },
    });
    await events.note(tx, person.id, "password_reset");
    const isWhole = isFirstProof || !hasSecondStep(person);
    return { changed: true, warning, reader: isWhole ? person.id : undefined };
  };

  /** Throws weak_password and validation_failed (AuthError), and Problem("too_many_requests"). */
  return async (request: ResetRequest, device: Device, later: Later): Promise<ResetResult> => {
    await limitAddress(limits, "redeem", device.address);
    requireUsablePassword(request.password);
    const mayTry = await codes.countAttempt(request.email, request.code, device);
    const passwordHash = await hashPassword(request.password);
    const result = mayTry
      ? await database.inTransaction(AUTH_SERVICE, (tx) => reset(tx, request, passwordHash, device))
      : ({ changed: false } as const);
    const findWho = () => findTrier.byEmail(readingFrom(database), request.email, device);
    // A reset ends the lock after too many attempts.
    if (result.changed) {
      const who = await findWho();
      await forgiveTries(limits, "sign_in", who);
      await forgiveStrangers(limits, "sign_in", who);
    } else later(async () => events.noteRefusal((await findWho()).userId, "wrong_code", { device }));
    return result;
  };
}
