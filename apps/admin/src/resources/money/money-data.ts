// Schemas of the answers about money.
import { z } from "zod/mini";

const instant = z.string();
const maybeInstant = z.nullable(instant);
const text = z.nullable(z.string());

const Person = z.object({ id: z.string(), name: text, email: z.string() });

const OrderFacts = z.object({
  id: z.string(),
  orderCode: z.string(),
  kind: z.enum(["plan", "course"]),
  title: text,
  /** đồng, as all amounts */
  price: z.number(),
  status: z.enum(["PENDING", "CONFIRMING", "VERIFIED"]),
  createdAt: instant,
  expiresAt: instant,
  expiredAt: maybeInstant,
  claimedAt: maybeInstant,
  cancelledAt: maybeInstant,
  rejectReason: text,
  verifiedAt: maybeInstant,
  refundedAmount: z.number(),
  /** Since when all of it has gone back. */
  refundedAt: maybeInstant,
  /** Sum of the transfers that count, verified or not, in đồng. */
  receivedAmount: z.number(),
  person: z.nullable(Person),
});
export type OrderFacts = z.infer<typeof OrderFacts>;

export const OrderPage = z.object({ orders: z.array(OrderFacts), next: text });

const outcome = z.enum(["unmatched", "matched", "refunded"]);
export type Outcome = z.infer<typeof outcome>;

const HistoryLine = z.object({
  at: instant,
  who: text,
  action: z.string(),
  subject: z.string(),
  changed: z.array(z.string()),
});
export type HistoryLine = z.infer<typeof HistoryLine>;

const OrderTransfer = z.object({
  id: z.number(),
  amount: z.number(),
  memo: z.string(),
  transferredAt: instant,
  outcome,
  reason: text,
  surplus: z.number(),
  note: text,
  paysThis: z.boolean(),
});
export type OrderTransfer = z.infer<typeof OrderTransfer>;

const OrderRefund = z.object({
  id: z.number(),
  amount: z.number(),
  /** The day on which the bank sent it: "2026-11-22". */
  on: z.string(),
  bankReference: z.string(),
  reason: text,
});
export type OrderRefund = z.infer<typeof OrderRefund>;

export const OneOrder = z.extend(OrderFacts, {
  planDays: z.nullable(z.number()),
  paymentInfo: z.object({
    bankName: z.optional(z.string()),
    bankAccountNumber: z.optional(z.string()),
  }),
  /** Its payer was asked for the rest today. */
  isReminded: z.boolean(),
  /** Sum received, in đồng; 0 while it is not verified. */
  paid: z.number(),
  refunds: z.array(OrderRefund),
  verifyReason: text,
  verifiedBy: text,
  transfers: z.array(OrderTransfer),
  history: z.array(HistoryLine),
});
export type OneOrder = z.infer<typeof OneOrder>;

const Transfer = z.object({
  id: z.number(),
  provider: z.string(),
  amount: z.number(),
  memo: z.string(),
  reference: text,
  accountNumber: z.string(),
  transferredAt: instant,
  receivedAt: instant,
  outcome,
  reason: text,
  surplus: z.number(),
  note: text,
  decidedAt: maybeInstant,
  decidedBy: text,
  order: z.nullable(
    z.object({
      id: z.string(),
      orderCode: z.string(),
      price: z.number(),
      status: z.string(),
      title: text,
      person: text,
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;
export const TransferList = z.array(Transfer);

const Suggestion = z.object({
  order: z.object({
    id: z.string(),
    orderCode: z.string(),
    price: z.number(),
    title: text,
    personName: z.string(),
    email: z.string(),
    createdAt: instant,
    status: z.enum(["PENDING", "CONFIRMING", "VERIFIED"]),
    cancelledAt: maybeInstant,
    expiredAt: maybeInstant,
  }),
  isNamed: z.boolean(),
  edits: z.nullable(z.number()),
  hasSameAmount: z.boolean(),
  hasSameName: z.boolean(),
  isTimely: z.boolean(),
});
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = z.array(Suggestion);

const PreviewLine = z.object({
  line: z.number(),
  outcome: z.enum(["known", "matched", "unmatched", "unreadable"]),
  reason: z.optional(z.string()),
  problem: z.optional(z.string()),
  amount: z.optional(z.number()),
  memo: z.optional(z.string()),
  transferredAt: z.optional(instant),
  orderCode: z.optional(z.string()),
});
export type PreviewLine = z.infer<typeof PreviewLine>;

const counts = { transfers: z.number(), matched: z.number(), unmatched: z.number(), known: z.number() };
export const Preview = z.object({
  ...counts,
  outgoing: z.number(),
  unreadable: z.number(),
  lines: z.array(PreviewLine),
});
export type Preview = z.infer<typeof Preview>;
export const Imported = z.object(counts);
export type Imported = z.infer<typeof Imported>;

const Month = z.object({
  month: z.string(),
  planOrders: z.number(),
  planAmount: z.number(),
  courseOrders: z.number(),
  courseAmount: z.number(),
  surplus: z.number(),
  received: z.number(),
  refunds: z.number(),
  refunded: z.number(),
  orderRefunds: z.number(),
  orderRefunded: z.number(),
});
export type Month = z.infer<typeof Month>;
export const Months = z.array(Month);
