// An unlocked phone must not be enough to take over an account: changes of how somebody signs in need a
// proof of the last ten minutes. Signing in and the second step are such proofs; in between the password is one, and for
// an account without one a code from an e-mail (GoTrue's nonce).
import { createHmac, timingSafeEqual } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { isFresh } from "../../platform/identity/fresh-proof.ts";
import { forgiveAccount, forgiveTries, limitAccount } from "./account-limits.ts";
import type { AuthDeps } from "./auth-deps.ts";
import {
  factorNotFound,
  reauthenticationNeeded,
  reauthenticationNotValid,
  validationFailed,
} from "./auth-error.ts";
import type { Device } from "./device.ts";
import { useAuthenticatorCode } from "./factors/authenticator-code.ts";
import { countAttempt } from "./factors/mfa.ts";
import { retireTokens } from "./one-time-links.ts";
import { verifyPassword } from "./passwords.ts";
import { nameIn } from "./profile-data.ts";
import { asIssued, makeCode } from "./reset-codes.ts";
import type { SignedIn } from "./signed-in.ts";
import { lockUser, type User } from "./users.ts";

const GOOD_MINUTES = 10;

export interface GivenProof {
  password: string | undefined;
  /** The code from the e-mail. */
  nonce: string | undefined;
}

const getProofSubject = ({ person, sessionId }: SignedIn): string => sessionId ?? person.id;

export function createReauthentication(deps: AuthDeps) {
  const { database, limits, outbox, events } = deps;
  const secrets = deps.tokens.secretsFor("reauthentication codes");
  const toHash = (secret: Buffer, userId: string, code: string): Buffer =>
    createHmac("sha256", secret)
      .update(`${userId} ${asIssued(code)}`)
      .digest();

  const useCode = async (tx: Transaction, { id }: User, typed: string): Promise<boolean> => {
    await lockUser(tx, id);
    const { rows } = await tx.query(
      `select token_hash from auth.one_time_tokens
       where user_id = $1 and purpose = 'reauthentication' and used_at is null and expires_at > now()`,
      [id],
    );
    const isRight = rows.some(({ token_hash: hash }) =>
      secrets.some((secret) => hash instanceof Buffer && timingSafeEqual(hash, toHash(secret, id, typed))),
    );
    return isRight && retireTokens(tx, id, "reauthentication");
  };

  const isRight = ({ person }: SignedIn, { password, nonce }: GivenProof): Promise<boolean> => {
    if (password !== undefined) return verifyPassword(person.encrypted_password ?? undefined, password);
    if (nonce === undefined || person.encrypted_password !== null) return Promise.resolve(false);
    return database.inTransaction(AUTH_SERVICE, (tx) => useCode(tx, person, nonce));
  };

  /** Guesses within one session are counted for that session: they do not use up the attempts of others. */
  const isProved = async (signedIn: SignedIn, given: GivenProof, device?: Device): Promise<boolean> => {
    const { person } = signedIn;
    const account = getProofSubject(signedIn);
    await limitAccount(limits, "proof", account);
    if (!(await isRight(signedIn, given))) {
      await events.noteRefusal(person.id, given.password === undefined ? "wrong_code" : "sign_in_failed", {
        device,
      });
      return false;
    }
    await forgiveAccount(limits, "proof", account);
    return true;
  };

  const recordProof = (tx: Transaction, { sessionId }: SignedIn, withSecondStep: boolean) =>
    tx.query(
      `update auth.sessions set proved_at = clock_timestamp(),
         second_step_at = case when $2 then clock_timestamp() else second_step_at end
       where id = $1 and ended_at is null`,
      [sessionId ?? null, withSecondStep],
    );

  /** Throws mfa_verification_failed. Counted as the codes of a sign-in are: six digits are soon guessed. */
  const recordProofWithCode = async (signedIn: SignedIn, code: string, device: Device): Promise<void> => {
    const { person } = signedIn;
    const factor = person.factors.find(
      ({ factor_type: type, status }) => type === "totp" && status === "verified",
    );
    if (!factor) throw factorNotFound();
    const trier = await countAttempt(deps, signedIn, device);
    await database
      .inTransaction(AUTH_SERVICE, async (tx) => {
        await useAuthenticatorCode(tx, deps.encryption, factor.id, code);
        await recordProof(tx, signedIn, true);
      })
      .catch(async (error: unknown) => {
        await events.noteRefusal(person.id, "wrong_code", { device });
        throw error;
      });
    await forgiveTries(limits, "second_step", trier);
  };

  return {
    /** Throws reauthentication_needed. A proof that is given has to be right, however fresh the session is. */
    async require(signedIn: SignedIn, given: GivenProof): Promise<void> {
      if (given.password === undefined && given.nonce === undefined) {
        if (isFresh(signedIn.provedAt)) return;
        throw reauthenticationNeeded();
      }
      if (!(await isProved(signedIn, given))) throw reauthenticationNeeded();
      await database.inTransaction(AUTH_SERVICE, (tx) => recordProof(tx, signedIn, false));
    },

    /**
     * The same for the changes that follow; with a `code` of the authenticator also for what staff decide. Throws
     * reauthentication_not_valid and mfa_verification_failed.
     */
    async prove(signedIn: SignedIn, given: GivenProof, device: Device, code?: string): Promise<void> {
      if (!(await isProved(signedIn, given, device))) throw reauthenticationNotValid();
      if (code !== undefined) return recordProofWithCode(signedIn, code, device);
      await database.inTransaction(AUTH_SERVICE, (tx) => recordProof(tx, signedIn, false));
    },

    /** Sends a code to somebody who has no password. Throws validation_failed. */
    async sendCode({ person }: SignedIn): Promise<void> {
      const [newest] = secrets;
      if (person.encrypted_password !== null || !newest) {
        throw validationFailed("This account has a password, which proves more than a code");
      }
      await limitAccount(limits, "letters", person.email);
      const code = makeCode();
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        await retireTokens(tx, person.id, "reauthentication");
        await tx.query(
          `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
           values ($1, 'reauthentication', $2, $3, now() + make_interval(mins => $4))`,
          [person.id, toHash(newest, person.id, code), person.email, GOOD_MINUTES],
        );
        await outbox.enqueue(tx, {
          kind: "reauthentication_code",
          ...{ to: person.email, userId: person.id, name: nameIn(person.raw_user_meta_data) },
          ...{ code, minutes: GOOD_MINUTES },
        });
      });
    },
  };
}
