// Where a transfer belongs. Pure: what it says, the orders that its memo names, and nothing else.
import { isSameAccount } from "../../platform/payments/bank-account.ts";
import { getBankAccount, type OrderRow } from "./order.ts";

export type Reason =
  | "no_code"
  | "unknown_code"
  | "several_codes"
  | "other_account"
  | "underpaid"
  | "late"
  | "already_paid"
  | "already_enrolled";

/** An order that a memo names. */
export interface NamedOrder extends OrderRow {
  /** đồng of earlier transfers that wait for the rest. */
  received: number;
  /** Its time had run out when the transfer arrived; in the database's own precision. */
  isOver: boolean;
}

export type MatchResult =
  /** `surplus`: of all transfers together. */
  | { outcome: "matched"; order: NamedOrder; surplus: number }
  | { outcome: "unmatched"; reason: Reason; named: NamedOrder | undefined };

export interface IncomingTransfer {
  accountNumber: string;
  amount: number;
  /** True if the memo has any well-formed code. */
  hasCode: boolean;
}

/** `isEnrolled`: the payer has the course of the order already. */
export function matchTransfer(
  arrival: IncomingTransfer,
  orders: readonly NamedOrder[],
  isEnrolled: (order: OrderRow) => boolean,
): MatchResult {
  const [order, ...others] = orders;
  if (!order) return unmatched(arrival.hasCode ? "unknown_code" : "no_code");
  if (others.length > 0) {
    // Codes of one payer: the payer is notified about the first order.
    const isOnePayer = others.every(({ userId }) => userId !== null && userId === order.userId);
    return unmatched("several_codes", isOnePayer ? order : undefined);
  }
  const sum = order.received + arrival.amount;
  const reason =
    obstacle(arrival, order) ??
    (isEnrolled(order) ? "already_enrolled" : undefined) ??
    (sum < order.price ? "underpaid" : undefined);
  if (reason) return unmatched(reason, order);
  return { outcome: "matched", order, surplus: sum - order.price };
}

function obstacle({ accountNumber }: IncomingTransfer, order: NamedOrder): Reason | undefined {
  if (!isSameAccount(accountNumber, getBankAccount(order).bankAccountNumber)) return "other_account";
  if (order.status === "VERIFIED") return "already_paid";
  if (order.cancelledAt !== null || hasExpired(order)) return "late";
  return undefined;
}

/** Only orders without a claim of payment expire. */
const hasExpired = ({ status, isOver }: NamedOrder): boolean => status === "PENDING" && isOver;

const unmatched = (reason: Reason, named?: NamedOrder): MatchResult => ({
  outcome: "unmatched",
  reason,
  named,
});
