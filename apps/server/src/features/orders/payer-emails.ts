// What a payer is told by e-mail of amounts that arrived and of orders that closed, in the transaction of the cause.
import type { Transaction } from "../../platform/database/database.ts";
import type { Post } from "../../platform/email/outbox.ts";
import { writeTo } from "./grant-access.ts";
import type { Reason } from "./match-transfer.ts";
import { getReceivedAmount, type OrderRow, titleOf } from "./order.ts";

/** `amount`: đồng of this transfer. `order` as it was before it, for a short one. */
export async function notifyPayer(
  tx: Transaction,
  post: Post,
  order: OrderRow,
  { amount, cause }: { amount: number; cause: Reason | "returned" },
): Promise<void> {
  const received = getReceivedAmount(order) + amount;
  const facts =
    cause === "underpaid"
      ? { outcome: "short" as const, received, missing: order.price - received, ...deadlineOf(order) }
      : { outcome: outcomeOf(cause) };
  await write(tx, order, (to) =>
    post.enqueue(tx, { kind: "payment_received", ...to, ...describe(order), amount, ...facts }),
  );
}

type Held = "already_paid" | "late" | "already_enrolled" | "returned" | "held";
const outcomeOf = (cause: Reason | "returned"): Held =>
  cause === "already_paid" || cause === "late" || cause === "already_enrolled" || cause === "returned"
    ? cause
    : "held";

/** Only orders that nobody claims to have paid expire. */
const deadlineOf = ({ status, expiresAt }: OrderRow): { until?: Date } =>
  status === "PENDING" ? { until: expiresAt } : {};

export interface Closing {
  cause: "rejected" | "expired" | "cancelled";
  /** Of the staff, who rejected it. */
  reason?: string;
}

/**
 * Whoever neither paid nor claimed anything gets no e-mail that their order ran out or that they cancelled it. `order` as
 * it was before it closed.
 */
export async function notifyClosed(
  tx: Transaction,
  post: Post,
  order: OrderRow,
  closing: Closing,
): Promise<void> {
  const received = getReceivedAmount(order);
  if (closing.cause !== "rejected" && received === 0) return;
  await write(tx, order, (to) =>
    post.enqueue(tx, { kind: "order_closed", ...to, ...describe(order), received, ...closing }),
  );
}

/** To a payer who sent too little; staff ask for it. */
export const remindPayer = (tx: Transaction, post: Post, order: OrderRow): Promise<void> => {
  const received = getReceivedAmount(order);
  const amounts = { received, missing: order.price - received };
  return write(tx, order, (to) =>
    post.enqueue(tx, {
      kind: "payment_reminder",
      ...to,
      ...describe(order),
      ...amounts,
      ...deadlineOf(order),
    }),
  );
};

const describe = (order: OrderRow) => ({
  orderCode: order.orderCode,
  orderId: order.id,
  ...(order.courseId === null ? {} : { courseId: order.courseId }),
  title: titleOf(order),
  price: order.price,
});

/** An order whose person is gone tells nobody. */
async function write(
  tx: Transaction,
  { userId }: OrderRow,
  enqueue: Parameters<typeof writeTo>[2],
): Promise<void> {
  if (userId !== null) await writeTo(tx, userId, enqueue);
}
