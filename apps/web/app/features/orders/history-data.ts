// A person's own orders, read from the data API.
import type { Api } from "../../api/result.ts";
import type { Order, PastOrder, Refund } from "../../api/schemas/orders.ts";

const PastOrders = async () => (await import("../../api/schemas/orders.ts")).PastOrders;

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

export interface OrdersPage {
  orders: PastOrder[];
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

/** Newest first. Throws the call's code. */
export async function loadOrders(
  api: Api,
  userId: string,
  last?: Pick<PastOrder, "createdAt" | "id">,
): Promise<OrdersPage> {
  const after = last ? olderThan(last) : "";
  const answer = await api.get(
    `${ownOrders(userId)}${after}&order=createdAt.desc,id.desc&limit=${PAGE + 1}`,
    { schema: PastOrders },
  );
  if (!answer.ok) throw new Error(answer.error.code);
  return { orders: answer.data.slice(0, PAGE), hasMore: answer.data.length > PAGE };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An order with what went back of it, oldest first. */
export interface OrderRecord {
  /** With its transfers. */
  order: PastOrder;
  refunds: Refund[];
}

/** Undefined: there is none, or it is somebody else's. Throws the call's code. */
export async function loadPastOrder(api: Api, userId: string, id: string): Promise<OrderRecord | undefined> {
  if (!UUID.test(id)) return undefined;
  const answer = await api.get(`${ownOrders(userId)}&id=eq.${id}`, { schema: PastOrders });
  if (!answer.ok) throw new Error(answer.error.code);
  const [order] = answer.data;
  if (!order) return undefined;
  const [transfers, refunds] = await Promise.all([
    loadTransfers(api, id),
    order.refundedAmount ? loadRefunds(api, id) : [],
  ]);
  return { order: { ...order, transfers }, refunds };
}

async function loadTransfers(api: Api, orderId: string): Promise<Order["transfers"]> {
  const answer = await api.get(`/rest/v1/orderTransfer?orderId=eq.${orderId}&order=id.asc`, {
    schema: async () => (await import("../../api/schemas/orders.ts")).OrderTransfers,
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data;
}

async function loadRefunds(api: Api, orderId: string): Promise<Refund[]> {
  const answer = await api.get(`/rest/v1/orderRefund?orderId=eq.${orderId}&order=id.asc`, {
    schema: async () => (await import("../../api/schemas/orders.ts")).Refunds,
  });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data;
}
