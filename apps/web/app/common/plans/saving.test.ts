import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateSaving, getMonths, pricePerMonth } from "./saving.ts";

const plan = (type: string, price: number) => ({ type, price });
const OURS = [
  plan("free", 0),
  plan("pro1month", 299_000),
  plan("pro3month", 399_000),
  plan("pro1year", 996_000),
];

describe("what a plan saves", () => {
  it.each([
    ["free", 0, undefined],
    ["pro1month", 299_000, undefined],
    ["pro3month", 399_000, 55],
    ["pro1year", 996_000, 72],
    // The price at which 72.16 becomes 72.15: still rounded down.
    ["pro1year", 999_000, 72],
    ["45", 100_000, undefined],
  ])("%s at %i", (type, price, saving) => {
    expect(calculateSaving(plan(type, price), OURS)).toBe(saving);
  });

  it("is 133.000 and 83.000 a month for the longer ones", () => {
    expect([pricePerMonth(399_000, 3), pricePerMonth(996_000, 12)]).toEqual([133_000, 83_000]);
  });

  it("is never more than what is really saved, and less than one per cent below it", () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(price, price, fc.constantFrom("pro3month", "pro1year"), (monthly, whole, type) => {
        const told = calculateSaving(plan(type, whole), [plan("pro1month", monthly)]) ?? 0;
        const real = 100 - (whole * 100) / (monthly * (getMonths({ type }) ?? 0));
        expect(told).toBeLessThanOrEqual(Math.max(0, real) + 1e-9);
        if (real >= 1) expect(real - told).toBeLessThan(1);
      }),
    );
  });
});
