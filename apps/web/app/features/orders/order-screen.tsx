import { shortDate } from "@bentrong/format/dates";
import { Button } from "@bentrong/ui/button";
import { ChevronDownIcon } from "@bentrong/ui/icons";
import { Notice } from "@bentrong/ui/notice";
import { type ReactNode, useEffect } from "react";
import type { Order, OrderKind } from "../../api/orders.ts";
import { getOrderState, getOrderTitle, isSettled } from "../../common/orders/order.ts";
import { PlanName } from "../../common/plans/plan-name.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { BankChooser } from "./bank-chooser.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { ClosedOrder } from "./closed-order.tsx";
import { Countdown } from "./countdown.tsx";
import { isAwaitingConfirmation, isClaimed, mayClaim, shownStatus } from "./order-state.ts";
import { OrderStatus } from "./order-status.tsx";
import { Paid, prefetchCourseCalls } from "./paid.tsx";
import { paymentText } from "./payment-text.ts";
import { QrPicture } from "./qr-picture.tsx";
import { ReceivedMoney } from "./received-money.tsx";
import { TransferDetails } from "./transfer-details.tsx";
import { type FollowedOrder, useOrder } from "./use-order.ts";

interface Props {
  kind: OrderKind;
  first: Order;
  missing: ReactNode;
}

/**
 * One order, from the first look until it is paid or closed; it updates itself. The screens of its outcomes come with the
 * page: the payment may arrive while the network is away.
 */
export function OrderScreen({ kind, first, missing }: Props) {
  const text = useText(paymentText);
  const followed = useOrder(kind, first);
  const { view, isMissing } = followed;
  const { order } = view;
  useEffect(() => {
    if (kind === "course") prefetchCourseCalls();
  }, [kind]);
  if (isMissing) return missing;
  const title = getOrderTitle(order);
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-5 pt-8 sm:px-8 md:gap-8 md:pt-14 md:pb-20">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">
          {text.heading}
          {/* A name that fits one line is not broken in two. */}
          {title && ": "}
          {title && (
            <span className="inline-block">
              <PlanName name={title} />
            </span>
          )}
        </h1>
        <Facts order={order} status={isClosed(order) ? undefined : shownStatus(view)} />
        {getOrderState(order) === "waiting" && !view.shownVerified && order.expiresAt && (
          <Countdown until={order.expiresAt} />
        )}
      </header>
      <ReceivedMoney order={order} />
      {getOrderState(order) === "verified" && <Paid order={order} isNews={!isSettled(first)} />}
      {isClosed(order) && <ClosedOrder order={order} />}
      {!isSettled(order) && <Open kind={kind} followed={followed} />}
      <p className="pb-10 text-sm md:pb-0">
        <AppLink
          to="/orders"
          className="inline-flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
        >
          {text.toOrders}
        </AppLink>
      </p>
    </div>
  );
}

/** Closed orders still have the status PENDING; the text below tells how they ended. */
const isClosed = (order: Order): boolean => isSettled(order) && getOrderState(order) !== "verified";

function Facts({ order, status }: { order: Order; status: string | undefined }) {
  const text = useText(paymentText);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {status && (
        <Fact label={text.status}>
          <OrderStatus status={status} />
        </Fact>
      )}
      <Fact label={text.orderCode}>
        <span className="font-medium">{order.orderCode}</span>
      </Fact>
      <Fact label={text.createdAt}>
        <time dateTime={order.createdAt}>{shortDate(order.createdAt)}</time>
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-center gap-2">
    <dt className="text-ink-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** On a phone the details come before the QR code, which that phone cannot scan; the button stays under the thumb. */
function Open({ kind, followed }: { kind: OrderKind; followed: FollowedOrder }) {
  const { view, isLost, told } = followed;
  const { order } = view;
  return (
    <>
      <Connection isLost={isLost} />
      {isClaimed(view) ? <SentTransfer order={order} /> : <WaysToPay order={order} />}
      <Claim followed={followed} />
      <div className="-ml-5">
        <CancelOrder kind={kind} order={order} onCancelled={told} />
      </div>
    </>
  );
}

const WaysToPay = ({ order }: { order: Order }) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
    <div className="flex flex-col gap-6">
      <BankChooser order={order} />
      <TransferDetails order={order} />
    </div>
    <QrPicture order={order} />
  </div>
);

/** After the claim: to compare with, and no invitation to pay twice. */
function SentTransfer({ order }: { order: Order }) {
  const text = useText(paymentText);
  return (
    <details className="group rounded-l border border-line bg-card px-4 sm:px-5">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium">
        {text.sentDetails}
        <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="pt-2 pb-5">
        <TransferDetails order={order} />
      </div>
    </details>
  );
}

function Claim({ followed: { view, claim, isTimeUp } }: { followed: FollowedOrder }) {
  const text = useText(paymentText);
  const isAwaiting = isAwaitingConfirmation(view);
  return (
    <>
      <div className="sticky bottom-(--dock-height) z-10 -mx-5 flex flex-col gap-2 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:items-start sm:px-0 sm:pt-6">
        <div role="status" className="empty:hidden">
          {isAwaiting && <p className="font-medium text-sage">{text.awaiting}</p>}
        </div>
        <Button
          className="w-full sm:w-auto"
          disabled={isTimeUp || !mayClaim(view)}
          onClick={() => void claim()}
        >
          {text.claim}
        </Button>
      </div>
      <p className="-mt-3 text-sm text-ink-soft md:-mt-5">
        {isAwaiting ? text.awaitingHelp : text.waitingHelp}
      </p>
    </>
  );
}

function Connection({ isLost }: { isLost: boolean }) {
  const text = useText(paymentText);
  const isOnline = useOnline();
  if (isOnline && !isLost) return null;
  return <Notice tone="calm">{isOnline ? text.lost : text.offline}</Notice>;
}
