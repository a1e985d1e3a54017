import { isOpenAt, OpeningHours } from "@bentrong/contract/opening-hours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endsNextDay, getHours, type Interval, toIntervals, wrongWith } from "./intervals.ts";

const two = (n: number): string => String(n).padStart(2, "0");
const clock = fc.integer({ min: 0, max: 1_439 }).map((m) => `${two(Math.floor(m / 60))}:${two(m % 60)}`);
const stretch: fc.Arbitrary<Interval> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    from: clock,
    to: clock,
  })
  .filter(({ from, to }) => from !== to || to === "00:00");

describe("hours in a form", () => {
  it("are hours that the database takes, and come back as the same hours", () => {
    fc.assert(
      fc.property(
        fc.array(stretch, { minLength: 1, maxLength: 3 }),
        fc.date({ noInvalidDate: true }),
        (chosen, now) => {
          expect(wrongWith(chosen)).toBeUndefined();
          const hours = OpeningHours.parse(getHours(chosen));
          expect(isOpenAt(getHours(toIntervals(hours)), now)).toBe(isOpenAt(hours, now));
        },
      ),
    );
  });

  it("say what is missing, and what ends on the next day", () => {
    const day = { days: [1], from: "08:00", to: "17:00" };
    expect(wrongWith([])).toMatch(/ít nhất một quãng/);
    expect(wrongWith([{ ...day, days: [] }])).toMatch(/ít nhất một ngày/);
    expect(wrongWith([{ ...day, to: "" }])).toMatch(/giờ kết thúc/);
    expect(wrongWith([{ ...day, to: "08:00" }])).toMatch(/trùng nhau/);
    expect(wrongWith([{ ...day, from: "00:00", to: "00:00" }])).toBeUndefined();
    expect([day, { ...day, to: "02:00" }, { ...day, to: "00:00" }].map(endsNextDay)).toEqual([
      ...[false, true, false],
    ]);
  });
});
