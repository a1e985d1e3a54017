// Outbox: an e-mail is a row of the transaction that is its cause, so it is sent exactly if that was committed.
// Sending is asynchronous, with retries (email-jobs.ts).
import { randomUUID } from "node:crypto";
import type { Encryption } from "../crypto/encryption.ts";
import type { Transaction } from "../database/database.ts";
import type { Email } from "./template.ts";

export interface Outbox {
  /** `tx` acts as auth_service, job_service or the owner. Resolves with the e-mail's id once the row is written. */
  enqueue(tx: Transaction, letter: Email): Promise<string>;
  /**
   * Removes every e-mail to a person, sent or waiting; a last e-mail is enqueued after it. The returned function
   * removes files, and is called once the transaction is committed.
   */
  forget(tx: Transaction, person: { userId: string; email: string }): Promise<() => Promise<void>>;
  /** Removes files of e-mails whose rows are gone. After the commit. */
  removeFiles(ids: readonly string[]): Promise<void>;
}

export interface OutboxDeps {
  encryption: Encryption;
  /** Removes the files of e-mails, where e-mails are kept in files. */
  removeFiles?: (ids: readonly string[]) => Promise<void>;
}

/** Minutes for which sending is tried, unless the e-mail is worthless earlier. */
const ONE_DAY = 24 * 60;

/** Binds the encrypted content to its row. */
export const toAad = (id: string): string => `mail ${id}`;

export function createOutbox({ encryption, removeFiles }: OutboxDeps): Outbox {
  return {
    async enqueue(tx, { kind, to, userId, ...details }: Email) {
      const id = randomUUID();
      const minutes = "minutes" in details ? details.minutes : ONE_DAY;
      // Everything else is sealed, not only codes: the row needs none of it in clear.
      const sealed = encryption.encrypt(JSON.stringify(details), toAad(id));
      await tx.query(
        `insert into ops.mail (id, kind, to_address, user_id, sealed, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6::int))`,
        [id, kind, to, userId ?? null, sealed, minutes],
      );
      return id;
    },
    async forget(tx, { userId, email }) {
      const { rows } = await tx.query(
        "delete from ops.mail where user_id = $1 or lower(to_address) = lower($2) returning id",
        [userId, email],
      );
      const ids = rows.map(({ id }) => String(id));
      return async () => removeFiles?.(ids);
    },
    removeFiles: async (ids) => removeFiles?.(ids),
  };
}
