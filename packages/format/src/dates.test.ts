import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockTime, dateAndTime, longDate, shortDate } from "./dates.ts";
import { messageTime } from "./message-time.ts";
import { relativeDay } from "./relative-day.ts";

const DAY = 86_400_000;
const instants = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });

describe("dates in Vietnam", () => {
  it("turns a late UTC evening into the next Vietnamese day", () => {
    const at = "2026-11-20T17:05:00Z";
    expect(shortDate(at)).toBe("21/11/2026");
    expect(clockTime(at)).toBe("00:05");
    expect(dateAndTime(at)).toBe("21/11/2026 00:05");
    expect(longDate(at)).toBe("Thứ Bảy, 21 tháng 11, 2026");
  });

  it("shows a dash for a date it cannot read", () => {
    expect(shortDate("hôm kia")).toBe("–");
    expect(dateAndTime("")).toBe("–");
  });

  it("agrees with the time-zone data of the platform for any moment", () => {
    const intl = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Ho_Chi_Minh",
      dateStyle: "short",
      timeStyle: "short",
    });
    fc.assert(
      fc.property(instants, (at) => {
        expect(dateAndTime(at)).toBe(intl.format(at).replace(",", ""));
      }),
    );
  });
});

describe("messageTime", () => {
  const now = new Date(2026, 10, 21, 0, 10);

  it("says today and yesterday by the reader's own midnight", () => {
    expect(messageTime(new Date(2026, 10, 21, 0, 5), now)).toBe("Hôm nay 00:05");
    expect(messageTime(new Date(2026, 10, 20, 23, 59), now)).toBe("Hôm qua 23:59");
    expect(messageTime(new Date(2026, 10, 19, 9, 3), now)).toBe("19/11/2026 09:03");
    expect(messageTime(new Date(2026, 10, 21, 0, 5), now, "en")).toBe("Today 00:05");
  });
});

describe("relativeDay", () => {
  const now = new Date("2026-11-21T05:00:00Z");
  const ago = (days: number) => relativeDay(new Date(now.getTime() - days * DAY), now);

  it("moves from days to weeks to months where a person would", () => {
    expect([0, 1, 2, 6, 7, 13, 14, 29, 30, 59, 60].map(ago)).toEqual([
      "Hôm nay",
      "Hôm qua",
      "2 ngày trước",
      "6 ngày trước",
      "1 tuần trước",
      "1 tuần trước",
      "2 tuần trước",
      "4 tuần trước",
      "1 tháng trước",
      "1 tháng trước",
      "2 tháng trước",
    ]);
  });

  it("counts midnights, not hours", () => {
    expect(relativeDay("2026-11-20T16:59:00Z", "2026-11-20T17:01:00Z")).toBe("Hôm qua");
    expect(relativeDay("2026-11-20T17:01:00Z", "2026-11-21T16:59:00Z")).toBe("Hôm nay");
  });

  it("never speaks of the future", () => {
    fc.assert(fc.property(instants, instants, (a, b) => !/-/.test(relativeDay(a, b))));
  });
});
