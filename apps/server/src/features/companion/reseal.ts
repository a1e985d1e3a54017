// Re-encrypts texts of older keys in batches, while people read and write. It may be stopped at any moment; the next
// run continues. When it finds nothing, old keys can be removed.

import { z } from "zod";
import { ENCRYPTED_TABLES } from "../../api/data/rules.ts";
import { toAad } from "../../platform/crypto/encrypted-columns.ts";
import type { Encryption } from "../../platform/crypto/encryption.ts";
import type { Owner } from "../../platform/database/database.ts";

export interface ResealDeps {
  owner: Pick<Owner, "transaction">;
  encryption: Encryption;
  /** Called for texts that no key decrypts; they stay as they are. */
  unreadable(column: string): void;
  batchSize?: number;
}

interface Target {
  /** As SQL. */
  table: string;
  column: string;
  /** The name of the place, as in "message.content". */
  label: string;
  /** Columns that a text is bound to. */
  aad: readonly string[];
  /** The primary key: batches follow its index, so that each costs the same however many rows there are. */
  key: readonly string[];
}

const TARGETS: Target[] = [
  ...[...ENCRYPTED_TABLES].flatMap(([relation, { columns, aad }]) =>
    columns.map((column) => ({
      table: `public."${relation}"`,
      column,
      label: `${relation}.${column}`,
      aad,
      key: relation === "lessonNote" ? ["userId", "lessonId"] : ["id"],
    })),
  ),
  ...["question", "said", "outcome"].map((name) => ({
    table: "ops.companion_turn",
    column: `sealed_${name}`,
    label: `turn.${name}`,
    aad: ["session_id", "client_id"],
    key: ["session_id", "client_id"],
  })),
];

const BATCH = 200;
const Row = z.object({ text: z.string(), place: z.array(z.string()), key: z.array(z.string()) });

/** Resolves to the number of re-encrypted texts. */
export async function reseal(deps: ResealDeps, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (const target of TARGETS) {
    let after: string[] | undefined;
    do {
      signal?.throwIfAborted();
      const batch = await resealBatch(deps, target, after);
      changed += batch.changed;
      after = batch.last;
    } while (after);
  }
  return changed;
}

const toColumnList = (columns: readonly string[], cast = ""): string =>
  columns.map((name) => `"${name}"${cast}`).join(", ");

const parameters = (columns: readonly string[]): string => columns.map((_, n) => `$${n + 2}`).join(", ");

/** `last`: the key to continue from; absent when the table is done. */
function resealBatch(
  { owner, encryption, unreadable, batchSize = BATCH }: ResealDeps,
  { table, column, label, aad, key }: Target,
  after: string[] | undefined,
): Promise<{ changed: number; last: string[] | undefined }> {
  const isThisRow = `(${toColumnList(key)}) = (${parameters(key)})`;
  const isFurther = after ? `and (${toColumnList(key)}) > (${parameters(key)})` : "";
  return owner.transaction(async (tx) => {
    const { rows } = await tx.query(
      `select "${column}" as text, array[${toColumnList(aad, "::text")}] as place, array[${toColumnList(key, "::text")}] as key
         from ${table} where "${column}" <> '' and not starts_with("${column}", $1) ${isFurther}
        order by ${toColumnList(key)} limit ${batchSize} for update`,
      [`${encryption.newestKey}.`, ...(after ?? [])],
    );
    let changed = 0;
    for (const row of z.array(Row).parse(rows)) {
      const name = toAad({ column: label, aad: row.place });
      const text = tryOpen(encryption, row.text, name);
      if (text === undefined) {
        unreadable(label);
        continue;
      }
      await tx.query(`update ${table} set "${column}" = $1 where ${isThisRow}`, [
        encryption.encrypt(text, name),
        ...row.key,
      ]);
      changed += 1;
    }
    const last = rows.length < batchSize ? undefined : Row.parse(rows.at(-1)).key;
    return { changed, last };
  });
}

function tryOpen(encryption: Encryption, text: string, name: string): string | undefined {
  try {
    return encryption.decrypt(text, name);
  } catch {
    return undefined;
  }
}
