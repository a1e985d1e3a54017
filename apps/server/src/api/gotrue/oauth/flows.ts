// One try to sign in through a provider, as a row of auth.oauth_flows: begun by a browser, answered by the provider once,
// exchanged for a session once.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Tokens } from "../../../platform/identity/tokens.ts";
import type { FlowSecrets, Profile } from "./provider.ts";

const MINUTES = 10;

export interface NewFlow {
  provider: string;
  /** Return address: a page of ours. */
  redirectTo: string;
  /** SHA-256 of what the client alone knows, in base64url (RFC 7636). */
  codeChallenge: string;
}

const AnsweredFlow = z.object({ id: z.string(), provider: z.string(), redirect_to: z.string() });
export type AnsweredFlow = z.infer<typeof AnsweredFlow>;

const OpenFlow = z.object({
  id: z.string(),
  provider: z.string(),
  code_challenge: z.string(),
  user_id: z.string().nullable(),
  subject: z.string().nullable(),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  email_code_hash: z.instanceof(Buffer).nullable(),
  email_code_is_good: z.boolean().nullable(),
});
export type OpenFlow = z.infer<typeof OpenFlow>;

export const toHash = (text: string): Buffer => createHash("sha256").update(text).digest();
const randomText = (): string => randomBytes(32).toString("base64url");

export type Flows = ReturnType<typeof createFlows>;

export function createFlows(tokens: Pick<Tokens, "secretsFor">) {
  const [secret] = tokens.secretsFor("sign-in through providers");
  if (!secret) throw new Error("there is no key for sign-ins through providers");
  const derive = (what: string, state: string): string =>
    createHmac("sha256", secret).update(`${what} ${state}`).digest("base64url");

  return {
    /** Secrets of the flow are derived from its state, so the database does not hold them. */
    deriveSecrets: (state: string): FlowSecrets => ({
      state,
      nonce: derive("nonce", state),
      verifier: derive("verifier", state),
    }),

    /** `browser` goes into a cookie, `state` to the provider and back. */
    async begin(tx: Transaction, flow: NewFlow): Promise<{ state: string; browser: string }> {
      const [state, browser] = [randomText(), randomText()];
      await tx.query(
        `insert into auth.oauth_flows (provider, state_hash, browser_hash, redirect_to, code_challenge, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
        [flow.provider, toHash(state), toHash(browser), flow.redirectTo, flow.codeChallenge, MINUTES],
      );
      return { state, browser };
    },

    /** Takes the state up. undefined: unknown, used, too old, or begun in another browser. */
    async takeState(tx: Transaction, state: string, browser: string): Promise<AnsweredFlow | undefined> {
      const { rows } = await tx.query(
        `update auth.oauth_flows set state_hash = null
         where state_hash = $1 and browser_hash = $2 and expires_at > now()
         returning id, provider, redirect_to`,
        [toHash(state), toHash(browser)],
      );
      return rows[0] && AnsweredFlow.parse(rows[0]);
    },

    /** The code to come back with. Without `userId` an address has to be given first. */
    async answer(
      tx: Transaction,
      { id }: AnsweredFlow,
      { subject, name }: Profile,
      userId: string | undefined,
    ): Promise<string> {
      const code = randomText();
      await tx.query(
        `update auth.oauth_flows set code_hash = $2, user_id = $3, subject = $4, full_name = $5,
           expires_at = now() + make_interval(mins => $6)
         where id = $1`,
        [id, toHash(code), userId ?? null, subject, name ?? null, MINUTES],
      );
      return code;
    },

    /** The flow whose code this is, held until the transaction ends. */
    async find(tx: Transaction, code: string): Promise<OpenFlow | undefined> {
      const { rows } = await tx.query(
        `select id, provider, code_challenge, user_id, subject, full_name, email, email_code_hash,
           email_code_expires_at > now() as email_code_is_good
         from auth.oauth_flows where code_hash = $1 and expires_at > now() for update`,
        [toHash(code)],
      );
      return rows[0] && OpenFlow.parse(rows[0]);
    },

    async end(tx: Transaction, { id }: Pick<OpenFlow, "id">): Promise<void> {
      await tx.query("delete from auth.oauth_flows where id = $1", [id]);
    },
  };
}

/** Returns true if the client that asks is the one that began the flow. */
export function isOwnVerifier({ code_challenge: challenge }: OpenFlow, verifier: string): boolean {
  const made = Buffer.from(toHash(verifier).toString("base64url"));
  const wanted = Buffer.from(challenge);
  return made.length === wanted.length && timingSafeEqual(made, wanted);
}
