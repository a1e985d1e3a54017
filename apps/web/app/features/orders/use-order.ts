import { useEffect, useReducer, useState } from "react";
import { apiClient } from "../../api/client.ts";
import type { Order, OrderKind } from "../../api/orders.ts";
import { claimOrder, getOrder, getOrderFor, parseOrderInError } from "../../api/orders.ts";
import { isSettled } from "../../common/orders/order.ts";
import { followOrder } from "./follow-order.ts";
import { afterEvent, type OrderView, toOrderView } from "./order-state.ts";
import { useDeadline } from "./use-deadline.ts";

export interface FollowedOrder {
  view: OrderView;
  /** The server does not answer at the moment. */
  isLost: boolean;
  isMissing: boolean;
  /** The order's time is over by this device's clock, and the server is being asked. */
  isTimeUp: boolean;
  claim(): Promise<void>;
  /** Takes the order that another call of this page received. */
  told(order: Order): void;
}

/** An order that keeps itself up to date as long as something can happen to it. */
export function useOrder(kind: OrderKind, first: Order): FollowedOrder {
  const [view, tell] = useReducer(afterEvent, first, toOrderView);
  const [connection, setConnection] = useState<"live" | "lost" | "missing">("live");
  const { id } = first;
  const isOver = isSettled(view.order);

  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      for await (const followed of followOrder(kind, id, leaving.signal)) {
        if (leaving.signal.aborted) return;
        if (followed.kind === "order") tell({ kind: "told", order: followed.order });
        setConnection(followed.kind === "order" ? "live" : followed.kind);
      }
    })();
    return () => leaving.abort();
  }, [kind, id]);
  const isTimeUp = useDeadline(kind, view.order, (order) => tell({ kind: "told", order }));

  return {
    view,
    isTimeUp,
    isLost: connection === "lost" && !isOver,
    isMissing: connection === "missing",
    told: (order) => tell({ kind: "told", order }),
    async claim() {
      tell({ kind: "pressed" });
      const claimed = await claimOrder(apiClient(), kind, id);
      if (claimed.ok) tell({ kind: "claimed", order: await readAgain(kind, view.order) });
      else if (claimed.error.status === 409) {
        tell({ kind: "claimed-before", order: await parseOrderInError(claimed.error) });
      } else {
        console.error("The payment could not be reported", claimed.error);
        tell({ kind: "claim-failed" });
      }
    },
  };
}

/** A course's order is asked for by its course, as its payment screen does. */
async function readAgain(kind: OrderKind, { id, courseId }: Order): Promise<Order | undefined> {
  const api = apiClient();
  const answer =
    kind === "course" && courseId ? await getOrderFor(api, kind, courseId) : await getOrder(api, kind, id);
  return answer.ok ? answer.data : undefined;
}
