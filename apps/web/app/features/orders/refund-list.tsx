import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import type { Refund } from "../../api/order-history.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { historyText } from "./history-text.ts";

/** Refunds of an order, on its receipt. `isWhole`: everything was refunded. */
export function RefundList({ refunds, isWhole }: { refunds: readonly Refund[]; isWhole: boolean }) {
  const text = useText(historyText);
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="refunds" className="text-xl">
        {text.refunds}
      </h2>
      <ul className="flex flex-col gap-4">
        {refunds.map(({ id, amount, refundedOn, bankReference, reason }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <div className="flex min-w-0 flex-col gap-0.5 text-sm wrap-anywhere">
              <p>
                {text.refundedOn(shortDate(refundedOn))} · {text.bankReference(bankReference)}
              </p>
              {reason && (
                <p className="text-ink-soft">
                  {text.reason} {reason}
                </p>
              )}
            </div>
            <p className="font-serif text-xl tabular-nums">{money(amount)}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{isWhole ? text.refundedAll : text.refundedPart}</p>
    </section>
  );
}
