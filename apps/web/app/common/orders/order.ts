// Fields and states of an order that several screens need.
import type { Order } from "../../api/orders.ts";

interface PaymentInfo {
  bankBin?: string | undefined;
  bankName?: string | undefined;
  bankAccountNumber?: string | undefined;
  bankAccountName?: string | undefined;
  price?: number | null | undefined;
}

function fromJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

const getField = (json: unknown, name: string): unknown =>
  typeof json === "object" && json !== null ? Reflect.get(json, name) : undefined;

function getText(json: unknown, name: string): string | undefined {
  const text = getField(json, name);
  return typeof text === "string" ? text : undefined;
}

/** Account and amount to pay; empty where the order does not say. */
export function parsePayment({ paymentInfo, price }: Pick<Order, "paymentInfo" | "price">): PaymentInfo {
  const info = fromJson(paymentInfo);
  const said = getField(info, "price");
  return {
    bankBin: getText(info, "bankBin"),
    bankName: getText(info, "bankName"),
    bankAccountNumber: getText(info, "bankAccountNumber"),
    bankAccountName: getText(info, "bankAccountName"),
    price: typeof said === "number" ? said : price,
  };
}

/** đồng of the transfers in one state. */
export const sumTransfers = (
  { transfers }: Pick<Order, "transfers">,
  state: "counted" | "waiting" | "returned",
): number => (transfers ?? []).reduce((sum, one) => sum + (one.state === state ? one.amount : 0), 0);

/** Amount still to be sent: the price, less the money that arrived while the order is open. */
export function getAmountDue(order: Order): number | undefined {
  const { price } = parsePayment(order);
  if (typeof price !== "number") return undefined;
  const due = isSettled(order) ? price : price - sumTransfers(order, "counted");
  return due > 0 ? due : price;
}

/** Title of the bought item as it was on the day of the order; undefined where the order does not say. */
export const getOrderTitle = ({ referenceInfo }: Pick<Order, "referenceInfo">): string | undefined =>
  getText(fromJson(referenceInfo), "title") || undefined;

export type OrderState =
  | "waiting"
  | "claimed"
  | "verified"
  | "refunded"
  | "expired"
  | "cancelled"
  | "rejected";

/** The status stays as the payer knows it when an order is closed: the reason is in fields of its own. */
export function getOrderState(order: Order): OrderState {
  if (order.status === "VERIFIED") return order.refundedAt ? "refunded" : "verified";
  if (order.cancelledAt) return order.rejectReason ? "rejected" : "cancelled";
  if (order.expiredAt) return "expired";
  return order.status === "PENDING" ? "waiting" : "claimed";
}

const SETTLED: readonly OrderState[] = ["verified", "refunded", "expired", "cancelled", "rejected"];

/** True if the order can no longer be paid or claimed. */
export const isSettled = (order: Order): boolean => SETTLED.includes(getOrderState(order));

/** Path of the page that takes the payment: the payment screen of a course finds its open order itself. */
export const paymentPath = ({ id, courseId }: Pick<Order, "id" | "courseId">): string =>
  courseId ? `/checkout/${courseId}` : `/payment/plan/${id}`;
