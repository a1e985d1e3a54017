// A refund: the money goes back at the bank, by hand, and an administrator writes it down here. Once all that was paid for
// an order has gone back, what it gave is taken back in the same transaction.

import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { Problem } from "../../platform/problem.ts";
import {
  type Administrator,
  asAdministrator,
  lockOrder,
  type OrderReviewDeps,
  reread,
} from "./admin/order-review.ts";
import { errors } from "./errors.ts";
import { notifyUser } from "./grant-access.ts";
import { getTitle, type OrderRow } from "./order.ts";
import { revokeAccess } from "./revoke-access.ts";

export interface Refund {
  /** đồng */
  amount: number;
  /** The day in Vietnam on which the bank sent it: "2026-11-22". */
  on: string;
  /** Of the transfer back, as the bank names it. */
  bankReference: string;
  /** The owner reads it. */
  reason: string;
}

const INSERT = `
  insert into money.refund (order_id, amount, refunded_on, bank_reference, reason) values ($1, $2, $3, $4, $5)`;

/** Throws Problem: not_allowed, not_found, order_unpaid, already_done, refund_exceeds, invalid_input. */
export const recordRefund = (
  deps: OrderReviewDeps,
  staff: Administrator,
  id: string,
  refund: Refund,
): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    await requirePossible(tx, await lockOrder(tx, { id }), refund);
    const { amount, on, bankReference, reason } = refund;
    await tx.query(INSERT, [id, amount, on, bankReference, reason]);
    const order = await reread(tx, id);
    if (order.refundedAt !== null) await revokeAccess(tx, order);
    await tell(tx, deps.outbox, order, refund);
    return order;
  });

const FACTS = `
  select money.paid_for(o.id)::float8 as paid,
         $2::date between (o."createdAt" at time zone 'Asia/Ho_Chi_Minh')::date
                      and (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::date as "isTimely",
         exists (select from money.refund r where r.order_id = o.id and upper(r.bank_reference) = upper($3)) as "isKnown"
    from "order" o where o.id = $1`;
const Facts = z.object({ paid: z.number(), isTimely: z.boolean(), isKnown: z.boolean() });

/** The order is locked, so that nothing goes back in between. */
async function requirePossible(
  tx: Transaction,
  { id, status, refundedAmount }: OrderRow,
  { amount, on, bankReference }: Refund,
): Promise<void> {
  if (status !== "VERIFIED") {
    throw new Problem(errors.order_unpaid, "Đơn này chưa được xác nhận nên chưa có gì để hoàn.");
  }
  const { rows } = await tx.query(FACTS, [id, on, bankReference]);
  const { paid, isTimely, isKnown } = Facts.parse(rows[0]);
  if (isKnown) throw new Problem("already_done", "Lần hoàn tiền với mã giao dịch này đã được ghi rồi.");
  if (refundedAmount + amount > paid) {
    throw new Problem(errors.refund_exceeds, "Số tiền hoàn nhiều hơn số còn lại của đơn. Bạn xem lại nhé.");
  }
  if (!isTimely) {
    throw new Problem("invalid_input", "Ngày hoàn phải từ ngày đặt đơn tới hôm nay.");
  }
}

/** A deleted account gets no e-mail. */
async function tell(tx: Transaction, outbox: Outbox, order: OrderRow, refund: Refund): Promise<void> {
  const { userId, orderCode, kind, refundedAt } = order;
  if (userId === null) return;
  const premiumUntil = kind === "plan" ? await lastDay(tx, userId) : null;
  await notifyUser(tx, userId, (to) =>
    outbox.enqueue(tx, {
      kind: "order_refunded",
      ...to,
      ...{
        orderCode,
        title: getTitle(order),
        orderKind: kind,
        orderId: order.id,
        isWhole: refundedAt !== null,
      },
      ...refund,
      ...(premiumUntil ? { premiumUntil } : {}),
    }),
  );
}

async function lastDay(tx: Transaction, person: string): Promise<Date | null> {
  const { rows } = await tx.query(
    `select max("expiresAt") as at from membership
      where "userId" = $1 and "planId" <> 1 and "expiresAt" > clock_timestamp()`,
    [person],
  );
  return z.object({ at: z.date().nullable() }).parse(rows[0]).at;
}
