// Making an order, and what its owner may do with it. Nothing here gives access: a claim is only a claim.

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Database, MONEY_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { lockPurchases } from "../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import type { BankAccount } from "../../platform/payments/bank-account.ts";
import { Problem } from "../../platform/problem.ts";
import { getOffer, type Offer, type OrderItem } from "./offers.ts";
import { firstOrder, isOpen, ORDER_COLUMNS, OrderRow } from "./order.ts";
import { newOrderCode } from "./order-code.ts";
import { notifyClosed } from "./payer-emails.ts";
import type { PictureAddresses } from "./picture-address.ts";

export interface OrdersDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
  bank: BankAccount;
  pictures: PictureAddresses;
}

/** `isNew` false: the order was open already. */
export interface Ordered {
  order: OrderRow;
  isNew: boolean;
}

const HAS_EXPIRED = `
  o.status = 'PENDING' and o."cancelledAt" is null and o."expiredAt" is null and o."expiresAt" <= clock_timestamp()`;
const EXPIRED = `select ${ORDER_COLUMNS} from "order" o where ${HAS_EXPIRED}`;
const EXPIRED_OF_ALL = `${EXPIRED} order by o.id for update skip locked`;
const EXPIRED_OF_ONE = `${EXPIRED} and o."userId" = $1 order by o.id for update`;
const CLOSE = `update "order" set "expiredAt" = clock_timestamp() where id = any($1)`;

/** Closes expired orders; only those without a claim of payment expire. Returns how many were closed. */
export const closeExpired = ({
  database,
  outbox,
}: Pick<OrdersDeps, "database" | "outbox">): Promise<number> =>
  database.inTransaction(MONEY_SERVICE, (tx) => closeIn(tx, outbox));

async function closeIn(tx: Transaction, outbox: Outbox, person?: string): Promise<number> {
  const { rows } = person ? await tx.query(EXPIRED_OF_ONE, [person]) : await tx.query(EXPIRED_OF_ALL);
  const orders = z.array(OrderRow).parse(rows);
  if (orders.length === 0) return 0;
  await tx.query(CLOSE, [orders.map(({ id }) => id)]);
  for (const order of orders) await notifyClosed(tx, outbox, order, { cause: "expired" });
  return orders.length;
}

const sameThing = ({ kind, id }: OrderItem) => ({
  condition: `o."userId" = $1 and o.kind = $2 and coalesce(o."courseId", o."planId") = $3`,
  values: [kind, id],
});

/** Throws Problem: not_found, not_for_sale, course_not_open, already_enrolled. */
export function placeOrder(deps: OrdersDeps, person: string, wanted: OrderItem): Promise<Ordered> {
  return deps.database.inTransaction(MONEY_SERVICE, async (tx) => {
    await lockPurchases(tx, person);
    await closeIn(tx, deps.outbox, person);
    const { condition, values } = sameThing(wanted);
    const { rows } = await tx.query(
      `select ${ORDER_COLUMNS} from "order" o
        where ${condition} and o.status <> 'VERIFIED' and o."cancelledAt" is null and o."expiredAt" is null`,
      [person, ...values],
    );
    const open = firstOrder(rows);
    if (open) return { order: open, isNew: false };
    return { order: await insertOrder(tx, deps, person, await getOffer(tx, wanted, person)), isNew: true };
  });
}

const INSERT = `
  insert into "order" as o (id, "orderCode", "userId", kind, "courseId", "planId", "planDays", price,
                            "paymentInfo", "referenceInfo", "qrCode")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict ("orderCode") do nothing returning ${ORDER_COLUMNS}`;
/** One try meets a code in use once in ten billion, with a thousand orders waiting or gone. */
const TRIES = 5;

async function insertOrder(
  tx: Transaction,
  { bank, pictures }: OrdersDeps,
  person: string,
  { wanted, title, price, days }: Offer,
): Promise<OrderRow> {
  const id = randomUUID();
  const paymentInfo = {
    bankBin: bank.bin,
    bankName: bank.bankName,
    bankAccountNumber: bank.accountNumber,
    bankAccountName: bank.accountName,
    price,
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await tx.query(INSERT, [
      ...[id, newOrderCode(), person, wanted.kind],
      ...(wanted.kind === "course" ? [wanted.id, null] : [null, wanted.id]),
      ...[days, price, JSON.stringify(paymentInfo), JSON.stringify({ title }), pictures.getAddress(id)],
    ]);
    const order = firstOrder(rows);
    if (order) return order;
  }
  throw new Error("every order code that was tried is in use");
}

/**
 * Another person's order is not found either. An expired one is closed at the first read, and not only by the job:
 * pages ask at that very moment. Throws Problem: not_found.
 */
