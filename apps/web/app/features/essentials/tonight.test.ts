import { describe, expect, it } from "vitest";
import { questionOf } from "./tonight.ts";

describe("the question of the night", () => {
  it("changes at midnight in Vietnam, not before", () => {
    const late = questionOf(new Date("2026-11-21T16:59:00Z"), 20);
    expect(questionOf(new Date("2026-11-20T17:00:00Z"), 20)).toBe(late);
    expect(questionOf(new Date("2026-11-21T17:00:00Z"), 20)).toBe((late + 1) % 20);
  });
});
