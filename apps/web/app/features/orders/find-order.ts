import { browserApi } from "../../api/client.ts";
import { loadOrder, type OrderResult, orderIn, placeOrder } from "../../api/orders.ts";
import type { Order, OrderKind } from "../../common/orders/order.ts";

export type Found =
  | { kind: "order"; order: Order }
  | { kind: "missing" }
  /** There is nothing to pay for; `said` is the server's message. */
  | { kind: "refused"; said: string };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The order that came along with the navigation. */
async function orderFromState(state: unknown): Promise<Order | undefined> {
  const given = fieldOf(state, "order");
  if (given === undefined) return undefined;
  const { Order } = await import("../../api/schemas/orders.ts");
  const read = Order.safeParse(given);
  return read.success ? read.data : undefined;
}

/** Id of the order that the history entry holds, known at once. */
export const keptOrderId = (state: unknown): unknown => fieldOf(fieldOf(state, "order"), "id");

const MAX_ID = 2_147_483_647;
const thingIn = (param: string): number | undefined => {
  const id = /^\d{1,10}$/.test(param) ? Number(param) : 0;
  return id >= 1 && id <= MAX_ID ? id : undefined;
};

/**
 * The order of an address: `/checkout/{courseId}` orders the course, or finds what is open; `/payment/plan/{orderId}`
 * loads the order, and with the number of a plan orders that. One in the `state` of the history is shown without any
 * call. Throws what is worth another try.
 */
export async function findOrder(kind: OrderKind, param: string, state: unknown): Promise<Found> {
  const given = await orderFromState(state);
  const thing = thingIn(param);
  const isGiven = kind === "course" ? (given?.courseId ?? thing) === thing : given?.id === param;
  if (kind === "course" && !thing) return { kind: "missing" };
  if (given && isGiven) return { kind: "order", order: given };
  const api = browserApi();
  return foundIn(thing ? await placeOrder(api, kind, thing) : await loadOrder(api, kind, param));
}

async function foundIn(result: OrderResult): Promise<Found> {
  if (result.ok) return { kind: "order", order: result.order };
  const { error } = result;
  // On loading, a conflict is an order all the same.
  const there = error.status === 409 ? await orderIn(error) : undefined;
  if (there) return { kind: "order", order: there };
  if (error.status === 404) return { kind: "missing" };
  if ([400, 403, 409].includes(error.status)) return { kind: "refused", said: error.message };
  throw new Error(error.code);
}
