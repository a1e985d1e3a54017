// An authenticator app as the second step: set up, asked for a code at sign-in, removed.
import { randomUUID } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import { forgiveTries } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { challengeExpired, factorNotFound, tooManyFactors } from "../auth-error.ts";
import type { Device } from "../device.ts";
import { createReauthentication } from "../reauthentication.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import { sendSecurityNotice } from "../security-notice.ts";
import { toSessionResponse } from "../session-response.ts";
import { endSessions } from "../sessions.ts";
import type { SignedIn } from "../signed-in.ts";
import { findUserById, hasSecondStep, lockUser } from "../users.ts";
import { toAad, useAuthenticatorCode } from "./authenticator-code.ts";
import { countAttempt, elevateSession, requireFreshSecondStep, requireSessionId } from "./mfa.ts";
import { drawing, newSecret, secretUri } from "./totp.ts";

const CHALLENGE_MINUTES = 5;

export function createAuthenticator(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const { database, limits, encryption, brand, events } = deps;
  const reauthentication = createReauthentication(deps);

  const useChallenge = async (tx: Transaction, factorId: string, challengeId: string): Promise<void> => {
    const { rowCount } = await tx.query(
      "delete from auth.factor_challenges where id = $1 and factor_id = $2 and expires_at > now()",
      [challengeId, factorId],
    );
    if (rowCount === 0) throw challengeExpired();
  };

  return {
    /** Not in use before its first code was verified. */
    async enroll(signedIn: SignedIn, friendlyName: string | undefined, currentPassword: string | undefined) {
      const { person } = signedIn;
      requireSessionId(signedIn);
      if (hasSecondStep(person)) throw tooManyFactors();
      await reauthentication.require(signedIn, { password: currentPassword, nonce: undefined });
      const [id, secret] = [randomUUID(), newSecret()];
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        await tx.query(
          "delete from auth.factors where user_id = $1 and factor_type = 'totp' and status = 'unverified'",
          [person.id],
        );
        await tx.query(
          `insert into auth.factors (id, user_id, factor_type, friendly_name, secret_sealed)
           values ($1, $2, 'totp', $3, $4)`,
          [id, person.id, friendlyName ?? null, encryption.encrypt(secret, toAad(id))],
        );
      });
      const uri = secretUri(brand.name, person.email, secret);
      return {
        ...{ id, type: "totp", friendly_name: friendlyName ?? "" },
        totp: { qr_code: await drawing(uri), secret, uri },
      };
    },

    async challenge({ person }: SignedIn, factorId: string) {
      if (!person.factors.some(({ id, factor_type: type }) => id === factorId && type === "totp")) {
        throw factorNotFound();
      }
      const id = randomUUID();
      const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        await tx.query("delete from auth.factor_challenges where factor_id = $1 and expires_at < now()", [
          factorId,
        ]);
        await tx.query("insert into auth.factor_challenges (id, factor_id, expires_at) values ($1, $2, $3)", [
          ...[id, factorId, expiresAt],
        ]);
      });
      return { id, type: "totp", expires_at: Math.floor(expiresAt.getTime() / 1000) };
    },

    /** The first code activates the authenticator and ends all sessions without it. */
    async verify(
      signedIn: SignedIn,
      factorId: string,
      { challengeId, code }: { challengeId: string; code: string },
      device: Device,
    ) {
      const { person } = signedIn;
      if (!person.factors.some(({ id }) => id === factorId)) throw factorNotFound();
      const sessionId = requireSessionId(signedIn);
      const trier = await countAttempt(deps, signedIn, device);
      const noteWrong = async (error: unknown): Promise<never> => {
        await events.noteRefusal(person.id, "wrong_code", { device });
        throw error;
      };
      const raise = async (tx: Transaction) => {
        await lockUser(tx, person.id);
        const now = await findUserById(tx, person.id);
        const isFirst = !now || !hasSecondStep(now);
        await useChallenge(tx, factorId, challengeId);
        const before = await useAuthenticatorCode(tx, encryption, factorId, code);
        if (before === "unverified") {
          if (!isFirst) throw tooManyFactors();
          await endSessions(tx, person.id, "others", sessionId, "factor_added");
          await events.note(tx, person.id, "factor_added", { device });
          await sendSecurityNotice(deps, tx, person, "factor_added");
        }
        return elevateSession(tx, refreshTokens, signedIn, "totp");
      };
      const raised = await database.inTransaction(AUTH_SERVICE, raise).catch(noteWrong);
      await forgiveTries(limits, "second_step", trier);
      return toSessionResponse(deps, raised.person, raised.session);
    },

    /** The recovery codes are deleted with it: they replace its codes. */
    async unenroll(signedIn: SignedIn, factorId: string) {
      const factor = signedIn.person.factors.find(({ id }) => id === factorId);
      if (!factor) throw factorNotFound();
      if (factor.status === "verified") requireFreshSecondStep(signedIn);
      const isStep = factor.factor_type === "totp" && factor.status === "verified";
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        await tx.query("delete from auth.factors where user_id = $1 and (id = $2 or $3)", [
          ...[signedIn.person.id, factorId, isStep],
        ]);
        if (isStep) {
          await tx.query(
            "update auth.sessions set second_step = null, second_step_at = null where user_id = $1 and ended_at is null",
            [signedIn.person.id],
          );
          await events.note(tx, signedIn.person.id, "factor_removed");
          await sendSecurityNotice(deps, tx, signedIn.person, "factor_removed");
        }
      });
      return { id: factorId };
    },
  };
}
