// An order as its row holds it, and as its owner is shown it.
import { z } from "zod";

/** 'counted' pays the order, 'waiting' is held for a person to decide, 'returned' was sent back. */
const OrderTransfer = z.object({
  /** đồng */
  amount: z.number(),
  at: z.string(),
  state: z.enum(["counted", "waiting", "returned"]),
});

export const OrderRow = z.object({
  id: z.uuid(),
  orderCode: z.string(),
  /** Absent once the person is forgotten. */
  userId: z.uuid().nullable(),
  kind: z.enum(["course", "plan"]),
  courseId: z.number().nullable(),
  planId: z.number().nullable(),
  planDays: z.number().nullable(),
  /** đồng, as it was when the order was made */
  price: z.number(),
  status: z.enum(["PENDING", "CONFIRMING", "VERIFIED"]),
  /** JSON: bankBin, bankName, bankAccountNumber, bankAccountName, price */
  paymentInfo: z.string(),
  /** JSON: title of what was bought */
  referenceInfo: z.string(),
  qrCode: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  expiredAt: z.date().nullable(),
  claimedAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  rejectReason: z.string().nullable(),
  verifiedAt: z.date().nullable(),
  /** đồng that were refunded */
  refundedAmount: z.coerce.number<string>(),
  /** Since when everything that was paid for it has gone back, and what it gave is taken back. */
  refundedAt: z.date().nullable(),
  /** Every transfer that named it, in the sequence in which they were written down. */
  transfers: z.array(OrderTransfer),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const ORDER_COLUMNS = Object.keys(OrderRow.shape)
  .map((name) => (name === "transfers" ? "money.transfers_of(o.id) as transfers" : `o."${name}"`))
  .join(", ");

/** The order as clients read it, without the owner's id. */
export interface ShownOrder extends Omit<OrderRow, "userId"> {
  /** đồng of the transfers that count */
  receivedAmount: number;
}
export const shown = ({ userId: _, ...order }: OrderRow): ShownOrder => ({
  ...order,
  receivedAmount: getReceivedAmount(order),
  qrCode: order.qrCode && toCurrentPicture(order.qrCode, getAmountDue(order), order.price),
});

/** đồng that arrived and count. */
export const getReceivedAmount = ({ transfers }: Pick<OrderRow, "transfers">): number =>
  transfers.reduce((sum, { amount, state }) => sum + (state === "counted" ? amount : 0), 0);

/** The amount due, in đồng: the price, less what arrived while it is open. */
export function getAmountDue(order: OrderDue): number {
  const due = isOpen(order) ? order.price - getReceivedAmount(order) : order.price;
  return due > 0 ? due : order.price;
}
type OrderDue = Pick<OrderRow, "price" | "transfers" | "status" | "cancelledAt" | "expiredAt">;

/** A picture is cached for good: another amount has another address. The server reads the amount from the order alone. */
const toCurrentPicture = (address: string, due: number, price: number): string =>
  due === price ? address : `${address}&amount=${due}`;

export const firstOrder = (rows: readonly unknown[]): OrderRow | undefined =>
  rows.length === 0 ? undefined : OrderRow.parse(rows[0]);

/** Can still be paid, claimed and cancelled. */
export const isOpen = ({
  status,
  cancelledAt,
  expiredAt,
}: Pick<OrderRow, "status" | "cancelledAt" | "expiredAt">): boolean =>
  status !== "VERIFIED" && cancelledAt === null && expiredAt === null;

const Reference = z.object({ title: z.string().catch("") }).catch({ title: "" });
export const getTitle = ({ referenceInfo }: Pick<OrderRow, "referenceInfo">): string =>
  Reference.parse(JSON.parse(referenceInfo)).title;

const PaymentInfo = z.object({ bankBin: z.string(), bankAccountNumber: z.string(), price: z.number() });
/** The account that this order named, whatever the settings say by now. */
export const getBankAccount = ({ paymentInfo }: Pick<OrderRow, "paymentInfo">) =>
  PaymentInfo.parse(JSON.parse(paymentInfo));
