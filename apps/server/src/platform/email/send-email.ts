// Sends one e-mail from its row. The row is locked while the mail server is spoken to, so two processes never send it
// at the same time, and the lock ends with the connection of a killed process. The server's answer is recorded first.
// One case cannot be known: the process or the database ends between the server's acceptance and the commit. Then the
// e-mail is sent once more, with the same Message-ID.
import type { Brand } from "@bentrong/contract/brand";
import type { Logger } from "pino";
import type { Encryption } from "../crypto/encryption.ts";
import type { Owner, Transaction } from "../database/database.ts";
import type { Links } from "./links.ts";
import { type Message, toMessage } from "./message.ts";
import { toAad } from "./outbox.ts";
import type { EmailTemplates } from "./template.ts";
import { Refusal, type Transport } from "./transport.ts";

export interface SendDeps {
  owner: Owner;
  encryption: Encryption;
  brand: Brand;
  links: Links;
  templates: EmailTemplates;
  transport: Transport;
  log: Pick<Logger, "warn">;
}

/** Frees the row when this machine vanishes while it holds the lock; longer than any conversation with a mail server. */
const LONGEST_LOCK = "set local idle_in_transaction_session_timeout = '5min'";

const CLAIM = `
  select id, kind, to_address, user_id, details, sealed, expires_at < now() as is_expired from ops.mail
   where id = $1 and sent_at is null and failed_at is null for update skip locked`;

/** Its content is not needed any more. */
const SENT = `
  update ops.mail set sent_at = clock_timestamp(), attempted_at = clock_timestamp(), attempts = attempts + 1,
         sealed = null, failure = null
   where id = $1`;

const NOT_SENT = `
  update ops.mail set attempted_at = clock_timestamp(), attempts = attempts + 1, failure = $2,
         failed_at = case when $3 then clock_timestamp() end
   where id = $1`;

/** A mailbox that bounces one e-mail takes none, so newsletters to it end. */
const BOUNCED = `
  update "newSubscription" set "bouncedAt" = clock_timestamp(), "bounceReason" = left($2, 200)
   where lower(email) = lower($1) and "bouncedAt" is null`;

/** Nor does it take notices of what is new; whoever mended their mailbox turns them on again. */
const BOUNCED_NOTICES = `
  update "noticePreference" p set email = false from auth.users u
   where u.id = p."userId" and lower(u.email) = lower($1) and p.email`;

/** A code that nobody can use any more is not kept; other e-mails may be sent again by an operator. */
const EXPIRED = `
  update ops.mail set failed_at = clock_timestamp(), failure = coalesce('expired; before: ' || failure, 'expired'),
         sealed = case when $2 then null else sealed end
   where id = $1`;

/** Throws when the e-mail should be tried again. Resolves when it was sent, failed for good, or is not ours to send. */
export async function sendEmail(deps: SendDeps, id: string, signal: AbortSignal): Promise<void> {
  const refusal = await deps.owner.transaction(async (tx) => {
    await tx.query(LONGEST_LOCK);
    const { rows } = await tx.query(CLAIM, [id]);
    const [row] = rows;
    if (!row) return undefined;
    if (row.is_expired) {
      await tx.query(EXPIRED, [id, deps.templates.get(String(row.kind))?.isSecret ?? false]);
      deps.log.warn({ email: id, kind: row.kind, reason: "expired" }, "an e-mail failed");
      return undefined;
    }
    const template = deps.templates.get(String(row.kind));
    if (!template?.checkBeforeSend) return deliver(deps, tx, id, row, signal);
    const details = await template.checkBeforeSend(tx, { id, to: String(row.to_address) });
    return details && deliver(deps, tx, id, { ...row, details }, signal);
  });
  // The reply of the mail server may name an address: it is stored in the row and never logged.
  if (refusal && !refusal.isFinal) throw new Error(`e-mail ${id} was not taken over yet`);
}

async function deliver(
  deps: SendDeps,
  tx: Transaction,
  id: string,
  row: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  try {
    await deps.transport.send(compose(deps, id, row), signal);
  } catch (error) {
    const refusal = toRefusal(error);
    const { isFinal, isBounce, reason } = refusal;
    await tx.query(NOT_SENT, [id, refusal.message.slice(0, 500), isFinal]);
    if (isBounce) {
      await tx.query(BOUNCED, [row.to_address, reason]);
      await tx.query(BOUNCED_NOTICES, [row.to_address]);
    }
    deps.log.warn(
      { email: id, kind: row.kind, reason },
      isFinal ? "an e-mail failed" : "an e-mail has to wait",
    );
    return refusal;
  }
  await tx.query(SENT, [id]);
  return undefined;
}

const toRefusal = (cause: unknown): Refusal =>
  cause instanceof Refusal
    ? cause
    : new Refusal(String(cause), { isFinal: false, reason: "unexpected", cause });

/** A row that cannot be read (its key is lost) will not become readable by waiting. */
function compose(
  { encryption, brand, links, templates }: SendDeps,
  id: string,
  row: Record<string, unknown>,
): Message {
  try {
    const sealed = row.sealed === null ? {} : JSON.parse(encryption.decrypt(String(row.sealed), toAad(id)));
    const email = {
      ...(row.details as object | null),
      ...sealed,
      kind: String(row.kind),
      to: row.to_address,
      userId: row.user_id ?? undefined,
    };
    return toMessage(templates, id, email, { brand, links });
  } catch (cause) {
    const message = "the e-mail cannot be read: was a key removed from MESSAGE_KEYS?";
    throw new Refusal(message, { isFinal: true, reason: "unreadable", cause });
  }
}
