import { useEffect, useRef, useState } from "react";
import { apiClient } from "../../api/client.ts";
import type { Order, OrderKind } from "../../api/orders.ts";
import { getOrder } from "../../api/orders.ts";
import { getOrderState } from "../../common/orders/order.ts";

/** A clock that runs ahead of the server's asks again after this. */
const AGAIN_MS = 10_000;

/**
 * Asks the server at the moment when an order's time is over, which closes it. True while this device's clock says that
 * it is over and the server has not said otherwise.
 */
export function useDeadline(kind: OrderKind, order: Order, onAnswer: (order: Order) => void): boolean {
  const [isTimeUp, setTimeUp] = useState(false);
  const report = useRef(onAnswer);
  report.current = onAnswer;
  const { id, expiresAt } = order;
  const isWaiting = getOrderState(order) === "waiting";
  useEffect(() => {
    if (!isWaiting || !expiresAt) return;
    let isGone = false;
    let timer: number;
    const ask = async () => {
      setTimeUp(true);
      const answer = await getOrder(apiClient(), kind, id);
      if (isGone) return;
      timer = window.setTimeout(ask, AGAIN_MS);
      if (!answer.ok) return;
      report.current(answer.data);
      setTimeUp(false);
    };
    timer = window.setTimeout(ask, Math.max(0, new Date(expiresAt).getTime() - Date.now()));
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [kind, id, expiresAt, isWaiting]);
  return isTimeUp && isWaiting;
}
