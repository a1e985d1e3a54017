import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { apiClient } from "../../api/client.ts";
import { createOrder } from "../../api/orders.ts";
import { paymentPath } from "../../common/orders/order.ts";

type Ordering = { kind: "idle" } | { kind: "busy" | "failed"; planId: number };

export interface OrderPlan {
  ordering: Ordering;
  choose(planId: number): Promise<void>;
}

/** Orders a plan and goes to where it is paid; an order that was open already is as good as a new one. */
export function useOrderPlan(): OrderPlan {
  const navigate = useNavigate();
  const [ordering, setOrdering] = useState<Ordering>({ kind: "idle" });
  // Two presses can come before the next render.
  const isBusy = useRef(false);
  return {
    ordering,
    async choose(planId) {
      if (isBusy.current) return;
      isBusy.current = true;
      setOrdering({ kind: "busy", planId });
      const answer = await createOrder(apiClient(), "plan", planId);
      isBusy.current = false;
      if (answer.ok) await navigate(paymentPath(answer.data), { state: { order: answer.data } });
      else setOrdering({ kind: "failed", planId });
    },
  };
}
