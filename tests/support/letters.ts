// Letters as they wait in the outbox, opened with the key that the server under test seals them with.

import { emailTemplates } from "../../apps/server/src/features.ts";
import type { Encryption } from "../../apps/server/src/platform/crypto/encryption.ts";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { toAad } from "../../apps/server/src/platform/email/outbox.ts";
import type { Email, EmailByKind, EmailKind } from "../../apps/server/src/platform/email/template.ts";
import { eventually } from "./eventually.ts";

interface Outbox {
  database: Database;
  encryption: Encryption;
}

/** Oldest first. */
export async function lettersTo({ database, encryption }: Outbox, to: string): Promise<Email[]> {
  const { rows } = await database.owner.query(
    "select id, kind, to_address, user_id, sealed from ops.mail where to_address = $1 and sealed is not null order by created_at",
    [to],
  );
  return rows.map((row) => {
    const details = JSON.parse(encryption.decrypt(String(row.sealed), toAad(String(row.id)))) as object;
    const email = { to: row.to_address, userId: row.user_id ?? undefined, ...details };
    return { kind: row.kind, ...emailTemplates.get(String(row.kind))?.parse(email) } as Email;
  });
}

/** The newest letter of that kind, waiting for the first `count` of them to be there. */
export async function letterTo<K extends EmailKind>(
  outbox: Outbox,
  to: string,
  kind: K,
  count = 1,
): Promise<EmailByKind<K>> {
  return eventually(async () => {
    const found = (await lettersTo(outbox, to)).filter((one): one is EmailByKind<K> => one.kind === kind);
    const [newest] = found.slice(-1);
    if (!newest || found.length < count) throw new Error(`no letter ${count} of kind ${kind} to ${to} yet`);
    return newest;
  });
}
