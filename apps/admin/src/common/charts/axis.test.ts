import { describe, expect, it } from "vitest";
import { toMoneyScale, toMonthTicks } from "./axis.ts";

describe("an axis", () => {
  it.each([
    [450_000, "đồng", 225_000, "225.000"],
    [99_000_000, "đồng", 75_000_000, "75.000.000"],
    [150_000_000, "triệu đồng", 37_500_000, "37,5"],
  ])("up to %i counts in %s and writes %i as %s", (highest, unit, value, text) => {
    const scale = toMoneyScale(highest);
    expect(scale.unit).toBe(unit);
    expect(scale.format(value)).toBe(text);
  });

  it("names the year below the first month of each", () => {
    const names = ["T11/2025", "T12/2025", "T1/2026", "T2/2026"];
    expect(toMonthTicks(names, 6).map(({ lines }) => lines)).toEqual([
      ["T11", "2025"],
      ["T12"],
      ["T1", "2026"],
      ["T2"],
    ]);
    expect(toMonthTicks(names, 2).map(({ name }) => name)).toEqual(["T11/2025", "T1/2026"]);
  });
});
