// Whoever found a phone unlocked should not be able to take the account along.
import type { Limits } from "../http/limits.ts";
import { forgiveAccount, limitAccount } from "./account-limits.ts";
import { reauthenticationNeeded } from "./auth-error.ts";
import { verifyPassword } from "./passwords.ts";
import type { SignedIn } from "./signed-in.ts";

const RECENT_MS = 24 * 3_600_000;

/**
 * A change of how somebody signs in needs a session that began within the last 24 hours, or the current password.
 * Throws reauthentication_needed.
 */
export function createRequireProof(limits: Limits) {
  return async ({ person, signedInAt }: SignedIn, current: string | undefined): Promise<void> => {
    if (current === undefined) {
      if (Date.now() - signedInAt.getTime() < RECENT_MS) return;
      throw reauthenticationNeeded();
    }
    // One that is given has to be right, however fresh the session is: a screen that asks for it means it.
    // The same count as signing in: this is one more place to guess a password.
    await limitAccount(limits, "sign_in", person.email);
    if (!(await verifyPassword(person.encrypted_password ?? undefined, current)))
      throw reauthenticationNeeded();
    await forgiveAccount(limits, "sign_in", person.email);
  };
}
