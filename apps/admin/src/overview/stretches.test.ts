import { describe, expect, it } from "vitest";
import { change, dayInVietnam, daysOf, stepName } from "./stretches.ts";

describe("a stretch of the overview", () => {
  it("ends on the day that it is in Vietnam", () => {
    const lateEvening = Date.parse("2026-11-21T17:30:00Z");
    expect(dayInVietnam(lateEvening)).toBe("2026-11-22");
    expect(daysOf("7d", lateEvening)).toEqual({ step: "day", from: "2026-11-16", to: "2026-11-22" });
    expect(daysOf("12m", lateEvening)).toEqual({ step: "month", from: "2025-12-22", to: "2026-11-22" });
  });

  it("names its steps, and what changed since the one before", () => {
    expect(stepName("day", "2026-11-05")).toBe("05/11");
    expect(stepName("week", "2026-11-16")).toBe("tuần 16/11");
    expect(stepName("month", "2026-11-01")).toBe("11/2026");
    expect(change(12, 10, String)).toBe("tăng 20% so với kỳ trước (10)");
    expect(change(5, 10, String)).toBe("giảm 50% so với kỳ trước (10)");
    expect(change(3, 0, String)).toBe("kỳ trước 0");
    expect(change(0, 0, String)).toBe("bằng kỳ trước (0)");
  });
});
