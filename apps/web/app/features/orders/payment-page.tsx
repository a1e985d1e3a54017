import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Order, OrderKind } from "../../api/orders.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { findOrder, keptOrderId } from "./find-order.ts";
import { OrderScreen } from "./order-screen.tsx";
import { paymentText } from "./payment-text.ts";

interface Props {
  kind: OrderKind;
  /** Id from the address: a course's number, an order's id, or a plan's number. */
  param: string;
}

/** The one payment screen, of courses and of plans. */
export function PaymentPage({ kind, param }: Props) {
  const text = useText(paymentText);
  const { state } = useLocation();
  const found = useQuery(useCallback(() => findOrder(kind, param, state), [kind, param, state]));
  const order = found.status === "ready" && found.value.kind === "order" ? found.value.order : undefined;
  useKeptOrder(kind, param, order);
  if (found.status === "loading") return <Waiting />;
  if (found.status === "failed") {
    return (
      <Frame title={text.heading}>
        <Notice tone="problem">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>{text.loadFailed}</p>
            <RetryButton retry={found.retry} />
          </div>
        </Notice>
      </Frame>
    );
  }
  if (found.value.kind === "missing") return <Missing kind={kind} />;
  if (found.value.kind === "refused") {
    return (
      <Frame title={text.heading}>
        <EmptyState title={found.value.said} action={<BackLink kind={kind} param={param} />} />
      </Frame>
    );
  }
  return (
    <OrderScreen
      key={found.value.order.id}
      kind={kind}
      first={found.value.order}
      missing={<Missing kind={kind} />}
    />
  );
}

/**
 * The order is stored in the history entry, so that a reload shows this order and its state, not a new one. An address
 * that named a plan is replaced by the order's own.
 */
function useKeptOrder(kind: OrderKind, param: string, order: Order | undefined) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const keptId = keptOrderId(state);
  useEffect(() => {
    if (!order || keptId === order.id || (kind === "plan" && order.id === param)) return;
    const path = kind === "course" ? `/checkout/${param}` : `/payment/plan/${order.id}`;
    void navigate(path, { replace: true, state: { order }, preventScrollReset: true });
  }, [kind, order, keptId, param, navigate]);
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto flex max-w-5xl flex-col gap-6 px-5 py-10 sm:px-8 md:py-14">
    <h1 className="text-3xl">{title}</h1>
    {children}
  </div>
);

function Waiting() {
  const text = useText(paymentText);
  return (
    <Frame title={text.heading}>
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-80 w-full rounded-l" />
        <Skeleton className="h-96 w-full rounded-l" />
      </div>
    </Frame>
  );
}

function Missing({ kind }: { kind: OrderKind }) {
  const text = useText(paymentText);
  return (
    <Frame title={text.missing}>
      <p className="text-ink-soft">{text.missingHelp}</p>
      <div className="flex flex-wrap gap-3">
        <AppLink to="/orders" className={buttonClass("wine")}>
          {text.toOrders}
        </AppLink>
        <BackLink kind={kind} param="" />
      </div>
    </Frame>
  );
}

/** To what can be bought. */
function BackLink({ kind, param }: Props) {
  const text = useText(paymentText);
  const toCourse = param ? `/course/${param}` : "/all-course";
  return (
    <AppLink to={kind === "course" ? toCourse : "/upgrade-ai-chat"} className={buttonClass("stone")}>
      {kind === "course" ? text.toCourse : text.toPlans}
    </AppLink>
  );
}
