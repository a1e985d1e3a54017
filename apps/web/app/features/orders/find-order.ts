import { apiClient } from "../../api/client.ts";
import type { Order, OrderKind } from "../../api/orders.ts";
import { createOrder, getOrder, parseOrder, parseOrderInError } from "../../api/orders.ts";
import type { ApiResult } from "../../api/result.ts";
import { parseId } from "../../lib/parse-id.ts";

export type Found =
  | { kind: "order"; order: Order }
  | { kind: "missing" }
  /** Nothing has to be paid; `said` is the server's message. */
  | { kind: "refused"; said: string };

const getField = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The order that came along with the navigation. */
async function orderFromState(state: unknown): Promise<Order | undefined> {
  const given = getField(state, "order");
  return given === undefined ? undefined : parseOrder(given);
}

/** Id of the order that the history entry holds, known at once. */
export const keptOrderId = (state: unknown): unknown => getField(getField(state, "order"), "id");

/**
 * Finds the order of an address: `/checkout/{courseId}` orders the course, or finds its open order;
 * `/payment/plan/{orderId}` loads the order, or orders the plan of that number. An order in the `state` of the
 * history is shown without a call. Throws on errors that may be retried.
 */
export async function findOrder(kind: OrderKind, param: string, state: unknown): Promise<Found> {
  const given = await orderFromState(state);
  const thing = parseId(param);
  const isGiven = kind === "course" ? (given?.courseId ?? thing) === thing : given?.id === param;
  if (kind === "course" && !thing) return { kind: "missing" };
  if (given && isGiven) return { kind: "order", order: given };
  const api = apiClient();
  return toFound(thing ? await createOrder(api, kind, thing) : await getOrder(api, kind, param));
}

async function toFound(result: ApiResult<Order>): Promise<Found> {
  if (result.ok) return { kind: "order", order: result.data };
  const { error } = result;
  // On loading, a conflict is an order all the same.
  const there = error.status === 409 ? await parseOrderInError(error) : undefined;
  if (there) return { kind: "order", order: there };
  if (error.status === 404) return { kind: "missing" };
  if ([400, 403, 409].includes(error.status)) return { kind: "refused", said: error.message };
  throw new Error(error.code);
}
