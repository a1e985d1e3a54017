// Orders. Plans and courses have the same calls under different addresses.

import { type Api, type ApiError, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Order } from "./schemas/orders.ts";

export type { Order } from "./schemas/orders.ts";

export type OrderKind = "course" | "plan";

const schemas = lazySchemas(() => import("./schemas/orders.ts"));

const BASE: Record<OrderKind, string> = {
  course: "/functions/v1/course",
  plan: "/functions/v1/companion",
};

/** Path of `order/{id}` and of its sub-resources. */
export const toOrderPath = (kind: OrderKind, id: string): string =>
  `${BASE[kind]}/order/${encodeURIComponent(id)}`;

const toOrder = (result: ApiResult<{ data: Order }>): ApiResult<Order> =>
  mapResult(result, ({ data }) => data);

/** An order from elsewhere than an answer: an event, or the state of the history. */
export async function parseOrder(value: unknown): Promise<Order | undefined> {
  const { Order } = await import("./schemas/orders.ts");
  const parsed = Order.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** A refusal may carry the order that is in the way. */
export async function parseOrderInError({ body }: ApiError): Promise<Order | undefined> {
  const data: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "data") : undefined;
  return data === undefined ? undefined : parseOrder(data);
}

export const getOrder = async (api: Api, kind: OrderKind, id: string): Promise<ApiResult<Order>> =>
  toOrder(await api.get(toOrderPath(kind, id), { schema: schemas("OrderAnswer") }));

/** The open order for a course or plan, or else the newest. */
export const getOrderFor = async (api: Api, kind: OrderKind, itemId: number): Promise<ApiResult<Order>> =>
  toOrder(await api.get(`${BASE[kind]}/${itemId}/order`, { schema: schemas("OrderAnswer") }));

/** A new order, or the one that is open already: a person never has two for one thing. */
export async function createOrder(api: Api, kind: OrderKind, itemId: number): Promise<ApiResult<Order>> {
  const path = `${BASE[kind]}/${itemId}/order`;
  const created = toOrder(await api.post(path, undefined, { schema: schemas("OrderAnswer") }));
  if (created.ok || created.error.status !== 409) return created;
  const open = await parseOrderInError(created.error);
  if (open) return { ok: true, data: open, status: 409, total: undefined };
  const found = await getOrderFor(api, kind, itemId);
  return found.ok ? found : created;
}

/** Reports the order as paid, on behalf of its payer. */
export const claimOrder = async (api: Api, kind: OrderKind, id: string): Promise<ApiResult<Order>> =>
  toOrder(await api.post(`${toOrderPath(kind, id)}/confirm`, undefined, { schema: schemas("OrderAnswer") }));

export const cancelOrder = async (api: Api, kind: OrderKind, id: string): Promise<ApiResult<Order>> =>
  toOrder(await api.post(`${toOrderPath(kind, id)}/cancel`, undefined, { schema: schemas("OrderAnswer") }));
