import { describe, expect, it } from "vitest";
import type { Hearer } from "../../platform/database/listener.ts";
import type { OrderRow } from "./order.ts";
import { createOrderEvents } from "./order-events.ts";

const ORDER: OrderRow = {
  id: "11111111-1111-4111-8111-111111111111",
  orderCode: "BT23456789",
  userId: null,
  kind: "plan",
  courseId: null,
  planId: 2,
  planDays: 30,
  price: 299_000,
  status: "PENDING",
  paymentInfo: "{}",
  referenceInfo: "{}",
  qrCode: null,
  createdAt: new Date(),
  expiresAt: new Date(),
  expiredAt: null,
  claimedAt: null,
  cancelledAt: null,
  rejectReason: null,
  verifiedAt: null,
  refundedAmount: 0,
  refundedAt: null,
  transfers: [],
};

function open() {
  let hearer: Hearer | undefined;
  const events = createOrderEvents({
    listen: async (_, given) => {
      hearer = given;
    },
  });
  return { events, hearer: () => hearer };
}

describe("following an order", () => {
  it("looks again when the listening connection is back, since nobody knows what was missed", async () => {
    const { events, hearer } = open();
    const states: OrderRow["status"][] = ["PENDING", "VERIFIED"];
    const read = async () => ({ ...ORDER, status: states.shift() ?? "VERIFIED" });
    const followed = events.follow(ORDER.id, read);
    expect((await followed.next()).value).toMatchObject({ status: "PENDING" });
    const next = followed.next();
    hearer()?.connected?.(false);
    hearer()?.connected?.(true);
    expect((await next).value).toMatchObject({ status: "VERIFIED" });
    // Money may still come for an order that is paid.
    const later = followed.next();
    hearer()?.heard(ORDER.id);
    expect((await later).value).toMatchObject({ status: "VERIFIED" });
    await followed.return();
  });

  it("sees a change that happens while it reads", async () => {
    const { events, hearer } = open();
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 1) hearer()?.heard(ORDER.id);
      return ORDER;
    };
    const followed = events.follow(ORDER.id, read);
    await followed.next();
    expect((await followed.next()).value).toBe(ORDER);
    expect(reads).toBe(2);
  });

  it("ends when the reader is gone, and when the order can no longer be read", async () => {
    const { events, hearer } = open();
    const leaving = new AbortController();
    const followed = events.follow(ORDER.id, async () => ORDER, leaving.signal);
    await followed.next();
    const next = followed.next();
    leaving.abort();
    expect((await next).done).toBe(true);

    const answers = [async () => ORDER, () => Promise.reject(new Error("signed out"))];
    const refused = events.follow(ORDER.id, () => (answers.shift() ?? (async () => ORDER))());
    await refused.next();
    const last = refused.next();
    hearer()?.heard(ORDER.id);
    expect((await last).done).toBe(true);
  });
});
