import { describe, expect, it } from "vitest";
import { yearsWithout } from "./years-without.ts";

describe("the years without a public holiday", () => {
  it.each([
    [["2026-09-02", "2027-01-01"], "2026-11-22T00:00:00Z", []],
    [["2026-09-02"], "2026-11-22T00:00:00Z", [2027]],
    [["2026-09-02", "2027-01-01"], "2026-12-31T17:00:00Z", [2028]],
    [[], "2026-11-22T00:00:00Z", [2026, 2027]],
  ])("of %o at %s are %o", (days, now, years) => {
    expect(
      yearsWithout(
        days.map((day) => ({ day })),
        new Date(now),
      ),
    ).toEqual(years);
  });
});
