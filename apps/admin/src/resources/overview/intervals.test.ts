import { describe, expect, it } from "vitest";
import { dayInVietnam, describeChange, formatStep, toDateRange } from "./intervals.ts";

describe("a stretch of the overview", () => {
  it("ends on the day that it is in Vietnam", () => {
    const lateEvening = Date.parse("2026-11-21T17:30:00Z");
    expect(dayInVietnam(lateEvening)).toBe("2026-11-22");
    expect(toDateRange("7d", lateEvening)).toEqual({ step: "day", from: "2026-11-16", to: "2026-11-22" });
    expect(toDateRange("12m", lateEvening)).toEqual({ step: "month", from: "2025-12-22", to: "2026-11-22" });
  });

  it("names its steps, and what changed since the one before", () => {
    expect(formatStep("day", "2026-11-05")).toBe("05/11");
    expect(formatStep("week", "2026-11-16")).toBe("tuần 16/11");
    expect(formatStep("month", "2026-11-01")).toBe("T11/2026");
    expect(describeChange(12, 10, String)).toBe("tăng 20% so với kỳ trước (10)");
    expect(describeChange(5, 10, String)).toBe("giảm 50% so với kỳ trước (10)");
    expect(describeChange(3, 0, String)).toBe("kỳ trước 0");
    expect(describeChange(0, 0, String)).toBe("bằng kỳ trước (0)");
  });
});
