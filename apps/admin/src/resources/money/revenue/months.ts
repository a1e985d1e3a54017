import { wallClock } from "@bentrong/format/wall-clock";
import type { Month } from "../money-data.ts";

const two = (n: number): string => String(n).padStart(2, "0");

/** The last `count` months in Vietnam, the present one included: `{ from: "2026-06", to: "2026-11" }`. */
export function lastMonths(count: number, now: Date): { from: string; to: string } {
  const { year, month } = wallClock(now, "vietnam");
  const first = year * 12 + month - count;
  return { from: `${Math.floor(first / 12)}-${two((first % 12) + 1)}`, to: `${year}-${two(month)}` };
}

/** "2026-06" → "T6/2026" */
export function formatMonth(month: string): string {
  const [year, number] = month.split("-");
  return `T${Number(number)}/${year}`;
}

export interface Sums {
  orders: number;
  /** đồng, as all amounts */
  income: number;
  /** Absent without orders. */
  average: number | undefined;
  received: number;
  refunded: number;
  refunds: number;
  /** Of orders, in the month in which the bank sent it back. */
  orderRefunded: number;
  /** Sum of transfers less the sum sent back, of orders or not, in đồng. */
  net: number;
}

export function sumMonths(months: readonly Month[]): Sums {
  const sum = (amount: (month: Month) => number) => months.reduce((total, month) => total + amount(month), 0);
  const orders = sum(({ planOrders, courseOrders }) => planOrders + courseOrders);
  const income = sum(({ planAmount, courseAmount }) => planAmount + courseAmount);
  const received = sum((month) => month.received);
  const refunded = sum((month) => month.refunded);
  const orderRefunded = sum((month) => month.orderRefunded);
  return {
    ...{ orders, income, received, refunded, orderRefunded },
    average: orders === 0 ? undefined : income / orders,
    refunds: sum(({ refunds }) => refunds),
    net: received - refunded - orderRefunded,
  };
}
