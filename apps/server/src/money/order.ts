// An order as its row holds it, and as its owner is shown it.
import { z } from "zod";

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
  /** đồng that went back to whoever paid */
  refundedAmount: z.coerce.number<string>(),
  /** Since when everything that was paid for it has gone back, and what it gave is taken back. */
  refundedAt: z.date().nullable(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const ORDER_COLUMNS = Object.keys(OrderRow.shape)
  .map((name) => `o."${name}"`)
  .join(", ");

/** What a client reads; the owner's id is left out, since nobody else is shown it. */
export type ShownOrder = Omit<OrderRow, "userId">;
export const shown = ({ userId: _, ...order }: OrderRow): ShownOrder => order;

export const firstOrder = (rows: readonly unknown[]): OrderRow | undefined =>
  rows.length === 0 ? undefined : OrderRow.parse(rows[0]);

/** Can still be paid, claimed and cancelled. */
export const isOpen = ({ status, cancelledAt, expiredAt }: OrderRow): boolean =>
  status !== "VERIFIED" && cancelledAt === null && expiredAt === null;

const Reference = z.object({ title: z.string().catch("") }).catch({ title: "" });
export const titleOf = ({ referenceInfo }: Pick<OrderRow, "referenceInfo">): string =>
  Reference.parse(JSON.parse(referenceInfo)).title;

const PaymentInfo = z.object({ bankBin: z.string(), bankAccountNumber: z.string(), price: z.number() });
/** The account that this order named, whatever the settings say by now. */
export const accountOf = ({ paymentInfo }: Pick<OrderRow, "paymentInfo">) =>
  PaymentInfo.parse(JSON.parse(paymentInfo));
