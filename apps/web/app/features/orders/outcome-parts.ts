// How an order ends, in one file of its own: fetched while it is still awaited.
export { ClosedOrder } from "./closed-order.tsx";
export { Paid } from "./paid.tsx";
