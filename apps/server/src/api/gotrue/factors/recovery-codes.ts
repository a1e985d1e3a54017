// Ten codes for the day the phone with the authenticator is lost: shown once, good once each.
import { createHash, randomBytes } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import { limitAddress } from "../account-limits.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { factorNotFound, insufficientAal, tooManyFactors, wrongSecondStep } from "../auth-error.ts";
import type { RefreshTokens } from "../refresh-tokens.ts";
import { sendSecurityNotice } from "../security-notice.ts";
import { toSessionResponse } from "../session-response.ts";
import type { SignedIn } from "../signed-in.ts";
import { hasSecondStep } from "../users.ts";
import { elevateSession, requireFreshSecondStep, requireSessionId } from "./mfa.ts";

const HOW_MANY = 10;
/** Crockford's 32: no I, L, O and U, so that no letter is taken for a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Five bits each: 80 in all, which cannot be found from the hash. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;
const NAME = "Recovery codes";

const makeCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length])
    .join("")
    .replace(GROUP, "$&-");

/** Normalises typed codes: lower case, spaces, and confusable letters. */
export const asMade = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");

const toHash = (factorId: string, code: string): Buffer =>
  createHash("sha256")
    .update(`${factorId} ${asMade(code)}`)
    .digest();

const findRecoveryCodes = ({ person }: SignedIn): string | undefined =>
  person.factors.find(({ factor_type: type }) => type === "recovery_code")?.id;

async function writeSet(tx: Transaction, personId: string) {
  const { rows } = await tx.query(
    `insert into auth.factors (user_id, factor_type, friendly_name, status)
     values ($1, 'recovery_code', $2, 'verified') returning id`,
    [personId, NAME],
  );
  const id = String(rows[0]?.id);
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  await tx.query("insert into auth.recovery_codes (factor_id, code_hash) select $1, unnest($2::bytea[])", [
    ...[id, codes.map((code) => toHash(id, code))],
  ]);
  return { id, type: "recovery_code", friendly_name: NAME, total: HOW_MANY, codes };
}

export function createRecoveryCodes(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const { database, limits, events } = deps;

  const noteMade = async (tx: Transaction, { person }: SignedIn): Promise<void> => {
    await events.note(tx, person.id, "recovery_codes_made");
    await sendSecurityNotice(deps, tx, person, "recovery_codes_made");
  };

  const remove = (tx: Transaction, personId: string) =>
    tx.query("delete from auth.factors where user_id = $1 and factor_type = 'recovery_code'", [personId]);

  return {
    async status(signedIn: SignedIn) {
      const id = findRecoveryCodes(signedIn);
      if (id === undefined) throw factorNotFound();
      const { rows } = await database.asCaller(AUTH_SERVICE, {
        text: `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
               from auth.recovery_codes where factor_id = $1`,
        values: [id],
      });
      return { id, type: "recovery_code", total: rows[0]?.total, remaining: rows[0]?.remaining };
    },

    /** Throws too_many_enrolled_mfa_factors when there are some: `replace` makes new ones. */
    async generate(signedIn: SignedIn) {
      if (!hasSecondStep(signedIn.person)) throw insufficientAal(422);
      requireFreshSecondStep(signedIn);
      if (findRecoveryCodes(signedIn) !== undefined) throw tooManyFactors();
      return database.inTransaction(AUTH_SERVICE, async (tx) => {
        await noteMade(tx, signedIn);
        return writeSet(tx, signedIn.person.id);
      });
    },

    /** The older codes are worth nothing from here on. */
    async replace(signedIn: SignedIn) {
      if (findRecoveryCodes(signedIn) === undefined) throw factorNotFound();
      requireFreshSecondStep(signedIn);
      return database.inTransaction(AUTH_SERVICE, async (tx) => {
        await remove(tx, signedIn.person.id);
        await noteMade(tx, signedIn);
        return writeSet(tx, signedIn.person.id);
      });
    },

    async remove(signedIn: SignedIn) {
      const id = findRecoveryCodes(signedIn);
      if (id === undefined) throw factorNotFound();
      requireFreshSecondStep(signedIn);
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        await remove(tx, signedIn.person.id);
        await events.note(tx, signedIn.person.id, "recovery_codes_removed");
      });
      return { id };
    },

    /** In place of a code of the authenticator. */
    async verify(signedIn: SignedIn, typed: string, address: string | undefined) {
      requireSessionId(signedIn);
      await limitAddress(limits, "redeem", address);
      const id = findRecoveryCodes(signedIn);
      if (id === undefined) throw wrongSecondStep();
      const raise = async (tx: Transaction) => {
        const { rowCount } = await tx.query(
          `update auth.recovery_codes set used_at = clock_timestamp()
           where factor_id = $1 and code_hash = $2 and used_at is null`,
          [id, toHash(id, typed)],
        );
        if (rowCount === 0) throw wrongSecondStep();
        await events.note(tx, signedIn.person.id, "recovery_code_used");
        return elevateSession(tx, refreshTokens, signedIn, "mfa/recovery_code");
      };
      const { person, session } = await database
        .inTransaction(AUTH_SERVICE, raise)
        .catch(async (error: unknown) => {
          await events.noteRefusal(signedIn.person.id, "wrong_code");
          throw error;
        });
      return toSessionResponse(deps, person, session);
    },
  };
}
