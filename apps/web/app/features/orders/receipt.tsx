import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Button, buttonClass } from "@bentrong/ui/button";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { Fragment, type ReactNode, useCallback } from "react";
import { apiClient } from "../../api/client.ts";
import { getOrderRecord, type OrderRecord, type PastOrder } from "../../api/order-history.ts";
import { unwrap } from "../../api/unwrap.ts";
import {
  getOrderState,
  getOrderTitle,
  isSettled,
  parsePayment,
  paymentPath,
  sumTransfers,
} from "../../common/orders/order.ts";
import { PlanName } from "../../common/plans/plan-name.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useSession } from "../../lib/session/use-session.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { useQuery } from "../../lib/use-query.ts";
import { ClosedOrder } from "./closed-order.tsx";
import { historyText } from "./history-text.ts";
import { ReceivedMoney } from "./received-money.tsx";
import { RefundList } from "./refund-list.tsx";

interface Props {
  userId: string;
  id: string;
}

/** A past order; once it is paid, a receipt that fits on one sheet. */
export function ReceiptPage({ userId, id }: Props) {
  const text = useText(historyText);
  const record = useQuery(
    useCallback(async () => unwrap(await getOrderRecord(apiClient(), userId, id)), [userId, id]),
  );
  if (record.status === "loading") {
    return (
      <Frame title={text.order}>
        <div role="status">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-110 rounded-l" />
        </div>
      </Frame>
    );
  }
  if (record.status === "failed") {
    return (
      <Frame title={text.order}>
        <Notice tone="problem">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{text.loadFailed}</p>
            <RetryButton retry={record.retry} />
          </div>
        </Notice>
      </Frame>
    );
  }
  if (!record.value) {
    return (
      <Frame title={text.missing}>
        <p className="text-ink-soft">{text.missingHelp}</p>
      </Frame>
    );
  }
  const wasPaid = ["verified", "refunded"].includes(getOrderState(record.value.order));
  return (
    <Frame title={wasPaid ? text.receipt : text.order}>
      {wasPaid ? <Receipt {...record.value} /> : <Unpaid order={record.value.order} />}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText(historyText);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-5 py-10 sm:px-8 md:py-16 print:py-0">
      <p className="text-sm print:hidden">
        <AppLink
          to="/orders"
          className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
        >
          ← {text.backToOrders}
        </AppLink>
      </p>
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  );
}

function Receipt({ order, refunds }: OrderRecord) {
  const text = useText(historyText);
  const brand = useBrand();
  const session = useSession();
  const { bankName, bankAccountName, price } = parsePayment(order);
  // Confirmed by hand and without a transfer: it was paid in another way, at its price.
  const paid = sumTransfers(order, "counted") || price;
  const byTransfer = bankName ? text.byTransfer(bankName) : text.byTransferBare;
  const lines: [string, ReactNode][] = [
    [text.orderCode, order.orderCode],
    [text.what, <PlanName key="what" name={getOrderTitle(order) ?? text.untitled} />],
    ...(typeof price === "number" && paid !== price
      ? [[text.orderPrice, money(price)] as [string, ReactNode]]
      : []),
    [text.createdAt, shortDate(order.createdAt)],
    [text.paidAt, order.verifiedAt ? dateAndTime(order.verifiedAt) : "–"],
    [text.paidHow, order.verifiedByHand ? text.byStaff : byTransfer],
    [text.buyer, session?.username || session?.email || "–"],
    [text.seller, bankAccountName ? `${brand.name} (${bankAccountName})` : brand.name],
  ];
  return (
    <>
      <article className="flex flex-col gap-6 rounded-l border border-line bg-card p-5 sm:p-8">
        <header className="flex flex-col gap-0.5 border-b border-line pb-5">
          <p className="font-serif text-2xl">{brand.name}</p>
          <p className="text-sm text-ink-soft">{brand.supportEmail}</p>
        </header>
        <Lines lines={lines} />
        <p className="flex flex-wrap items-baseline justify-between gap-2 border-t border-line pt-5">
          <span className="text-ink-soft">{text.paidAmount}</span>
          <span className="font-serif text-2xl tabular-nums">
            {typeof paid === "number" ? money(paid) : "–"}
          </span>
        </p>
        <ReceivedMoney order={order} />
        <RefundList refunds={refunds} isWhole={getOrderState(order) === "refunded"} />
        <p className="text-sm text-ink-soft">
          {text.thanks} {text.notInvoice}
        </p>
      </article>
      <Button tone="quiet" className="self-start" onClick={() => window.print()}>
        {text.print}
      </Button>
    </>
  );
}

const Lines = ({ lines }: { lines: readonly [string, ReactNode][] }) => (
  <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-3">
    {lines.map(([term, value]) => (
      <Fragment key={term}>
        <dt className="text-ink-soft">{term}</dt>
        <dd className="mb-2 font-medium wrap-anywhere sm:mb-0">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

function Unpaid({ order }: { order: PastOrder }) {
  const text = useText(historyText);
  const { price } = parsePayment(order);
  return (
    <>
      <Lines
        lines={[
          [text.status, text.states[getOrderState(order)]],
          [text.orderCode, order.orderCode],
          [text.what, <PlanName key="what" name={getOrderTitle(order) ?? text.untitled} />],
          [text.createdAt, shortDate(order.createdAt)],
          [text.price, typeof price === "number" ? money(price) : "–"],
        ]}
      />
      <ReceivedMoney order={order} />
      {isSettled(order) ? (
        <ClosedOrder order={order} />
      ) : (
        <AppLink to={paymentPath(order)} className={buttonClass("wine", "self-start")}>
          {text.toPayment}
        </AppLink>
      )}
    </>
  );
}
