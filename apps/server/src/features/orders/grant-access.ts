// Grants access for a paid order and enqueues the e-mail about it: in the transaction that marks it as paid.
import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { getReceivedAmount, getTitle, type OrderRow } from "./order.ts";

/**
 * A period begins where the last one ends, so that renewing early loses no day. Its days have 24 hours each: one of the
 * session's own time zone may be longer or shorter.
 */
const EXTEND = `
  insert into membership ("userId", "planId", "startsAt", "expiresAt", "orderId")
  select $1, $2, s.at, s.at + make_interval(hours => 24 * $3), $4
    from (select greatest(clock_timestamp(), max("expiresAt")) as at
            from membership where "userId" = $1 and "planId" <> 1) s
  returning "expiresAt"`;
const ENROL = `insert into "courseEnroll" ("userId", "courseId", "orderId") values ($1, $2, $3)`;

/** `order` as it is by now, with its transfers. The person's lock is held (orders.ts). An order whose person is gone gives nothing to anybody. */
export async function grantAccess(tx: Transaction, outbox: Outbox, order: OrderRow): Promise<void> {
  const { userId, kind, courseId, planId, planDays } = order;
  if (userId === null) return;
  if (kind === "course") {
    await tx.query(ENROL, [userId, courseId, order.id]);
    await notifyUser(tx, userId, (to) =>
      outbox.enqueue(tx, { kind: "order_paid", ...to, ...toReceipt(order), courseId: Number(courseId) }),
    );
    return;
  }
  const { rows } = await tx.query(EXTEND, [userId, planId, planDays, order.id]);
  const { expiresAt } = z.object({ expiresAt: z.date() }).parse(rows[0]);
  await notifyUser(tx, userId, (to) =>
    outbox.enqueue(tx, { kind: "membership_started", ...to, ...toReceipt(order), expiresAt }),
  );
}

/** An order that staff verified without a transfer was paid in another way, at its price. */
const toReceipt = (order: OrderRow) => ({
  orderCode: order.orderCode,
  title: getTitle(order),
  price: order.price,
  received: getReceivedAmount(order) || order.price,
});

const Addressee = z.object({ email: z.string(), name: z.string().nullable() });

/** The addressee, if the account still exists. */
export async function notifyUser(
  tx: Transaction,
  userId: string,
  write: (addressee: { to: string; userId: string; name?: string }) => Promise<unknown>,
): Promise<void> {
  const { rows } = await tx.query("select email, name from money.addressee($1)", [userId]);
  if (!rows[0]) return;
  const { email, name } = Addressee.parse(rows[0]);
  await write({ to: email, userId, ...(name ? { name } : {}) });
}
