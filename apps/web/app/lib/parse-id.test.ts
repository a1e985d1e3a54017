import { expect, it } from "vitest";
import { parseId } from "./parse-id.ts";

it.each([
  ["1", 1],
  ["2147483647", 2_147_483_647],
])("reads %j as an id", (text, id) => {
  expect(parseId(text)).toBe(id);
});

it.each([undefined, "", "0", "007", "-1", "1.5", "1e3", " 1", "abc", "1 or 1=1", "2147483648", "9999999999"])(
  "reads %j as none",
  (text) => {
    expect(parseId(text)).toBeUndefined();
  },
);
