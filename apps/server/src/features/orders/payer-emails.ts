// E-mails to payers about amounts that arrived and orders that closed, in the transaction of the cause.
import type { Transaction } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { notifyUser } from "./grant-access.ts";
import type { Reason } from "./match-transfer.ts";
import { getReceivedAmount, getTitle, type OrderRow } from "./order.ts";

/** `amount`: đồng of this transfer. `order` as it was before it, for a short one. */
export async function notifyPayer(
  tx: Transaction,
  outbox: Outbox,
  order: OrderRow,
  { amount, cause }: { amount: number; cause: Reason | "returned" },
): Promise<void> {
  const received = getReceivedAmount(order) + amount;
  const facts =
    cause === "underpaid"
      ? { outcome: "short" as const, received, missing: order.price - received, ...toDeadline(order) }
      : { outcome: toOutcome(cause) };
  await write(tx, order, (to) =>
    outbox.enqueue(tx, { kind: "payment_received", ...to, ...describe(order), amount, ...facts }),
  );
}

type Held = "already_paid" | "late" | "already_enrolled" | "returned" | "held";
const toOutcome = (cause: Reason | "returned"): Held =>
  cause === "already_paid" || cause === "late" || cause === "already_enrolled" || cause === "returned"
    ? cause
    : "held";

/** Only orders without a claim of payment expire. */
const toDeadline = ({ status, expiresAt }: OrderRow): { until?: Date } =>
  status === "PENDING" ? { until: expiresAt } : {};

export interface Closing {
  cause: "rejected" | "expired" | "cancelled";
  /** Of the staff, who rejected it. */
  reason?: string;
}

/**
 * A payer without a payment or claim gets no e-mail about an expired or cancelled order. `order` as it was before it
 * closed.
 */
export async function notifyClosed(
  tx: Transaction,
  outbox: Outbox,
  order: OrderRow,
  closing: Closing,
): Promise<void> {
  const received = getReceivedAmount(order);
  if (closing.cause !== "rejected" && received === 0) return;
  await write(tx, order, (to) =>
    outbox.enqueue(tx, { kind: "order_closed", ...to, ...describe(order), received, ...closing }),
  );
}

/** To a payer who sent too little; staff ask for it. */
export const remindPayer = (tx: Transaction, outbox: Outbox, order: OrderRow): Promise<void> => {
  const received = getReceivedAmount(order);
  const amounts = { received, missing: order.price - received };
  return write(tx, order, (to) =>
    outbox.enqueue(tx, {
      kind: "payment_reminder",
      ...to,
      ...describe(order),
      ...amounts,
      ...toDeadline(order),
    }),
  );
};

const describe = (order: OrderRow) => ({
  orderCode: order.orderCode,
  orderId: order.id,
  ...(order.courseId === null ? {} : { courseId: order.courseId }),
  title: getTitle(order),
  price: order.price,
});

/** An order of a deleted account notifies no one. */
async function write(
  tx: Transaction,
  { userId }: OrderRow,
  enqueue: Parameters<typeof notifyUser>[2],
): Promise<void> {
  if (userId !== null) await notifyUser(tx, userId, enqueue);
}
