// Commands of administrators about orders and transfers. Their reason is stored with the decision, and the audit log
// names them: the transaction acts as the money functions, and its claims name the administrator.

import { z } from "zod";
import { asAdministrator as createAsAdministrator } from "../../../platform/database/as-administrator.ts";
import {
  type Caller,
  type Database,
  MONEY_SERVICE,
  type Transaction,
} from "../../../platform/database/database.ts";
import { lockPurchases } from "../../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import { Problem } from "../../../platform/problem.ts";
import { errors } from "../errors.ts";
import { grantAccess } from "../grant-access.ts";
import { firstOrder, getReceivedAmount, isOpen, ORDER_COLUMNS, type OrderRow } from "../order.ts";
import { notifyClosed, notifyPayer, remindPayer } from "../payer-emails.ts";
import { enrolledAlready, joinWaiting } from "../settle.ts";

export interface OrderReviewDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}

export interface Administrator {
  id: string;
  caller: Caller;
}

/** Runs `work` for an administrator; throws Problem("not_allowed") for anybody else. */
export function asAdministrator<T>(
  { database }: Pick<OrderReviewDeps, "database">,
  { caller }: Administrator,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return createAsAdministrator(database, MONEY_SERVICE, caller, work);
}

/** Closed orders can be verified too: money that came late is still money. Throws Problem. */
export const verifyOrder = (
  deps: OrderReviewDeps,
  staff: Administrator,
  id: string,
  reason: string,
): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    const order = await lockOrder(tx, { id });
    await joinWaiting(tx, id, { staffId: staff.id, note: reason });
    await pay(tx, deps.outbox, order, staff, reason);
    return reread(tx, id);
  });

export const rejectOrder = (
  deps: OrderReviewDeps,
  staff: Administrator,
  id: string,
  reason: string,
): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order.status === "VERIFIED") throw alreadyVerified();
    if (!isOpen(order)) throw new Problem(errors.order_closed, "Đơn này đã đóng từ trước.");
    await tx.query(
      `update "order" set "cancelledAt" = clock_timestamp(), "rejectReason" = $2 where id = $1`,
      [id, reason],
    );
    await notifyClosed(tx, deps.outbox, order, { cause: "rejected", reason });
    return reread(tx, id);
  });

/**
 * Gives a transfer of the queue to an order, together with the short ones that wait for it. An order that was verified
 * before only takes the money, and only while it lacks some of its price.
 */
export const assignTransfer = (
  deps: OrderReviewDeps,
  staff: Administrator,
  transactionId: number,
  orderCode: string,
  reason: string,
): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    const order = await lockOrder(tx, { orderCode });
    const { amount } = await lockTransfer(tx, transactionId);
    const paid = await getPaidByTransfer(tx, order);
    if (paid >= order.price) throw alreadyPaid();
    if (order.refundedAmount > 0) {
      throw new Problem("already_done", "Đơn này đã được hoàn tiền. Bạn trả lại giao dịch này nhé.");
    }
    await joinWaiting(tx, order.id, { staffId: staff.id, note: reason, exceptFor: transactionId });
    const sum = amount + (await getPaidByTransfer(tx, order));
    await tx.query(
      `update money.allocation set outcome = 'matched', order_id = $2, surplus = greatest(0, $3::bigint), reason = null,
              decided_at = clock_timestamp(), decided_by = $4, note = $5 where transaction_id = $1`,
      [transactionId, order.id, sum - order.price, staff.id, reason],
    );
    if (order.status !== "VERIFIED") await pay(tx, deps.outbox, order, staff, reason);
    return reread(tx, order.id);
  });

/**
 * Asks a payer for the rest of what they sent, once a day.
 * Throws Problem: not_allowed, not_found, order_closed, nothing_missing, already_done.
 */
export const remindOrder = (deps: OrderReviewDeps, staff: Administrator, id: string): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    const order = await lockOrder(tx, { id });
    if (!isOpen(order) || order.userId === null) {
      throw new Problem(errors.order_closed, "Đơn này đã đóng nên không nhắc được nữa.");
    }
    if (getReceivedAmount(order) === 0) {
      throw new Problem(errors.nothing_missing, "Đơn này chưa có khoản chuyển thiếu nào để nhắc.");
    }
    const { rows } = await tx.query("select money.note_reminder($1) as noted", [id]);
    if (rows[0]?.noted !== true) {
      throw new Problem("already_done", "Hôm nay đã nhắc người mua rồi. Mai bạn hãy nhắc tiếp.");
    }
    await remindPayer(tx, deps.outbox, order);
    return order;
  });

