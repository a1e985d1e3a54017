import { shortDate } from "@bentrong/format/dates";
import { money } from "@bentrong/format/money";
import { Badge } from "@bentrong/ui/badge";
import { Button, buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useCallback, useState, useTransition } from "react";
import { apiClient } from "../../api/client.ts";
import { listOrders, type OrderHistory, type PastOrder } from "../../api/order-history.ts";
import { unwrap } from "../../api/unwrap.ts";
import { getOrderState, getOrderTitle, parsePayment, paymentPath } from "../../common/orders/order.ts";
import { PlanName } from "../../common/plans/plan-name.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { type QueryState, useQuery } from "../../lib/use-query.ts";
import { historyText } from "./history-text.ts";

/** Orders of one person, newest first. `userId`: the person. */
export function HistoryPage({ userId }: { userId: string }) {
  const text = useText(historyText);
  const page = useQuery(useCallback(async () => unwrap(await listOrders(apiClient(), userId)), [userId]));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-5 py-10 sm:px-8 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="text-ink-soft">{text.description}</p>
      </header>
      <Shown page={page} userId={userId} />
    </div>
  );
}

function Shown({ page, userId }: { page: QueryState<OrderHistory>; userId: string }) {
  const text = useText(historyText);
  if (page.status === "loading") {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{text.loading}</span>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-28 rounded-l" />
        ))}
      </div>
    );
  }
  if (page.status === "failed") {
    return (
      <Notice tone="problem">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{text.loadFailed}</p>
          <RetryButton retry={page.retry} />
        </div>
      </Notice>
    );
  }
  const { rows: orders } = page.value;
  if (orders.length === 0) {
    return (
      <EmptyState
        title={text.empty}
        action={
          <AppLink to="/upgrade-ai-chat" className={buttonClass("stone")}>
            {text.toPlans}
          </AppLink>
        }
      >
        {text.emptyHelp}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {page.value.hasMore && <More page={page.value} userId={userId} replace={page.replace} />}
    </>
  );
}

function Row({ order }: { order: PastOrder }) {
  const text = useText(historyText);
  const state = getOrderState(order);
  const title = getOrderTitle(order) ?? text.untitled;
  const { price } = parsePayment(order);
  const isOpen = state === "waiting" || state === "claimed";
  const wasPaid = state === "verified" || state === "refunded";
  const label = isOpen ? text.toPayment : wasPaid ? text.toReceipt : text.toDetails;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l border border-line bg-card p-4 sm:p-5">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <PlanName name={title} />{" "}
          <Badge tone={state === "verified" ? "sage" : "plain"}>{text.states[state]}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          {order.orderCode} · <time dateTime={order.createdAt}>{shortDate(order.createdAt)}</time>
          {typeof price === "number" && ` · ${money(price)}`}
          {order.refundedAmount ? ` · ${text.refundedAmount(money(order.refundedAmount))}` : ""}
        </p>
      </div>
      <AppLink
        to={isOpen ? paymentPath(order) : `/orders/${order.id}`}
        className={buttonClass(isOpen ? "wine" : "quiet")}
      >
        {label}
        <span className="sr-only">{text.of(`${title}, ${order.orderCode}`)}</span>
      </AppLink>
    </li>
  );
}

interface MoreProps {
  page: OrderHistory;
  userId: string;
  replace: QueryState<OrderHistory>["replace"];
}

function More({ page, userId, replace }: MoreProps) {
  const text = useText(historyText);
  const [isBusy, start] = useTransition();
  const [hasFailed, setFailed] = useState(false);
  const load = () =>
    start(async () => {
      const older = await listOrders(apiClient(), userId, page.rows.at(-1));
      if (older.ok) replace({ ...older.data, rows: [...page.rows, ...older.data.rows] });
      setFailed(!older.ok);
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button tone="stone" disabled={isBusy} onClick={load}>
        {isBusy ? text.loadingMore : text.more}
      </Button>
      {hasFailed && <Notice tone="problem">{text.loadFailed}</Notice>}
    </div>
  );
}