export async function ownOrder(
  { database, outbox }: Pick<OrdersDeps, "database" | "outbox">,
  person: string,
  kind: OrderItem["kind"],
  id: string | undefined,
): Promise<OrderRow> {
  const order = await database.inTransaction(MONEY_SERVICE, async (tx) => {
    const found = await findOwn(tx, person, kind, id);
    if (!found || !isOverdue(found)) return found;
    await lockPurchases(tx, person);
    await closeIn(tx, outbox, person);
    return findOwn(tx, person, kind, id);
  });
  if (!order) throw noOrder();
  return order;
}

/** By this machine's clock; the database's own decides whether it is closed. */
const isOverdue = (order: OrderRow): boolean =>
  isOpen(order) && order.status === "PENDING" && order.expiresAt.getTime() <= Date.now();

async function findOwn(
  tx: Transaction,
  person: string,
  kind: OrderItem["kind"],
  id: string | undefined,
): Promise<OrderRow | undefined> {
  const given = z.uuid().safeParse(id);
  if (!given.success) return undefined;
  const { rows } = await tx.query(
    `select ${ORDER_COLUMNS} from "order" o where o.id = $1 and o."userId" = $2 and o.kind = $3`,
    [given.data, person, kind],
  );
  return firstOrder(rows);
}

/** The open order for a thing, or else the newest. Throws Problem: not_found. */
export async function newestOrder(
  { database }: Pick<OrdersDeps, "database">,
  person: string,
  wanted: OrderItem,
): Promise<OrderRow> {
  const { condition, values } = sameThing(wanted);
  const { rows } = await database.inTransaction(MONEY_SERVICE, (tx) =>
    tx.query(
      `select ${ORDER_COLUMNS} from "order" o where ${condition}
        order by (o.status <> 'VERIFIED' and o."cancelledAt" is null and o."expiredAt" is null) desc,
                 o."createdAt" desc limit 1`,
      [person, ...values],
    ),
  );
  const order = firstOrder(rows);
  if (!order) throw noOrder();
  return order;
}

const CLAIM = `
  update "order" o set status = 'CONFIRMING', "claimedAt" = clock_timestamp()
   where o.id = $1 and o."userId" = $2 and o.kind = $3 and o.status = 'PENDING' and o."cancelledAt" is null
     and o."expiredAt" is null and o."expiresAt" > clock_timestamp() returning ${ORDER_COLUMNS}`;
const CANCEL = `
  update "order" o set "cancelledAt" = clock_timestamp()
   where o.id = $1 and o."userId" = $2 and o.kind = $3 and o.status <> 'VERIFIED' and o."cancelledAt" is null
     and o."expiredAt" is null returning ${ORDER_COLUMNS}`;

/** `isDone` false: the order is past that; `order` says where it stands. */
export interface OrderChange {
  order: OrderRow;
  isDone: boolean;
}

/** Expired orders are closed first, so that a refusal gives that reason. */
const change =
  (statement: string, cause?: "cancelled") =>
  (
    { database, outbox }: Pick<OrdersDeps, "database" | "outbox">,
    person: string,
    kind: OrderItem["kind"],
    id: string | undefined,
  ): Promise<OrderChange> =>
    database.inTransaction(MONEY_SERVICE, async (tx) => {
      await lockPurchases(tx, person);
      await closeIn(tx, outbox, person);
      const order = await findOwn(tx, person, kind, id);
      if (!order) throw noOrder();
      const changed = firstOrder((await tx.query(statement, [order.id, person, kind])).rows);
      if (changed && cause) await notifyClosed(tx, outbox, order, { cause });
      // The transfers of a closed order wait from now on.
      if (changed) return { order: (await findOwn(tx, person, kind, id)) ?? changed, isDone: true };
      return { order: (await findOwn(tx, person, kind, id)) ?? order, isDone: false };
    });

/** The payer says that it was paid: the order waits for the bank or for the staff, and gives nothing yet. */
export const claimOrder = change(CLAIM);
export const cancelOrder = change(CANCEL, "cancelled");

/** Why an order cannot be claimed or cancelled. */
export function getClosedReason(order: OrderRow): { code: string; message: string } {
  if (order.status === "VERIFIED") return { code: "already_done", message: "Đơn này đã được xác nhận." };
  if (!isOpen(order) || order.status === "PENDING") {
    return { code: "order_closed", message: "Đơn này đã đóng. Bạn hãy đặt một đơn mới nhé." };
  }
  return { code: "already_done", message: "Bạn đã báo thanh toán rồi. Đơn đang chờ xác nhận." };
}

const noOrder = (): Problem => new Problem("not_found", "Không tìm thấy đơn này.");
