import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resetCodeFrom } from "./reset-code.ts";

describe("a reset code", () => {
  it.each([
    [" 7k2q 9mxa ", "7K2Q9MXA"],
    ["7K2Q-9MXA", "7K2Q9MXA"],
    ["7k2q\u00a09mxa\n", "7K2Q9MXA"],
    ["   ", ""],
  ])("pasted as %j is %j", (typed, meant) => {
    expect(resetCodeFrom(typed)).toBe(meant);
  });

  it("reads the same when it is read twice", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(resetCodeFrom(resetCodeFrom(typed))).toBe(resetCodeFrom(typed));
      }),
    );
  });
});
