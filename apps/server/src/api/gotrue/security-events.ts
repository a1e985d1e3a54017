// Security events of an account: a line in the log for the operator, a row for the account's owner. Neither
// holds network addresses, tokens, codes or passwords.
import type { Logger } from "pino";
import { z } from "zod";
import { AUTH_SERVICE, type Database, type Transaction } from "../../platform/database/database.ts";
import type { Device } from "./device.ts";
import { deviceName } from "./device-name.ts";

export type SecurityEventKind =
  | "signed_in"
  | "new_device"
  | "sign_in_failed"
  | "wrong_code"
  | "limit_reached"
  | "signed_out_others"
  | "password_changed"
  | "password_reset"
  | "email_change_asked"
  | "email_changed"
  | "factor_added"
  | "factor_removed"
  | "recovery_codes_made"
  | "recovery_codes_removed"
  | "recovery_code_used"
  | "identity_linked"
  | "data_exported";

interface About {
  device?: Device | undefined;
  detail?: string;
}

export interface SecurityEvents {
  /** In the transaction of what happened. */
  note(tx: Transaction, userId: string, kind: SecurityEventKind, about?: About): Promise<void>;
  /** Of a refusal, which writes nothing by itself; `userId` is absent for an account that does not exist. */
  noteRefusal(userId: string | undefined, kind: SecurityEventKind, about?: About): Promise<void>;
}

export function createSecurityEvents(
  database: Pick<Database, "inTransaction">,
  log: Pick<Logger, "info" | "warn">,
): SecurityEvents {
  const write = (tx: Transaction, userId: string, kind: SecurityEventKind, { device, detail }: About) =>
    tx.query("select auth.note_security_event($1, $2, $3, $4)", [
      ...[userId, kind, device ? deviceName(device.userAgent) : null, detail ?? null],
    ]);

  return {
    async note(tx, userId, kind, about = {}) {
      await write(tx, userId, kind, about);
      log.info({ event: kind, userId }, "security event");
    },
    async noteRefusal(userId, kind, about = {}) {
      log.warn({ event: kind, ...(userId === undefined ? {} : { userId }) }, "security event");
      if (userId === undefined) return;
      await database.inTransaction(AUTH_SERVICE, async (tx) => {
        // Refusals of one moment would each find no line of this day, and each begin one.
        await tx.query("select pg_advisory_xact_lock(hashtextextended('refusals of ' || $1, 0))", [userId]);
        await write(tx, userId, kind, about);
      });
    },
  };
}

const SecurityEvent = z
  .object({
    kind: z.string(),
    device: z.string().nullable(),
    detail: z.string().nullable(),
    times: z.number(),
    last_at: z.date(),
  })
  .transform(({ last_at: at, ...event }) => ({ ...event, at: at.toISOString() }));

const SHOWN = 50;

/** The newest of a person's own. */
export async function listSecurityEvents(database: Pick<Database, "asCaller">, userId: string) {
  const { rows } = await database.asCaller(AUTH_SERVICE, {
    text: `select kind, device, detail, times, last_at from auth.security_events
           where user_id = $1 order by last_at desc, id desc limit ${SHOWN}`,
    values: [userId],
  });
  return z.array(SecurityEvent).parse(rows);
}
