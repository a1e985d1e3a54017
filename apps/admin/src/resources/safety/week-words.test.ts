import type { CardWeek } from "@bentrong/contract/staff-safety";
import { describe, expect, it } from "vitest";
import { kindsWords, totalWords, weekName, weeksWords } from "./week-words.ts";

const week = (more: Partial<CardWeek>): CardWeek => ({
  starts: "2026-11-16",
  kinds: { self: 0, harmed: 0, other: 0, threat: 0 },
  total: 0,
  isLeast: false,
  ...more,
});

describe("a week of cards", () => {
  it("is told in words that never say whether it was one or two", () => {
    const few = week({ kinds: { self: 5, harmed: "few", other: 0, threat: 0 }, total: 6, isLeast: true });
    expect(weekName(few)).toBe("16/11 – 22/11/2026");
    expect(totalWords(few)).toBe("ít nhất 6 lần");
    expect(kindsWords(few)).toBe("muốn chết hoặc tự làm đau mình: 5; đang bị người khác làm hại: dưới 3");
    expect(totalWords(week({ total: "few" }))).toBe("dưới 3 lần");
    expect(weeksWords([few, week({}), week({ total: "few" })])).toBe(
      "Trong 3 tuần đã qua, thẻ hiện ít nhất 7 lần, ở 2 tuần.",
    );
    expect(weeksWords([week({ total: 4 })])).toBe("Trong 1 tuần đã qua, thẻ hiện 4 lần, ở 1 tuần.");
    expect(weeksWords([week({}), week({})])).toBe("Trong 2 tuần đã qua, thẻ chưa hiện lần nào.");
  });
});
