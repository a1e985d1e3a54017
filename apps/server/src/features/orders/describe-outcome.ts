// The outcome of a transfer as one line for the terminal.
import { money } from "@bentrong/format/money";
import type { Reason } from "./match-transfer.ts";
import type { Settled } from "./settle.ts";

const REASONS: Record<Exclude<Reason, "underpaid">, string> = {
  no_code: "unknown: the memo has no order code",
  unknown_code: "unknown: no order has this code",
  several_codes: "unknown: the memo has several order codes",
  other_account: "held: it went to another account than the order's",
  late: "late: the order is expired or cancelled",
  already_paid: "extra: the order was paid before",
  already_enrolled: "held: the payer has this course already",
};

/** `settled` null: a repetition. */
export function describeOutcome(settled: Settled | null | undefined): string {
  if (!settled) return "known: this transfer was told before";
  const { outcome, received = 0, price = 0 } = settled;
  if (outcome === "matched") {
    const over = received - price;
    return over > 0 ? `over: the order is paid, ${money(over)} too much` : "matched: the order is paid";
  }
  if (settled.reason === "underpaid") {
    return `short: ${money(received)} of ${money(price)} arrived, ${money(price - received)} is missing`;
  }
  return `${REASONS[settled.reason]}; it waits in the unmatched queue`;
}
