// Every đồng that a bank reported is written down once, before anything else is decided about it.
import { createHash } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import type { Transfer } from "./transfer.ts";

/**
 * When a transfer `t` counts as arrived. A statement is read days later and says when; a webhook's own word for the time
 * is not needed.
 */
export const ARRIVED_AT = "(case t.provider when 'csv' then t.transferred_at else t.received_at end)";

/** `isNew` false: a repetition by this provider or another one. */
export interface Recorded {
  id: number;
  isNew: boolean;
}

/**
 * Duplicate detection: two providers report one transfer with different ids and wording; account, bank reference and
 * amount agree. Within one provider its own id decides, because a bank may give two transfers one reference.
 */
const TOLD_BY_ANOTHER = `
  select id from money.bank_transaction
   where provider <> $1 and account_number = $2 and reference = $3 and amount = $4 limit 1`;
const BEFORE = `
  select id, (account_number, amount) = ($3, $4) and reference is not distinct from $5 as same
    from money.bank_transaction where provider = $1 and provider_id = $2`;
const RECORD = `
  insert into money.bank_transaction
    (provider, provider_id, account_number, amount, memo, reference, transferred_at, raw)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (provider, provider_id) do nothing returning id`;

export async function recordTransfer(tx: Transaction, transfer: Transfer): Promise<Recorded> {
  const { provider, providerId, accountNumber, amount, reference } = transfer;
  if (reference) {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('transfer ' || $1, 0))", [reference]);
    const { rows } = await tx.query(TOLD_BY_ANOTHER, [provider, accountNumber, reference, amount]);
    if (rows[0]) return { id: Number(rows[0].id), isNew: false };
  }
  const facts = [accountNumber, amount, reference ?? null];
  const recorded = await record(tx, transfer);
  if (recorded !== undefined) return { id: recorded, isNew: true };
  const before = await tx.query(BEFORE, [provider, providerId, ...facts]);
  if (before.rows[0]?.same) return { id: Number(before.rows[0].id), isNew: false };
  // An id that returns with another amount is another transfer: a service restarts its numbering for an operator who
  // starts over.
  const facet = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
  return recordTransfer(tx, { ...transfer, providerId: `${providerId} ${facet}` });
}

/** Undefined: the id is known already. */
async function record(tx: Transaction, transfer: Transfer): Promise<number | undefined> {
  const { provider, providerId, accountNumber, amount, memo, reference, transferredAt, raw } = transfer;
  const { rows } = await tx.query(RECORD, [
    ...[provider, providerId, accountNumber, amount, memo, reference ?? null, transferredAt],
    storable(raw),
  ]);
  return rows[0] && Number(rows[0].id);
}

/** JSON that PostgreSQL takes: without NUL and without halves of characters. */
const storable = (raw: unknown): string =>
  JSON.stringify(raw, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
  );