/** Records a refund that was made at the bank. */
export const recordTransferRefund = (
  deps: OrderReviewDeps,
  staff: Administrator,
  transactionId: number,
  reason: string,
): Promise<void> =>
  asAdministrator(deps, staff, async (tx) => {
    const { amount, namedOrderId } = await lockTransfer(tx, transactionId);
    await tx.query(
      `update money.allocation set outcome = 'refunded', decided_at = clock_timestamp(), decided_by = $2, note = $3
        where transaction_id = $1`,
      [transactionId, staff.id, reason],
    );
    if (namedOrderId) {
      await notifyPayer(tx, deps.outbox, await reread(tx, namedOrderId), { amount, cause: "returned" });
    }
  });

async function pay(
  tx: Transaction,
  outbox: Outbox,
  order: OrderRow,
  staff: Administrator,
  reason: string,
): Promise<void> {
  if (order.status === "VERIFIED") throw alreadyVerified();
  if (order.userId === null) throw new Problem(errors.order_closed, "Người đặt đơn này đã xóa tài khoản.");
  if ((await enrolledAlready(tx, [order])).size > 0) {
    throw new Problem(errors.already_enrolled, "Người này đã có khóa học rồi.");
  }
  await tx.query(
    `update "order" set status = 'VERIFIED', "verifiedAt" = clock_timestamp(), "verifiedBy" = $2, "verifyReason" = $3
      where id = $1`,
    [order.id, staff.id, reason],
  );
  await grantAccess(tx, outbox, await reread(tx, order.id));
}

/** The person first, then the order, as everywhere. Throws Problem("not_found"). */
export async function lockOrder(
  tx: Transaction,
  by: { id: string } | { orderCode: string },
): Promise<OrderRow> {
  const [column, value] = "id" in by ? ["id", by.id] : ["orderCode", by.orderCode];
  const found = firstOrder(
    (await tx.query(`select ${ORDER_COLUMNS} from "order" o where o."${column}" = $1`, [value])).rows,
  );
  if (!found) throw new Problem("not_found", "Không tìm thấy đơn này.");
  if (found.userId) await lockPurchases(tx, found.userId);
  return reread(tx, found.id, "for update");
}

export async function reread(tx: Transaction, id: string, lock = ""): Promise<OrderRow> {
  const { rows } = await tx.query(`select ${ORDER_COLUMNS} from "order" o where o.id = $1 ${lock}`, [id]);
  const order = firstOrder(rows);
  if (!order) throw new Error("an order vanished while it was locked");
  return order;
}

/** `amount` in đồng. Throws Problem: not_found, transfer_settled. */
async function lockTransfer(
  tx: Transaction,
  transactionId: number,
): Promise<{ amount: number; namedOrderId: string | null }> {
  const { rows } = await tx.query(
    `select outcome, named_order_id as "namedOrderId" from money.allocation where transaction_id = $1 for update`,
    [transactionId],
  );
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy giao dịch này.");
  if (rows[0].outcome !== "unmatched") {
    throw new Problem(errors.transfer_settled, "Giao dịch này đã được xử lý.");
  }
  const ledger = await tx.query("select amount from money.bank_transaction where id = $1", [transactionId]);
  const amount = z.coerce.number().parse(ledger.rows[0]?.amount);
  return { amount, namedOrderId: z.uuid().nullable().parse(rows[0].namedOrderId) };
}

/** đồng that transfers brought which belong to the order for good. */
async function getPaidByTransfer(tx: Transaction, { id }: OrderRow): Promise<number> {
  const { rows } = await tx.query(
    `select coalesce(sum(t.amount), 0)::float8 as paid
       from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
      where a.order_id = $1 and a.outcome = 'matched'`,
    [id],
  );
  return z.number().parse(rows[0]?.paid);
}

const alreadyVerified = (): Problem => new Problem("already_done", "Đơn này đã được xác nhận.");
const alreadyPaid = (): Problem => new Problem("already_done", "Đơn này đã được trả đủ tiền.");
