// State of the payment screen: the order as the server reports it, and the person's actions here.
import type { Order } from "../../api/orders.ts";
import { isSettled, sumTransfers } from "../../common/orders/order.ts";

export interface OrderView {
  order: Order;
  /** The button was pressed on this page. */
  pressed: boolean;
  /** The claim is on its way. */
  claiming: boolean;
  /**
   * The claim was taken, or had been before, and the order could not be read again: the status reads as verified here.
   * For display alone: nothing is opened by it.
   */
  shownVerified: boolean;
}

export const toOrderView = (order: Order): OrderView => ({
  order,
  pressed: false,
  claiming: false,
  shownVerified: false,
});

export type OrderEvent =
  | { kind: "told"; order: Order }
  | { kind: "pressed" }
  /** `order`: read again afterwards, where that worked. */
  | { kind: "claimed"; order: Order | undefined }
  | { kind: "claimed-before"; order: Order | undefined }
  | { kind: "claim-failed" };

/** Answers overtake each other on the way: what is over is not opened again by an older one. */
const newer = (known: Order, told: Order | undefined): Order => {
  if (told?.id !== known.id) return known;
  return isSettled(known) && !isSettled(told) ? known : told;
};

export function afterEvent(view: OrderView, event: OrderEvent): OrderView {
  switch (event.kind) {
    case "told":
      return { ...view, order: newer(view.order, event.order) };
    case "pressed":
      return { ...view, pressed: true, claiming: true };
    case "claimed": {
      const isRead = event.order?.id === view.order.id;
      return {
        ...view,
        claiming: false,
        order: newer(view.order, event.order),
        shownVerified: view.shownVerified || !isRead,
      };
    }
    case "claimed-before":
      return { ...view, claiming: false, order: newer(view.order, event.order), shownVerified: true };
    case "claim-failed":
      return { ...view, claiming: false };
  }
}

/** Displayed status; a status that the server closed or verified is shown unchanged. */
export const shownStatus = ({ order, shownVerified }: OrderView): string =>
  shownVerified && !isSettled(order) ? "VERIFIED" : order.status;

export const mayClaim = (view: OrderView): boolean => shownStatus(view) === "PENDING" && !view.claiming;

/** The server knows of the claim: nobody is asked to pay again, unless too little arrived. */
export const isClaimed = (view: OrderView): boolean =>
  shownStatus(view) !== "PENDING" && sumTransfers(view.order, "counted") === 0;

/** From the press on, and wherever the status is past that. */
export const isAwaitingConfirmation = (view: OrderView): boolean =>
  view.pressed || shownStatus(view) !== "PENDING";
