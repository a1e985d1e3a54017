// Reset code of six characters, short enough to copy from an e-mail and therefore guessable: it lives one hour and
// allows five attempts. Attempts are counted for each device and place, whether or not the address has an account;
// wrong ones from elsewhere do not invalidate the owner's code. The link in the same e-mail carries a long code that
// is not counted, because it cannot be guessed.
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { forgiveTries, isAllowed, limitTries } from "./account-limits.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import type { Device } from "./device.ts";
import { retireTokens } from "./one-time-links.ts";
import { nameIn } from "./profile-data.ts";
import { createFindTrier, type Trier } from "./trier.ts";
import { findUserByEmail, lockUser } from "./users.ts";

/** No 0 and O, 1, I and L: read from one screen, typed on another. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 6;
/** Of the link: more than 128 bits. */
const LINK_LENGTH = 27;
/** As long as e-mails that strangers ask for are counted (recover.ts relies on it). */
const GOOD_MINUTES = 60;
/** Of an invitation: it may lie in a mailbox over a holiday. */
const INVITATION_DAYS = 14;

export interface ResetCodes {
  /** Sends a code if the address has an account; call it after the answer. */
  send(email: string, trier?: Trier): Promise<void>;
  /** For an account that has no password yet: the code of a link, and the hash to keep. */
  makeInvitation(userId: string): { code: string; hash: Buffer; days: number };
  /** Counts one attempt before the code is checked; false when there were too many. */
  countAttempt(email: string, typed: string, device: Device): Promise<boolean>;
  /** The person whose code this is; it stays good until `use`. */
  check(tx: Transaction, email: string, typed: string): Promise<{ userId: string } | undefined>;
  /** Consumes the code; false if a concurrent request was faster. */
  use(tx: Transaction, userId: string): Promise<boolean>;
}

export function createResetCodes({ database, limits, outbox, tokens, devices }: AuthDeps): ResetCodes {
  const findTrier = createFindTrier(devices);
  const secrets = tokens.secretsFor("reset codes");
  const toHash = (secret: Buffer, userId: string, code: string): Buffer =>
    createHmac("sha256", secret).update(`${userId} ${code}`).digest();

  return {
    async send(email, trier) {
      if (trier) await forgiveTries(limits, "reset_code", trier);
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        const person = await findUserByEmail(tx, email);
        const [newest] = secrets;
        if (!person || person.is_banned || !newest) return;
        const [code, linkCode] = [makeCode(), makeCode(LINK_LENGTH)];
        await retireTokens(tx, person.id, "reset_password");
        await tx.query(
          `insert into auth.one_time_tokens (user_id, purpose, token_hash, sent_to, expires_at)
           select $1, 'reset_password', unnest($2::bytea[]), $3, now() + make_interval(mins => $4)`,
          [person.id, [code, linkCode].map((one) => toHash(newest, person.id, one)), email, GOOD_MINUTES],
        );
        const name = nameIn(person.raw_user_meta_data);
        await outbox.enqueue(tx, {
          kind: "reset_code",
          ...{ to: email, userId: person.id, name, code, linkCode, minutes: GOOD_MINUTES },
        });
      });
    },

    makeInvitation(userId) {
      const [newest] = secrets;
      if (!newest) throw new Error("no secret to make invitations with");
      const code = makeCode(LINK_LENGTH);
      return { code, hash: toHash(newest, userId, code), days: INVITATION_DAYS };
    },

    async countAttempt(email, typed, device) {
      if (asIssued(typed).length >= LINK_LENGTH) return true;
      const trier = await findTrier.byEmail(readingFrom(database), email, device);
      return isAllowed(limitTries(limits, "reset_code", trier));
    },

    async check(tx, email, typed) {
      const { rows } = await tx.query(
        `select t.user_id, t.token_hash from auth.one_time_tokens t join auth.users u on u.id = t.user_id
         where u.email = $1 and t.sent_to = u.email and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > now()
           and (u.banned_until is null or u.banned_until < now())`,
        [email],
      );
      const isRight = ({ user_id: userId, token_hash: hash }: (typeof rows)[number]): boolean =>
        secrets.some(
          (secret) =>
            hash instanceof Buffer && timingSafeEqual(hash, toHash(secret, String(userId), asIssued(typed))),
        );
      const found = rows.filter(isRight)[0];
      return found && { userId: String(found.user_id) };
    },

    async use(tx, userId) {
      // The person first and the code then, as with links.
      await lockUser(tx, userId);
      return retireTokens(tx, userId, "reset_password");
    },
  };
}

/** As people copy it from an e-mail. */
export const makeCode = (length = LENGTH): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** People type small letters, and paste with blanks around. */
export const asIssued = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, "");
