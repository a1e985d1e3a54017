// Every đồng that a bank reported is written down once, before anything else is decided about it.
import type { Transaction } from "../database/database.ts";
import type { Transfer } from "./transfer.ts";

/**
 * When a transfer `t` counts as arrived. A statement is read days later and says when; a webhook's own word for the time
 * is not needed.
 */
export const ARRIVED_AT = "(case t.provider when 'csv' then t.transferred_at else t.received_at end)";

/** `isNew` false: it was told before, by this provider or by another one. */
export interface Recorded {
  id: number;
  isNew: boolean;
}

/**
 * What two providers tell of one transfer differs in id and wording; account, the bank's reference and amount agree.
 * Within one provider its own id decides: a bank that gives two transfers one reference must not cost anybody money.
 */
const TOLD_BY_ANOTHER = `
  select id from money.bank_transaction
   where provider <> $1 and account_number = $2 and reference = $3 and amount = $4 limit 1`;
const BEFORE = "select id from money.bank_transaction where provider = $1 and provider_id = $2";
const RECORD = `
  insert into money.bank_transaction
    (provider, provider_id, account_number, amount, memo, reference, transferred_at, raw)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (provider, provider_id) do nothing returning id`;

export async function recordTransfer(tx: Transaction, transfer: Transfer): Promise<Recorded> {
  const { provider, providerId, accountNumber, amount, memo, reference, transferredAt } = transfer;
  if (reference) {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('transfer ' || $1, 0))", [reference]);
    const { rows } = await tx.query(TOLD_BY_ANOTHER, [provider, accountNumber, reference, amount]);
    if (rows[0]) return { id: Number(rows[0].id), isNew: false };
  }
  const { rows } = await tx.query(RECORD, [
    ...[provider, providerId, accountNumber, amount, memo, reference ?? null, transferredAt],
    storable(transfer.raw),
  ]);
  if (rows[0]) return { id: Number(rows[0].id), isNew: true };
  const before = await tx.query(BEFORE, [provider, providerId]);
  return { id: Number(before.rows[0]?.id), isNew: false };
}

/** JSON that PostgreSQL takes: without NUL and without halves of characters. */
const storable = (raw: unknown): string =>
  JSON.stringify(raw, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value,
  );
