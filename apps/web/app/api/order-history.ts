// A person's own orders, read from the data API.
import { type Api, type ApiResult, emptyResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { PastOrder, Refund } from "./schemas/orders.ts";

export type { PastOrder, Refund } from "./schemas/orders.ts";

const schemas = lazySchemas(() => import("./schemas/orders.ts"));

const COLUMNS = [
  ...[
    "id",
    "orderCode",
    "courseId",
    "planId",
    "price",
    "status",
    "paymentInfo",
    "referenceInfo",
    "createdAt",
  ],
  ...["expiresAt", "expiredAt", "cancelledAt", "rejectReason", "verifiedAt"],
  ...["verifiedByHand", "refundedAmount", "refundedAt"],
].join(",");

const PAGE = 20;

/** Read on from the last row: there is no number of pages. */
export interface OrderHistory {
  rows: PastOrder[];
  hasMore: boolean;
}

/** Administrators may read everybody's orders; this list is one person's own. */
const ownOrders = (userId: string): string =>
  `/rest/v1/order?select=${COLUMNS}&userId=eq.${encodeURIComponent(userId)}`;

/** Everything older than `last`, by time and then by id: orders that come meanwhile move nothing. */
function olderThan({ createdAt, id }: Pick<PastOrder, "createdAt" | "id">): string {
  const at = `"${createdAt}"`;
  return `&or=${encodeURIComponent(`(createdAt.lt.${at},and(createdAt.eq.${at},id.lt.${id}))`)}`;
}

/** Newest first. */
export async function listOrders(
  api: Api,
  userId: string,
  last?: Pick<PastOrder, "createdAt" | "id">,
): Promise<ApiResult<OrderHistory>> {
  const after = last ? olderThan(last) : "";
  const path = `${ownOrders(userId)}${after}&order=createdAt.desc,id.desc&limit=${PAGE + 1}`;
  return mapResult(await api.get(path, { schema: schemas("PastOrders") }), (rows) => ({
    rows: rows.slice(0, PAGE),
    hasMore: rows.length > PAGE,
  }));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An order with what went back of it, oldest first. */
export interface OrderRecord {
  /** With its transfers. */
  order: PastOrder;
  refunds: Refund[];
}

/** Undefined: there is none, or it is somebody else's. */
export async function getOrderRecord(
  api: Api,
  userId: string,
  id: string,
): Promise<ApiResult<OrderRecord | undefined>> {
  if (!UUID.test(id)) return emptyResult(undefined);
  const found = await api.get(`${ownOrders(userId)}&id=eq.${id}`, { schema: schemas("PastOrders") });
  if (!found.ok) return found;
  const [order] = found.data;
  if (!order) return emptyResult(undefined);
  const [transfers, refunds] = await Promise.all([
    api.get(`/rest/v1/orderTransfer?orderId=eq.${id}&order=id.asc`, { schema: schemas("OrderTransfers") }),
    order.refundedAmount ? listRefunds(api, id) : emptyResult<Refund[]>([]),
  ]);
  if (!transfers.ok) return transfers;
  return mapResult(refunds, (rows) => ({ order: { ...order, transfers: transfers.data }, refunds: rows }));
}

const listRefunds = (api: Api, orderId: string): Promise<ApiResult<Refund[]>> =>
  api.get(`/rest/v1/orderRefund?orderId=eq.${orderId}&order=id.asc`, { schema: schemas("Refunds") });
