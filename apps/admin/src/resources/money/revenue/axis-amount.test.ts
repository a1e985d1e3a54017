import { expect, it } from "vitest";
import { axisAmount } from "./axis-amount.ts";

it.each([
  [0, "0"],
  [75_000, "75k"],
  [225_000, "225k"],
  [1_000_000, "1tr"],
  [2_250_000, "2,25tr"],
  [150_000_000, "150tr"],
])("writes %i on an axis as %s", (amount, text) => {
  expect(axisAmount(amount)).toBe(text);
});
