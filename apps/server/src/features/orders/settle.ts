// From a recorded transfer to where its money ends. One transaction: the allocation, the order, what it gives and the
// e-mail are there together or not at all. Doing it again changes nothing.

import { z } from "zod";
import { type Database, MONEY_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { lockPurchases } from "../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { grantAccess } from "./grant-access.ts";
import { ARRIVED_AT } from "./ledger.ts";
import { type MatchResult, matchTransfer, type NamedOrder, type Reason } from "./match-transfer.ts";
import { firstOrder, getReceivedAmount, ORDER_COLUMNS, OrderRow } from "./order.ts";
import { codesIn } from "./order-code.ts";
import { notifyPayer } from "./payer-emails.ts";

export interface SettleDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}

/** `received`: đồng of all transfers that count for the order; of an unmatched one where it names an order. */
export type Settled =
  | { outcome: "matched"; orderId: string; received: number; price: number }
  | { outcome: "unmatched"; reason: Reason; received?: number; price?: number };

const LedgerRow = z.object({
  account_number: z.string(),
  amount: z.coerce.number(),
  memo: z.string(),
  /** As text: a Date would truncate microseconds. */
  arrived_at: z.string(),
});

/** An order's time may run out before anybody has looked: what counts is when the money arrived. */
const WAITING = `
  select account_number, amount, memo, ${ARRIVED_AT}::text as arrived_at
    from money.bank_transaction t
   where t.id = $1 and not exists (select from money.allocation a where a.transaction_id = t.id)`;

const isWaiting = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.query("select from money.allocation where transaction_id = $1", [id])).rows.length === 0;

/** Undefined: it was settled before. */
export function settle(
  { database, outbox }: SettleDeps,
  transactionId: number,
): Promise<Settled | undefined> {
  return database.inTransaction(MONEY_SERVICE, async (tx) => {
    const { rows } = await tx.query(WAITING, [transactionId]);
    if (!rows[0]) return undefined;
    const transfer = LedgerRow.parse(rows[0]);
    const codes = codesIn(transfer.memo);
    const orders = await lockOrders(tx, codes, transfer.arrived_at);
    // Another process may have settled it while this one waited for the locks.
    if (!(await isWaiting(tx, transactionId))) return undefined;
    const enrolled = await enrolledAlready(tx, orders);
    const verdict = matchTransfer(
      {
        accountNumber: transfer.account_number,
        amount: transfer.amount,
        hasCode: codes.length > 0,
      },
      orders,
      ({ id }) => enrolled.has(id),
    );
    if (verdict.outcome === "matched") await joinWaiting(tx, verdict.order.id);
    if (!(await allocate(tx, transactionId, verdict))) return undefined;
    return verdict.outcome === "matched"
      ? complete(tx, outbox, verdict.order, transfer.amount)
      : hold(tx, outbox, verdict, transfer.amount);
  });
}

/** The order has its price: what it opens and the receipt. */
async function complete(
  tx: Transaction,
  outbox: Outbox,
  order: NamedOrder,
  amount: number,
): Promise<Settled> {
  await markPaid(tx, order.id);
  await grantAccess(tx, outbox, await rereadOrder(tx, order.id));
  return { outcome: "matched", orderId: order.id, received: order.received + amount, price: order.price };
}

/** The transfer waits in the queue; its payer is notified if its code names one. */
async function hold(
  tx: Transaction,
  outbox: Outbox,
  { reason, named }: Extract<MatchResult, { outcome: "unmatched" }>,
  amount: number,
): Promise<Settled> {
  if (!named) return { outcome: "unmatched", reason };
  await notifyPayer(tx, outbox, named, { amount, cause: reason });
  return { outcome: "unmatched", reason, received: named.received + amount, price: named.price };
}

async function rereadOrder(tx: Transaction, id: string): Promise<OrderRow> {
  const order = firstOrder(
    (await tx.query(`select ${ORDER_COLUMNS} from "order" o where o.id = $1`, [id])).rows,
  );
  if (!order) throw new Error("an order vanished while it was locked");
  return order;
}

