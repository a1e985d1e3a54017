// From a code that was right to a session that is whole.
import type { Transaction } from "../../database/database.ts";
import { forgiveAccount, limitAccount, limitAddress } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { insufficientAal, reauthenticationNeeded, sessionNotFound } from "../auth-error.ts";
import { personById, type StoredPerson } from "../people.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import type { OpenSession, SecondMethod } from "../session-answer.ts";
import { recordSecondStep } from "../sessions.ts";
import type { SignedIn } from "../signed-in.ts";

/** How long a code that was just given vouches for the person, where something of the second step itself is changed. */
const FRESH_MS = 10 * 60_000;

/** Throws sessionNotFound for a token that was signed without a session: there is nothing to raise. */
export function sessionOf({ sessionId }: SignedIn): string {
  if (sessionId === undefined) throw sessionNotFound();
  return sessionId;
}

/** The second step was taken, and not long ago. Throws insufficient_aal and reauthentication_needed. */
export function requireFreshSecondStep({ secondStepAt }: SignedIn): void {
  if (!secondStepAt) throw insufficientAal(422);
  if (Date.now() - secondStepAt.getTime() > FRESH_MS) throw reauthenticationNeeded();
}

/** Counted before the code is looked at, whichever kind of code it is. */
export async function countTry(
  { limits }: Pick<AuthDeps, "limits">,
  { person }: SignedIn,
  address: string | undefined,
): Promise<void> {
  await limitAddress(limits, "redeem", address);
  await limitAccount(limits, "second_step", person.id);
}

export const forgiveTries = ({ limits }: Pick<AuthDeps, "limits">, { person }: SignedIn): Promise<void> =>
  forgiveAccount(limits, "second_step", person.id);

export async function raiseSession(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  signedIn: SignedIn,
  method: SecondMethod,
): Promise<{ person: StoredPerson; session: OpenSession }> {
  const session = await recordSecondStep(tx, refreshTokens, sessionOf(signedIn), method);
  const person = await personById(tx, signedIn.person.id);
  if (!session || !person) throw sessionNotFound();
  return { person, session };
}
