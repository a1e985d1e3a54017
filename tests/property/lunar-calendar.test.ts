import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lunarDate } from "../support/lunar-calendar.ts";

const at = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

describe("the lunar calendar of Vietnam", () => {
  // In 1968, 1985 and 2007 the new moon fell between midnight in Hà Nội and midnight in Beijing.
  it.each([
    "1968-01-29",
    "1985-01-21",
    "2007-02-17",
    "2020-01-25",
    "2021-02-12",
    "2022-02-01",
    "2023-01-22",
    "2024-02-10",
    "2025-01-29",
    "2026-02-17",
  ])("has its first day on %s", (tet) => {
    expect(lunarDate(tet)).toEqual({ day: 1, month: 1, isLeap: false });
  });

  it.each([
    ["2023-03-22", { day: 1, month: 2, isLeap: true }],
    ["2025-07-25", { day: 1, month: 6, isLeap: true }],
    ["2024-04-18", { day: 10, month: 3, isLeap: false }],
    ["2025-04-07", { day: 10, month: 3, isLeap: false }],
    ["2026-04-26", { day: 10, month: 3, isLeap: false }],
  ])("%s is %o", (date, lunar) => {
    expect(lunarDate(date)).toEqual(lunar);
  });

  it("goes on by a day each day, and begins a month after 29 or 30", () => {
    const days = fc.integer({
      min: Date.parse("1970-01-01") / 86_400_000,
      max: Date.parse("2060-12-30") / 86_400_000,
    });
    fc.assert(
      fc.property(days, (day) => {
        const [today, tomorrow] = [lunarDate(at(day)), lunarDate(at(day + 1))];
        if (tomorrow.day === 1) {
          expect([29, 30]).toContain(today.day);
          expect(tomorrow.isLeap ? today.month : (today.month % 12) + 1).toBe(tomorrow.month);
        } else {
          expect(tomorrow).toEqual({ ...today, day: today.day + 1 });
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
