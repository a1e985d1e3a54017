import { describe, expect, it } from "vitest";
import { isEndingSoon, remainingDays } from "./remaining-days.ts";

describe("the days that are left", () => {
  const now = new Date("2026-11-21T08:00:00Z");
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

  it.each([
    [7, 7, true],
    [6.1, 7, true],
    [7.1, 8, false],
    [0.001, 1, true],
    [0, 0, true],
    [-3, 0, true],
  ])("%d become %i", (days, told, soon) => {
    expect(remainingDays(inDays(days), now)).toBe(told);
    expect(isEndingSoon(told)).toBe(soon);
  });
});
