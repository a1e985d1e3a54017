// An order as its owner is shown it. What a screen does not need may be missing: a page must not break over it.
import { z } from "zod/mini";

const optional = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));

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
});
export type Order = z.infer<typeof Order>;

export type OrderKind = "course" | "plan";

const field = optional(z.string());
const PaymentInfo = z.object({
  bankBin: field,
  bankName: field,
  bankAccountNumber: field,
  bankAccountName: field,
  price: optional(z.number()),
});
type PaymentInfo = z.infer<typeof PaymentInfo>;

const ReferenceInfo = z.object({ title: field });

function fromJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Where to pay and how much; empty where the order does not say. */
export function paymentOf({ paymentInfo, price }: Pick<Order, "paymentInfo" | "price">): PaymentInfo {
  const read = PaymentInfo.safeParse(fromJson(paymentInfo));
  const known = read.success ? read.data : {};
  return { ...known, price: known.price ?? price };
}

/** What is bought, in the words of the day it was ordered; undefined where the order does not say. */
export function titleOf({ referenceInfo }: Pick<Order, "referenceInfo">): string | undefined {
  const read = ReferenceInfo.safeParse(fromJson(referenceInfo));
  return read.success ? read.data.title || undefined : undefined;
}

export type OrderState = "waiting" | "claimed" | "verified" | "expired" | "cancelled" | "rejected";

/** The status stays what the payer knows when an order is closed: how it was closed stands in fields of its own. */
export function stateOf(order: Order): OrderState {
  if (order.status === "VERIFIED") return "verified";
  if (order.cancelledAt) return order.rejectReason ? "rejected" : "cancelled";
  if (order.expiredAt) return "expired";
  return order.status === "PENDING" ? "waiting" : "claimed";
}

const SETTLED: readonly OrderState[] = ["verified", "expired", "cancelled", "rejected"];

/** Nothing can be paid or claimed any more. */
export const isSettled = (order: Order): boolean => SETTLED.includes(stateOf(order));

/** Where the order is paid: the payment screen of a course finds its open order itself. */
export const paymentPath = ({ id, courseId }: Pick<Order, "id" | "courseId">): string =>
  courseId ? `/checkout/${courseId}` : `/payment/plan/${id}`;
