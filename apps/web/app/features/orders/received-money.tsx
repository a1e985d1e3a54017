import { money } from "@bentrong/format/money";
import { Notice } from "@bentrong/ui/notice";
import type { Order } from "../../api/orders.ts";
import { getOrderState, parsePayment, sumTransfers } from "../../common/orders/order.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { receivedText } from "./received-text.ts";

/** Money that arrived for an order and is not its price: the amount missing or too much, and the next step. */
export function ReceivedMoney({ order }: { order: Order }) {
  const text = useText(receivedText);
  const { supportEmail } = useBrand();
  const lines = linesFor(order, text, supportEmail);
  return (
    <div role="status" className="empty:hidden">
      {lines.length > 0 && (
        <Notice tone="calm">
          <div className="flex flex-col gap-2">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Notice>
      )}
    </div>
  );
}

type Words = (typeof receivedText)["vi"];

function linesFor(order: Order, text: Words, supportEmail: string): string[] {
  const { price } = parsePayment(order);
  const counted = sumTransfers(order, "counted");
  const waiting = sumTransfers(order, "waiting");
  const returned = sumTransfers(order, "returned");
  const state = getOrderState(order);
  const lines: string[] = [];
  if (typeof price === "number" && counted > 0) {
    const surplus = counted - price - (order.refundedAmount ?? 0);
    if (state === "waiting" || state === "claimed") {
      const missing = money(price - counted);
      lines.push(text.short(money(counted), missing), text.shortNext(missing, order.orderCode));
    } else if (state === "verified" && surplus > 0) {
      lines.push(text.surplus(money(counted), money(surplus), supportEmail));
    }
  }
  if (waiting > 0) {
    const isPaid = state === "verified";
    lines.push(isPaid ? text.extra(money(waiting)) : text.held(money(waiting)), text.heldNext(supportEmail));
  }
  if (returned > 0) lines.push(text.returned(money(returned)));
  return lines;
}