const JOIN = `
  update money.allocation
     set outcome = 'matched', order_id = $1, reason = null, decided_at = clock_timestamp(), decided_by = $2, note = $3
   where named_order_id = $1 and outcome = 'unmatched' and reason = 'underpaid' and transaction_id is distinct from $4`;

/**
 * Short transfers that wait for an open order go to it, before the one that decides does: together they are less than
 * the price. `decision`: of the staff, which takes one transfer itself.
 */
export async function joinWaiting(
  tx: Transaction,
  orderId: string,
  decision: { staffId?: string; note?: string; exceptFor?: number } = {},
): Promise<void> {
  const { staffId = null, note = null, exceptFor = null } = decision;
  await tx.query(JOIN, [orderId, staffId, note, exceptFor]);
}

/** Lock order: people first, then their orders, in every transaction, to avoid deadlocks. */
async function lockOrders(tx: Transaction, codes: string[], arrivedAt: string): Promise<NamedOrder[]> {
  if (codes.length === 0) return [];
  const { rows: people } = await tx.query(
    `select distinct "userId" as id from "order" where "orderCode" = any($1) and "userId" is not null order by 1`,
    [codes],
  );
  for (const { id } of people) await lockPurchases(tx, String(id));
  const { rows } = await tx.query(
    `select ${ORDER_COLUMNS}, o."expiresAt" < $2::timestamptz as "isOver"
       from "order" o where o."orderCode" = any($1) order by o.id for update`,
    [codes, arrivedAt],
  );
  const ids = rows.map(({ id }) => id);
  // Staff may be sending one of these back at this moment.
  await tx.query(
    `select from money.allocation where named_order_id = any($1) and outcome = 'unmatched' and reason = 'underpaid'
      order by transaction_id for update`,
    [ids],
  );
  // Read once all locks are held: a row that was waited for comes with sums of before the wait.
  const sums = await tx.query(
    `select o.id, money.transfers_of(o.id) as transfers from "order" o where o.id = any($1)`,
    [ids],
  );
  const transfers = new Map(sums.rows.map((row) => [row.id, row.transfers]));
  return z
    .array(OrderRow.extend({ isOver: z.boolean() }))
    .parse(rows.map((row) => ({ ...row, transfers: transfers.get(row.id) })))
    .map((order) => ({ ...order, received: getReceivedAmount(order) }));
}

/** Ids of those orders whose course their person has. */
export async function enrolledAlready(
  tx: Transaction,
  orders: readonly OrderRow[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query(
    `select o.id from "order" o join "courseEnroll" e on e."userId" = o."userId" and e."courseId" = o."courseId"
      where o.id = any($1)`,
    [orders.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => String(id)));
}

const ALLOCATE = `
  insert into money.allocation (transaction_id, order_id, outcome, reason, surplus, named_order_id)
  values ($1, $2, $3, $4, $5, $6) on conflict (transaction_id) do nothing returning transaction_id`;

/** False: a concurrent settlement was faster; possible only for a transfer without an order, which holds no lock. */
async function allocate(tx: Transaction, transactionId: number, verdict: MatchResult): Promise<boolean> {
  const values =
    verdict.outcome === "matched"
      ? [verdict.order.id, "matched", null, verdict.surplus, verdict.order.id]
      : [null, "unmatched", verdict.reason, 0, verdict.named?.id ?? null];
  const { rows } = await tx.query(ALLOCATE, [transactionId, ...values]);
  return rows.length > 0;
}

const markPaid = (tx: Transaction, orderId: string): Promise<unknown> =>
  tx.query(`update "order" set status = 'VERIFIED', "verifiedAt" = clock_timestamp() where id = $1`, [
    orderId,
  ]);

/** Transfers that were recorded and not settled, because a process ended in between. Returns how many. */
export async function settleWaiting(deps: SettleDeps): Promise<number> {
  const { rows } = await deps.database.inTransaction(MONEY_SERVICE, (tx) =>
    tx.query(
      `select t.id from money.bank_transaction t
        where not exists (select from money.allocation a where a.transaction_id = t.id) order by t.id limit 500`,
    ),
  );
  for (const { id } of rows) await settle(deps, Number(id));
  return rows.length;
}
