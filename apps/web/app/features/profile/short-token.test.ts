import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortToken } from "./short-token.ts";

describe("a token as others may see it", () => {
  it("never shows more than a quarter of it, whatever its length", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (token) => {
        const shown = shortToken(token).replace("…", "").length;
        expect(shown).toBeLessThanOrEqual(token.length / 4);
      }),
    );
  });

  it("is recognised by its beginning and its end", () => {
    expect(shortToken(`eyJhbGciOiJF${"x".repeat(400)}w8ZQkA`)).toBe("eyJhbGciOiJF…w8ZQkA");
  });
});
