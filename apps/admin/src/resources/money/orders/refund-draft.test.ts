import { describe, expect, it } from "vitest";
import { getAmount, isComplete, type RefundDraft, wrongIn } from "./refund-draft.ts";

const limits = { left: 299_000, from: "2026-11-01", to: "2026-11-22" };
const draft: RefundDraft = { amount: "299000", on: "2026-11-22", bankReference: "FT1", reason: "Đổi ý" };

describe("what is written about a refund", () => {
  it.each([
    ["299.000", 299_000],
    [" 1 000", 1_000],
    ["", 0],
    ["-5", 0],
    ["1e3", 0],
    ["299,5", 0],
  ])("“%s” is %i đồng", (amount, read) => {
    expect(getAmount({ amount })).toBe(read);
  });

  it("can be sent when it fits the order", () => {
    expect(isComplete(draft, limits)).toBe(true);
    expect(isComplete({ ...draft, amount: "1", on: "2026-11-01" }, limits)).toBe(true);
  });

  it.each<[Partial<RefundDraft>, keyof RefundDraft]>([
    [{ amount: "299.001" }, "amount"],
    [{ amount: "0" }, "amount"],
    [{ on: "2026-10-31" }, "on"],
    [{ on: "2026-11-23" }, "on"],
    [{ on: "" }, "on"],
    [{ bankReference: "  " }, "bankReference"],
    [{ reason: " " }, "reason"],
  ])("%o is told at its field", (change, field) => {
    expect(Object.keys(wrongIn({ ...draft, ...change }, limits))).toEqual([field]);
  });
});
