// E-mail address of a person whose provider confirms none. It is proved by a code typed into the page that began the
// sign-in: a link would let an attacker bind their own identity to the account of whoever clicks it.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Transaction } from "../../../platform/database/database.ts";
import { limitAccount, limitAddress } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { asIssued, makeCode } from "../reset-codes.ts";
import type { OpenFlow } from "./flows.ts";

const GOOD_MINUTES = 15;
const LETTERS_A_FLOW = { limit: 3, windowSeconds: 3_600 };
const TRIES_A_FLOW = { limit: 8, windowSeconds: 3_600 };

export function createAddressCodes({
  limits,
  outbox,
  tokens,
}: Pick<AuthDeps, "limits" | "outbox" | "tokens">) {
  const [secret] = tokens.secretsFor("addresses of sign-ins");
  if (!secret) throw new Error("there is no key for codes of addresses");
  const toHash = (flowId: string, code: string): Buffer =>
    createHmac("sha256", secret)
      .update(`${flowId} ${asIssued(code)}`)
      .digest();

  return {
    /** `code`: the flow's. Before anything is looked up. */
    async countLetter(code: string, email: string, address: string | undefined): Promise<void> {
      await limits.take(`letters of sign-in ${code}`, LETTERS_A_FLOW);
      await limitAddress(limits, "recover", address);
      await limitAccount(limits, "letters", email);
    },

    countAttempt: (code: string): Promise<void> => limits.take(`tries of sign-in ${code}`, TRIES_A_FLOW),

    /** The same for an address that has an account and for one that has none. */
    async send(tx: Transaction, { id }: OpenFlow, email: string): Promise<void> {
      const code = makeCode();
      await tx.query(
        `update auth.oauth_flows set email = $2, email_code_hash = $3,
           email_code_expires_at = now() + make_interval(mins => $4),
           expires_at = greatest(expires_at, now() + make_interval(mins => $4))
         where id = $1`,
        [id, email, toHash(id, code), GOOD_MINUTES],
      );
      await outbox.enqueue(tx, { kind: "sign_in_code", to: email, code, minutes: GOOD_MINUTES });
    },

    /** Returns true if `typed` is the code that was sent to the flow's address. */
    check({ id, ...flow }: OpenFlow, typed: string): boolean {
      const { email_code_hash: hash, email_code_is_good: isGood } = flow;
      return isGood === true && hash !== null && timingSafeEqual(hash, toHash(id, typed));
    },
  };
}
