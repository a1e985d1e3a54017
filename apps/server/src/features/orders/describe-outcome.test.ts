import { expect, it } from "vitest";
import { describeOutcome } from "./describe-outcome.ts";

it.each([
  [{ outcome: "matched", orderId: "1", received: 399_000, price: 399_000 }, /^matched/],
  [{ outcome: "matched", orderId: "1", received: 450_000, price: 399_000 }, /^over: .*51\.000đ/],
  [{ outcome: "unmatched", reason: "underpaid", received: 300_000, price: 399_000 }, /^short: .*99\.000đ/],
  [{ outcome: "unmatched", reason: "late", received: 399_000, price: 399_000 }, /^late/],
  [{ outcome: "unmatched", reason: "already_paid" }, /^extra/],
  [{ outcome: "unmatched", reason: "no_code" }, /^unknown/],
  [null, /^known/],
] as const)("%o is told in a word first", (settled, expected) => {
  expect(describeOutcome(settled)).toMatch(expected);
});
