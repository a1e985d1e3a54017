// Where a transfer belongs. Pure: what it says, the orders that its memo names, and nothing else.
import { isSameAccount } from "./bank-account.ts";
import { accountOf, type OrderRow } from "./order.ts";

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
  /** Its time had run out when the transfer arrived; in the database's own precision. */
  isOver: boolean;
}

export type Verdict =
  | { outcome: "matched"; order: OrderRow; surplus: number }
  | { outcome: "unmatched"; reason: Reason; named: OrderRow | undefined };

export interface Arrival {
  accountNumber: string;
  amount: number;
  /** Whether the memo has any well-formed code. */
  hasCode: boolean;
}

/** `isEnrolled`: the payer has the course of the order already. */
export function judge(
  arrival: Arrival,
  orders: readonly NamedOrder[],
  isEnrolled: (order: OrderRow) => boolean,
): Verdict {
  const [order, ...others] = orders;
  if (!order) return unmatched(arrival.hasCode ? "unknown_code" : "no_code");
  if (others.length > 0) return unmatched("several_codes");
  const reason = obstacle(arrival, order) ?? (isEnrolled(order) ? "already_enrolled" : undefined);
  if (reason) return unmatched(reason, order);
  return { outcome: "matched", order, surplus: arrival.amount - order.price };
}

function obstacle({ accountNumber, amount }: Arrival, order: NamedOrder): Reason | undefined {
  if (!isSameAccount(accountNumber, accountOf(order).bankAccountNumber)) return "other_account";
  if (order.status === "VERIFIED") return "already_paid";
  if (order.cancelledAt !== null || hasExpired(order)) return "late";
  return amount < order.price ? "underpaid" : undefined;
}

/** Only orders that nobody claims to have paid expire. */
const hasExpired = ({ status, isOver }: NamedOrder): boolean => status === "PENDING" && isOver;

const unmatched = (reason: Reason, named?: OrderRow): Verdict => ({ outcome: "unmatched", reason, named });
