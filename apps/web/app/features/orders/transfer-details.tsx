import { money } from "@bentrong/format/money";
import type { ReactNode } from "react";
import type { Order } from "../../api/orders.ts";
import { getAmountDue, parsePayment } from "../../common/orders/order.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { CopyButton } from "./copy-button.tsx";
import { paymentText } from "./payment-text.ts";

/**
 * Account, amount and memo of the transfer, in the sequence in which a bank's app asks; amount and memo must be exact.
 */
export function TransferDetails({ order }: { order: Order }) {
  const text = useText(paymentText);
  const { bankName, bankAccountNumber, bankAccountName } = parsePayment(order);
  const due = getAmountDue(order);
  return (
    <section aria-labelledby="transfer" className="flex flex-col gap-4">
      <div>
        <h2 id="transfer" className="text-xl">
          {text.transfer}
        </h2>
        <p className="text-sm text-ink-soft">{text.transferLead}</p>
      </div>
      <dl className="divide-y divide-line rounded-l border border-line bg-card px-4 sm:px-5">
        <Row
          label={text.amount}
          isMain
          shown={due === undefined ? undefined : money(due)}
          copied={due === undefined ? undefined : String(due)}
        />
        <Row label={text.memo} isMain shown={order.orderCode} copied={order.orderCode} />
        <Row label={text.accountNumber} shown={bankAccountNumber} copied={bankAccountNumber} />
        <Row label={text.bankName} shown={bankName} copied={bankName} />
        <Row label={text.accountName} shown={bankAccountName} copied={bankAccountName} />
      </dl>
    </section>
  );
}

interface RowProps {
  label: string;
  shown: string | null | undefined;
  copied: string | null | undefined;
  isMain?: boolean;
}

function Row({ label, shown, copied, isMain = false }: RowProps): ReactNode {
  const text = useText(paymentText);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      <dt className="self-end text-xs text-ink-soft">{label}</dt>
      <dd
        className={`self-start wrap-anywhere ${isMain ? "text-xl font-semibold tabular-nums tracking-wide" : "text-base font-medium"}`}
      >
        {shown || text.unknown}
      </dd>
      {copied && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <CopyButton label={label} value={copied} />
        </dd>
      )}
    </div>
  );
}
