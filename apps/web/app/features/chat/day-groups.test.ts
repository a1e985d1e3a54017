import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupByDay } from "./day-groups.ts";

const now = new Date(2026, 10, 22, 0, 10);
const at = (...when: [number, number, number, number, number]) => ({
  createdAt: new Date(...when).toISOString(),
});

describe("the days of conversations", () => {
  it("go by the reader's own midnight", () => {
    const groups = groupByDay(
      [at(2026, 10, 20, 8, 0), at(2026, 10, 22, 0, 5), at(2026, 10, 21, 23, 59)],
      now,
      "vi",
    );
    expect(groups.map(({ day }) => day)).toEqual(["Hôm nay", "Hôm qua", "Thứ Sáu, 20 tháng 11, 2026"]);
  });

  it("lose nothing, are in order and stand once each", () => {
    const moments = fc.date({ min: new Date(2020, 0, 1), max: now, noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(moments), (dates) => {
        const rows = dates.map((date, i) => ({ id: i, createdAt: date.toISOString() }));
        const groups = groupByDay(rows, now, "vi");
        const flat = groups.flatMap(({ items }) => items);
        expect(flat.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
        const times = flat.map(({ createdAt }) => createdAt);
        expect(times).toEqual([...times].sort().reverse());
        expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length);
      }),
    );
  });
});
