// Orders as their owner receives them; fetched together with the first answer. Fields that no screen needs are
// optional, so that a missing one does not break a page.
import { z } from "zod/mini";

const optional = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));

/** 'counted' pays the order, 'waiting' is held for a person to decide, 'returned' was sent back. */
const OrderTransfer = z.object({
  /** đồng */
  amount: z.number(),
  state: z.string(),
});

export const Order = z.object({
  id: z.string(),
  orderCode: z.string(),
  courseId: optional(z.number()),
  planId: optional(z.number()),
  /** đồng, as it was when the order was made */
  price: optional(z.number()),
  /** PENDING, VERIFIED, or anything else: that waits for confirmation. */
  status: z.string(),
  /** JSON: bankBin, bankName, bankAccountNumber, bankAccountName, price */
  paymentInfo: optional(z.string()),
  /** JSON: title of what was bought */
  referenceInfo: optional(z.string()),
  /** The address of the picture that a bank's app reads. */
  qrCode: optional(z.string()),
  createdAt: z.string(),
  expiresAt: optional(z.string()),
  expiredAt: optional(z.string()),
  cancelledAt: optional(z.string()),
  rejectReason: optional(z.string()),
  verifiedAt: optional(z.string()),
  /** đồng that went back */
  refundedAmount: optional(z.number()),
  /** Time since which the order is refunded completely. */
  refundedAt: optional(z.string()),
  /** Every transfer that named it, oldest first. */
  transfers: optional(z.array(OrderTransfer)),
});
export const OrderTransfers = z.array(OrderTransfer);
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ data: Order });

const PastOrder = z.extend(Order, {
  /** True if staff confirmed the payment without a transfer. */
  verifiedByHand: optional(z.boolean()),
});
export type PastOrder = z.infer<typeof PastOrder>;
export const PastOrders = z.array(PastOrder);

const Refund = z.object({
  id: z.number(),
  /** đồng */
  amount: z.number(),
  /** The day on which the bank sent it: "2026-11-22". */
  refundedOn: z.string(),
  bankReference: z.string(),
  reason: z.nullable(z.string()),
});
export type Refund = z.infer<typeof Refund>;
export const Refunds = z.array(Refund);
