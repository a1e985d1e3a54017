import { describe, expect, it } from "vitest";
import { dayPart } from "./greeting.ts";

describe("the greeting", () => {
  it.each([
    [4, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [23, "evening"],
    [0, "evening"],
    [3, "evening"],
  ] as const)("at %i o'clock is for the %s", (hour, part) => {
    expect(dayPart({ hour })).toBe(part);
  });
});
