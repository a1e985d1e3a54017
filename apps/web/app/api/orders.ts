// The calls around one order. Plans and courses have the same ones under different addresses.
import type { Api, ApiError, ApiResult } from "./result.ts";
import type { Order } from "./schemas/orders.ts";

export type OrderKind = "course" | "plan";

const Answer = async () => (await import("./schemas/orders.ts")).OrderAnswer;

const BASE: Record<OrderKind, string> = {
  course: "/functions/v1/course",
  plan: "/functions/v1/companion",
};

/** Path of `order/{id}` and of its sub-resources. */
export const orderAddress = (kind: OrderKind, id: string): string =>
  `${BASE[kind]}/order/${encodeURIComponent(id)}`;

export type OrderResult = { ok: true; order: Order } | { ok: false; error: ApiError };

const resultOf = (answer: ApiResult<{ data: Order }>): OrderResult =>
  answer.ok ? { ok: true, order: answer.data.data } : answer;

/** A refusal may carry the order that is in the way. */
export async function orderIn(error: ApiError): Promise<Order | undefined> {
  const read = (await Answer()).safeParse(error.body);
  return read.success ? read.data.data : undefined;
}

export const loadOrder = async (api: Api, kind: OrderKind, id: string): Promise<OrderResult> =>
  resultOf(await api.get(orderAddress(kind, id), { schema: Answer }));

/** The open order for a thing, or else the newest. */
export const loadOrderFor = async (api: Api, kind: OrderKind, thing: number): Promise<OrderResult> =>
  resultOf(await api.get(`${BASE[kind]}/${thing}/order`, { schema: Answer }));

/** A new order, or the one that is open already: a person never has two for one thing. */
export async function placeOrder(api: Api, kind: OrderKind, thing: number): Promise<OrderResult> {
  const placed = resultOf(await api.post(`${BASE[kind]}/${thing}/order`, undefined, { schema: Answer }));
  if (placed.ok || placed.error.status !== 409) return placed;
  const open = await orderIn(placed.error);
  if (open) return { ok: true, order: open };
  const found = await loadOrderFor(api, kind, thing);
  return found.ok ? found : placed;
}

/** Reports the order as paid, on behalf of its payer. */
export const claimOrder = async (api: Api, kind: OrderKind, id: string): Promise<OrderResult> =>
  resultOf(await api.post(`${orderAddress(kind, id)}/confirm`, undefined, { schema: Answer }));

export const cancelOrder = async (api: Api, kind: OrderKind, id: string): Promise<OrderResult> =>
  resultOf(await api.post(`${orderAddress(kind, id)}/cancel`, undefined, { schema: Answer }));
