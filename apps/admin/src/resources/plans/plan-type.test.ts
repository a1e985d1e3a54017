import { expect, it } from "vitest";
import { planType } from "./plan-type.ts";

it.each([
  ["free", "Miễn phí"],
  ["pro1month", "Premium 1 tháng"],
  ["pro3month", "Premium 3 tháng"],
  ["pro1year", "Premium 1 năm"],
  ["khac", "khac"],
])("says the type %s as %s", (type, words) => {
  expect(planType(type)).toBe(words);
});
