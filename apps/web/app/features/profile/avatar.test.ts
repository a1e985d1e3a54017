import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AVATARS, avatarAddress, avatarNumber } from "./avatar.ts";

describe("a person's picture", () => {
  it("is the drawing they chose", () => {
    for (const number of [0, ...AVATARS]) expect(avatarNumber(avatarAddress(number))).toBe(number);
  });

  it("is the first drawing when the address is none of ours", () => {
    for (const address of [
      undefined,
      null,
      "",
      "/avatars/13.svg",
      "/avatars/-1.svg",
      "https://a.example/avatars/3.svg",
    ]) {
      expect(avatarNumber(address)).toBe(0);
    }
  });

  it("is always a drawing that exists, whatever stands in the account", () => {
    const address = fc.oneof(
      fc.string(),
      fc.nat().map((number) => `/avatars/${number}.svg`),
    );
    fc.assert(
      fc.property(address, (stored) => {
        expect([0, ...AVATARS]).toContain(avatarNumber(stored));
      }),
    );
  });
});
