import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "../../api/orders.ts";
import { getOrderState, getOrderTitle, isSettled, parsePayment } from "../../common/orders/order.ts";
import {
  afterEvent,
  isAwaitingConfirmation,
  mayClaim,
  type OrderEvent,
  type OrderView,
  shownStatus,
  toOrderView,
} from "./order-state.ts";

const order = (given: Partial<Order> = {}): Order => ({
  id: "a",
  orderCode: "BT23456789",
  status: "PENDING",
  createdAt: "2026-11-21T00:00:00Z",
  ...given,
});
const after = (...events: OrderEvent[]): OrderView => events.reduce(afterEvent, toOrderView(order()));
const CLAIMED = order({ status: "CONFIRMING" });
const VERIFIED = order({ status: "VERIFIED" });
const CANCELLED = order({ cancelledAt: "2026-11-21T01:00:00Z" });

describe("a claim", () => {
  it("is awaited from the press on, and can be made once", () => {
    expect(isAwaitingConfirmation(after())).toBe(false);
    expect(mayClaim(after())).toBe(true);
    const pressed = after({ kind: "pressed" });
    expect([isAwaitingConfirmation(pressed), mayClaim(pressed)]).toEqual([true, false]);
  });

  it("that was taken shows what the server says then", () => {
    const view = after({ kind: "pressed" }, { kind: "claimed", order: CLAIMED });
    expect([shownStatus(view), mayClaim(view)]).toEqual(["CONFIRMING", false]);
  });

  it.each<[string, OrderEvent]>([
    ["taken, and the order not read again", { kind: "claimed", order: undefined }],
    ["taken, and another order read", { kind: "claimed", order: order({ id: "b" }) }],
    ["made before", { kind: "claimed-before", order: CLAIMED }],
  ])("that was %s reads as verified here", (_, event) => {
    const view = after({ kind: "pressed" }, event);
    expect([shownStatus(view), mayClaim(view)]).toEqual(["VERIFIED", false]);
    expect(getOrderState(view.order)).not.toBe("verified");
  });

  it("that failed can be made again", () => {
    const view = after({ kind: "pressed" }, { kind: "claim-failed" });
    expect([shownStatus(view), mayClaim(view)]).toEqual(["PENDING", true]);
  });

  it("that was refused because the order is closed shows the closed order", () => {
    const view = after({ kind: "pressed" }, { kind: "claimed-before", order: CANCELLED });
    expect([shownStatus(view), getOrderState(view.order)]).toEqual(["PENDING", "cancelled"]);
  });
});

describe("what the server tells", () => {
  it("is not undone by what a person presses: nothing here makes an order verified", () => {
    const told = fc.constantFrom(order(), CLAIMED, CANCELLED, order({ id: "b", status: "VERIFIED" }));
    const event = fc.oneof(
      fc.record({ kind: fc.constantFrom("told" as const), order: told }),
      fc.record({ kind: fc.constantFrom("pressed" as const, "claim-failed" as const) }),
      fc.record({
        kind: fc.constantFrom("claimed" as const, "claimed-before" as const),
        order: fc.option(told, { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        expect(getOrderState(after(...events).order)).not.toBe("verified");
      }),
    );
  });

  it("stays once it is over, whatever an older answer says", () => {
    for (const over of [VERIFIED, CANCELLED]) {
      const view = after({ kind: "told", order: over }, { kind: "told", order: CLAIMED });
      expect(isSettled(view.order)).toBe(true);
    }
    const late = after({ kind: "told", order: CANCELLED }, { kind: "told", order: VERIFIED });
    expect(getOrderState(late.order)).toBe("verified");
  });
});

describe("an order that says little", () => {
  it.each([undefined, null, "", "{", "[]", "7", '{"price":"viel"}'])("of %j breaks nothing", (text) => {
    expect(parsePayment(order({ paymentInfo: text, price: 5 }))).toEqual({ price: 5 });
    expect(getOrderTitle(order({ referenceInfo: text }))).toBeUndefined();
  });
});
