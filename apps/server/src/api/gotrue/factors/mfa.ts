// From a code that was right to a session that is whole.
import type { Transaction } from "../../../platform/database/database.ts";
import { isFresh } from "../../../platform/identity/fresh-proof.ts";
import { limitAddress, limitTries } from "../account-limits.ts";
import { type AuthDeps, readingFrom } from "../auth-deps.ts";
import { insufficientAal, reauthenticationNeeded, sessionNotFound } from "../auth-error.ts";
import type { Device } from "../device.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import type { ActiveSession, SecondMethod } from "../session-response.ts";
import { recordSecondStep } from "../sessions.ts";
import type { SignedIn } from "../signed-in.ts";
import { createFindTrier, type Trier } from "../trier.ts";
import { findUserById, type User } from "../users.ts";

/** Throws sessionNotFound for a token that was signed without a session: there is no session to elevate. */
export function requireSessionId({ sessionId }: SignedIn): string {
  if (sessionId === undefined) throw sessionNotFound();
  return sessionId;
}

/** The second step was taken, and not long ago. Throws insufficient_aal and reauthentication_needed. */
export function requireFreshSecondStep({ secondStepAt }: SignedIn): void {
  if (!secondStepAt) throw insufficientAal(422);
  if (!isFresh(secondStepAt)) throw reauthenticationNeeded();
}

/**
 * Counts one attempt at an authenticator code before the code is checked; resolves to the bucket that was charged.
 * Recovery codes cannot be guessed, so only the place is counted: wrong ones of a stranger do not lock out the owner.
 */
export async function countAttempt(
  { limits, database, devices }: Pick<AuthDeps, "limits" | "database" | "devices">,
  { person }: SignedIn,
  device: Device,
): Promise<Trier> {
  await limitAddress(limits, "redeem", device.address);
  const trier = await createFindTrier(devices).byId(readingFrom(database), person.id, device);
  await limitTries(limits, "second_step", trier);
  return trier;
}

export async function elevateSession(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  signedIn: SignedIn,
  method: SecondMethod,
): Promise<{ person: User; session: ActiveSession }> {
  const session = await recordSecondStep(tx, refreshTokens, requireSessionId(signedIn), method);
  const person = await findUserById(tx, signedIn.person.id);
  if (!session || !person) throw sessionNotFound();
  return { person, session };
}
