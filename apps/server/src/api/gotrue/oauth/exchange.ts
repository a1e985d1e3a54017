// The pkce grant: the code that a person came back with, in exchange for a session. It is good once, for the client that
// began the flow.
import { AUTH_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import { limitAddress } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import {
  type AuthError,
  emailNeeded,
  flowNotFound,
  userBanned,
  wrongEmailCode,
  wrongVerifier,
} from "../auth-error.ts";
import { createBeginSession } from "../begin-session.ts";
import type { Device } from "../device.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import { toSessionResponse } from "../session-response.ts";
import { findUserById, type User } from "../users.ts";
import { createNoteLink, knownAccount, linkAccount } from "./accounts.ts";
import { createAddressCodes } from "./address-codes.ts";
import { type Flows, isOwnVerifier, type OpenFlow } from "./flows.ts";

/** The client's verifier and the code that came back to it. */
export interface OwnFlow {
  code: string;
  verifier: string;
}

export interface Exchanged extends OwnFlow {
  /** From the e-mail to the address that the person gave, if they were asked for one. */
  emailCode: string | undefined;
  language: "vi" | "en";
}

export function createExchange(deps: AuthDeps, flows: Flows, refreshTokens: RefreshTokens) {
  const { database, limits } = deps;
  const codes = createAddressCodes(deps);
  const begin = createBeginSession(deps, refreshTokens);
  const noteLink = createNoteLink(deps);

  /**
   * A refusal is a result and not thrown: the transaction must commit, so that a code without its verifier cannot be
   * retried.
   */
  const own = async (tx: Transaction, { code, verifier }: OwnFlow): Promise<OpenFlow | AuthError> => {
    const flow = await flows.find(tx, code);
    if (!flow) return flowNotFound();
    if (isOwnVerifier(flow, verifier)) return flow;
    await flows.end(tx, flow);
    return wrongVerifier();
  };

  const findUser = async (
    tx: Transaction,
    flow: OpenFlow,
    { emailCode, language }: Exchanged,
  ): Promise<User | AuthError> => {
    if (flow.user_id !== null) return (await findUserById(tx, flow.user_id)) ?? flowNotFound();
    const { provider, subject, email, full_name: name } = flow;
    if (emailCode === undefined || email === null || subject === null) return emailNeeded();
    if (!codes.check(flow, emailCode)) return wrongEmailCode();
    // The same identity may have got its account in another tab meanwhile.
    const known = await knownAccount(tx, provider, subject);
    if (known !== undefined) return (await findUserById(tx, known)) ?? flowNotFound();
    return linkAccount(tx, { provider, subject, email, name: name ?? undefined, language }, noteLink);
  };

  const redeem = async (tx: Transaction, given: Exchanged, device: Device) => {
    const flow = await own(tx, given);
    if (flow instanceof Error) return flow;
    const person = await findUser(tx, flow, given);
    if (person instanceof Error) return person;
    await flows.end(tx, flow);
    return person.is_banned ? userBanned(403) : begin(tx, person, "oauth", device);
  };

  return {
    /** Throws AuthError: provider_email_needed leaves the flow as it is, for `askAddress` and another try. */
    async session(given: Exchanged, device: Device) {
      await limitAddress(limits, "redeem", device.address);
      if (given.emailCode !== undefined) await codes.countAttempt(given.code);
      const result = await database.inTransaction(AUTH_SERVICE, (tx) => redeem(tx, given, device));
      if (result instanceof Error) throw result;
      return toSessionResponse(deps, result.person, result.session);
    },

    /** Sends a code to the address that the person gave. */
    async askAddress(given: OwnFlow, email: string, address: string | undefined): Promise<void> {
      await codes.countLetter(given.code, email, address);
      const refused = await database.inTransaction(AUTH_SERVICE, async (tx) => {
        const flow = await own(tx, given);
        if (flow instanceof Error) return flow;
        if (flow.user_id !== null) return flowNotFound();
        await codes.send(tx, flow, email);
        return undefined;
      });
      if (refused) throw refused;
    },
  };
}
