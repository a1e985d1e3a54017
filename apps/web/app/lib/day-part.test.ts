import { expect, it } from "vitest";
import { dayPart } from "./day-part.ts";

it.each([
  [0, "night"],
  [3, "night"],
  [4, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
] as const)("at %i o'clock it is %s", (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
