import {
  hoursText,
  isOpenAt,
  type OpeningHours,
  opensNext,
  type Span,
  stateText,
} from "@bentrong/contract/opening-hours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const two = (n: number): string => String(n).padStart(2, "0");
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((m) => `${two(Math.floor(m / 60))}:${two(m % 60)}`);
const span: fc.Arbitrary<Span> = fc
  .record({ day: fc.integer({ min: 1, max: 7 }), from: clock, to: fc.oneof(clock, fc.constant("24:00")) })
  .filter(({ from, to }) => from !== to);
const hours = fc.array(span, { minLength: 1, maxLength: 6 });
const moment = fc
  .date({ min: new Date("1976-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

/** The same rule, told otherwise: calendar days of Vietnam from the library of the language, minutes counted one by one. */
const inVietnam = new Intl.DateTimeFormat("en-GB", {
  ...{ timeZone: "Asia/Ho_Chi_Minh", weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
function answers(spans: readonly Span[], now: Date): boolean {
  const part = Object.fromEntries(inVietnam.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = DAYS.indexOf(String(part.weekday)) + 1;
  const yesterday = today === 1 ? 7 : today - 1;
  const time = `${part.hour}:${part.minute}`;
  return spans.some(({ day, from, to }) => {
    const isOverMidnight = to < from;
    if (day === today && time >= from && (isOverMidnight || time < to)) return true;
    return day === yesterday && isOverMidnight && time < to;
  });
}
const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

describe("opening hours", () => {
  it("are those of the clock on a wall in Vietnam, whatever the day, the week and midnight", () => {
    fc.assert(
      fc.property(hours, moment, (spans, now) => {
        expect(isOpenAt(spans, now)).toBe(answers(spans, now));
      }),
      { numRuns: 1_500 },
    );
  });

  it("begin and end to the minute, also where a stretch crosses midnight or the week", () => {
    fc.assert(
      fc.property(span, moment, (one, now) => {
        const next = opensNext([one], now);
        expect(isOpenAt([one], now)).toBe(next === undefined);
        if (!next) return;
        // The day that is named, at the time that is named, and not a minute before.
        const midnight = new Date(
          Math.floor((now.getTime() + 25_200_000) / 86_400_000) * 86_400_000 - 25_200_000,
        );
        const [hour, minute] = next.at.split(":").map(Number);
        const opens = later(midnight, next.daysAhead * 1_440 + Number(hour) * 60 + Number(minute));
        expect(opens.getTime()).toBeGreaterThan(now.getTime());
        expect(isOpenAt([one], opens)).toBe(true);
        expect(isOpenAt([one], later(opens, -1))).toBe(false);
        expect([next.day, next.at]).toEqual([one.day, one.from]);
      }),
      { numRuns: 1_500 },
    );
  });

  it("say when somebody answers again, as a person would", () => {
    const weekdays: OpeningHours = [1, 2, 3, 4, 5].map((day) => ({ day, from: "08:00", to: "17:30" }));
    const said = (at: string, of: OpeningHours = weekdays) => stateText(of, new Date(`${at}+07:00`), "vi");
    expect(said("2026-11-23T07:59")).toBe("ngoài giờ, mở lúc 8:00");
    expect(said("2026-11-23T08:00")).toBe("đang mở");
    expect(said("2026-11-23T17:30")).toBe("ngoài giờ, mở lúc 8:00 ngày mai");
    expect(said("2026-11-27T23:59")).toBe("ngoài giờ, mở lúc 8:00 thứ Hai");
    expect(said("2026-11-29T00:00")).toBe("ngoài giờ, mở lúc 8:00 ngày mai");
    expect(said("2026-11-23T17:30", [{ day: 1, from: "08:00", to: "17:30" }])).toBe(
      "ngoài giờ, mở lúc 8:00 thứ Hai tuần sau",
    );
    const night: OpeningHours = [{ day: 7, from: "22:00", to: "02:00" }];
    expect(said("2026-11-23T01:59", night)).toBe("đang mở");
    expect(said("2026-11-23T02:00", night)).toBe("ngoài giờ, mở lúc 22:00 Chủ nhật");
    expect(said("2026-11-23T02:00", "unknown")).toBeUndefined();
    expect(stateText(weekdays, new Date("2026-11-28T12:00+07:00"), "en")).toBe(
      "closed now, opens at 8:00 on Monday",
    );
  });

  it("are told together where days are alike", () => {
    const both = [1, 2, 3, 4, 5].flatMap((day) => [
      { day, from: "13:30", to: "17:00" },
      { day, from: "08:00", to: "12:00" },
    ]);
    expect(hoursText([...both, { day: 6, from: "08:00", to: "12:00" }], "vi")).toBe(
      "8:00–12:00 và 13:30–17:00, thứ Hai đến thứ Sáu; 8:00–12:00, thứ Bảy",
    );
    const nights = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "20:00", to: "02:00" }));
    expect(hoursText(nights, "vi")).toBe("20:00–2:00 hôm sau, mỗi ngày");
    expect(hoursText([{ day: 2, from: "20:00", to: "24:00" }], "en")).toBe("20:00–24:00, Tuesday");
  });
});
