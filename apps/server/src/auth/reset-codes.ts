// Six characters that a person can copy from a letter. So few can be guessed: a code lives fifteen minutes and dies
// with its fifth wrong try. Tries are counted by address in ops.rate_limit, before anything is looked up and whether
// or not the address has an account, so that they cost and tell the same.
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../database/database.ts";
import { Problem } from "../problem.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { retireTokens } from "./one-time-links.ts";
import { lockPerson, personByEmail } from "./people.ts";
import { nameIn } from "./profile-data.ts";

/** No 0 and O, 1, I and L: read from one screen, typed on another. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;
const GOOD_MINUTES = 15;
const TRIES = { limit: 5, windowSeconds: GOOD_MINUTES * 60 };

export interface ResetCodes {
  /** Sends a code if the address has an account; call it after the answer. */
  send(email: string): Promise<void>;
  /** Counts one try for the address, before the code is looked at: false when there were too many. */
  countTry(email: string): Promise<boolean>;
  /** The person whose code this is; it stays good until `use`. */
  check(tx: Transaction, email: string, typed: string): Promise<{ userId: string } | undefined>;
  /** Uses the code up; false when somebody else was faster. */
  use(tx: Transaction, userId: string): Promise<boolean>;
}

export function createResetCodes({ database, limits, post, tokens }: AuthDeps): ResetCodes {
  const secrets = tokens.secretsFor("reset codes");
  const hashOf = (secret: Buffer, userId: string, code: string): Buffer =>
    createHmac("sha256", secret).update(`${userId} ${code}`).digest();
  const tries = (email: string): string => `tries of a reset code of ${email}`;

  return {
    async send(email) {
      await limits.forget(tries(email));
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        const person = await personByEmail(tx, email);
        const [newest] = secrets;
        if (!person || person.is_banned || !newest) return;
        const code = makeCode();
        await retireTokens(tx, person.id, "reset_password");
        await tx.query(
          `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
           values ($1, 'reset_password', $2, $3, now() + make_interval(mins => $4))`,
          [person.id, hashOf(newest, person.id, code), email, GOOD_MINUTES],
        );
        const name = nameIn(person.raw_user_meta_data);
        await post.enqueue(tx, {
          kind: "reset_code",
          ...{ to: email, userId: person.id, name, code, minutes: GOOD_MINUTES },
        });
      });
    },

    async countTry(email) {
      try {
        await limits.take(tries(email), TRIES);
        return true;
      } catch (error) {
        if (error instanceof Problem && error.code === "too_many_requests") return false;
        throw error;
      }
    },

    async check(tx, email, typed) {
      const { rows } = await tx.query(
        `select t.user_id, t.token_hash from auth.one_time_tokens t join auth.users u on u.id = t.user_id
         where u.email = $1 and t.sent_to = u.email and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > now()
           and (u.banned_until is null or u.banned_until < now())
         order by t.created_at desc limit 1`,
        [email],
      );
      const [row] = rows;
      const userId = String(row?.user_id);
      const hash = row?.token_hash;
      const isRight = secrets.some(
        (secret) => hash instanceof Buffer && timingSafeEqual(hash, hashOf(secret, userId, asIssued(typed))),
      );
      return isRight ? { userId } : undefined;
    },

    async use(tx, userId) {
      // The person first and the code then, as with links.
      await lockPerson(tx, userId);
      return retireTokens(tx, userId, "reset_password");
    },
  };
}

/** As people copy it from a letter. */
export const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** People type small letters, and paste with blanks around. */
export const asIssued = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, "");
