import { dateAndTime } from "@bentrong/format/dates";
import { Button, buttonClass } from "@bentrong/ui/button";
import { useState, useTransition } from "react";
import { useNavigate } from "react-router";
import { apiClient } from "../../api/client.ts";
import type { Order } from "../../api/orders.ts";
import { createOrder } from "../../api/orders.ts";
import { getOrderState, paymentPath, sumTransfers } from "../../common/orders/order.ts";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { outcomeText } from "./outcome-text.ts";

/** An order that can no longer be paid: how it ended, what to do about money that was sent, and a way to begin again. */
export function ClosedOrder({ order }: { order: Order }) {
  const text = useText(outcomeText);
  const { expiredAt, cancelledAt, refundedAt, rejectReason } = order;
  const when = refundedAt ?? cancelledAt ?? expiredAt;
  return (
    <section aria-labelledby="closed" className="flex flex-col gap-5">
      <div role="status">
        <h2 id="closed" className="text-xl">
          {titleIn(text, order)}
        </h2>
        {when && <p className="text-sm text-ink-soft">{text.closedAt(dateAndTime(when))}</p>}
      </div>
      {rejectReason && (
        <p className="border-l-2 border-line pl-4 wrap-anywhere">
          {text.reason} {rejectReason}
        </p>
      )}
      {refundedAt && <ToReceipt order={order} />}
      {!refundedAt && sumTransfers(order, "waiting") === 0 && <PaidAnyway order={order} />}
      <OrderAgain order={order} />
    </section>
  );
}

type Ending = "refunded" | "expired" | "rejected" | "cancelled";

function titleIn(text: Record<Ending, string>, order: Order): string {
  const state = getOrderState(order);
  return state === "refunded" || state === "expired" || state === "rejected" ? text[state] : text.cancelled;
}

function PaidAnyway({ order: { orderCode } }: { order: Order }) {
  const text = useText(outcomeText);
  const { supportEmail } = useBrand();
  return (
    <p className="text-sm text-ink-soft">
      {text.paidAnyway}{" "}
      <a className="text-wine-ink underline" href={`mailto:${supportEmail}?subject=${orderCode}`}>
        {supportEmail}
      </a>{" "}
      {text.paidAnywayEnd}
    </p>
  );
}

/** Link to the receipt, which shows refunds and their dates. */
function ToReceipt({ order: { id } }: { order: Order }) {
  const text = useText(outcomeText);
  return (
    <AppLink to={`/orders/${id}`} className={buttonClass("quiet", "self-start")}>
      {text.receipt}
    </AppLink>
  );
}

/** Button that orders the item again; empty where the order does not name it. */
function OrderAgain({ order: { courseId, planId } }: { order: Order }) {
  const text = useText(outcomeText);
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, start] = useTransition();
  const kind = courseId ? "course" : "plan";
  const thing = courseId ?? planId;
  if (!thing) return null;
  const again = () =>
    start(async () => {
      const answer = await createOrder(apiClient(), kind, thing);
      setFailed(!answer.ok);
      if (!answer.ok) return;
      const order = answer.data;
      await navigate(paymentPath(order), { state: { order }, replace: kind === "course" });
    });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button disabled={isBusy} onClick={again}>
        {isBusy ? text.ordering : text.again}
      </Button>
      {hasFailed && (
        <FixedNotice
          tone="problem"
          vi={text.againFailed}
          en="An error occurred while creating the order. Please try again."
        />
      )}
    </div>
  );
}
