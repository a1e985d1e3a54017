import { describe, expect, it } from "vitest";
import { lastMonths, sumMonths } from "./months.ts";

describe("the months of revenue", () => {
  it.each([
    [1, "2026-11-22T00:00:00Z", "2026-11", "2026-11"],
    [6, "2026-11-22T00:00:00Z", "2026-06", "2026-11"],
    [12, "2026-11-22T00:00:00Z", "2025-12", "2026-11"],
    [24, "2026-12-31T18:00:00Z", "2025-02", "2027-01"],
  ])("are the last %i in Vietnam at %s", (count, now, from, to) => {
    expect(lastMonths(count, new Date(now))).toEqual({ from, to });
  });

  it("without an order have no average", () => {
    const month = { month: "2026-11", planOrders: 0, planAmount: 0, courseOrders: 0, courseAmount: 0 };
    const back = { refunds: 1, refunded: 2_000, orderRefunds: 1, orderRefunded: 500 };
    const moved = { surplus: 0, received: 9_000, ...back };
    expect(sumMonths([{ ...month, ...moved }])).toMatchObject({ average: undefined, net: 6_500 });
    const sold = {
      ...month,
      ...moved,
      planOrders: 1,
      planAmount: 299_000,
      courseOrders: 1,
      courseAmount: 450_000,
    };
    expect(sumMonths([sold, sold])).toMatchObject({
      orders: 4,
      income: 1_498_000,
      average: 374_500,
      net: 13_000,
      orderRefunded: 1_000,
    });
  });
});
