import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renewIn, tokenTimes } from "./token-times.ts";

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

describe("when tokens are renewed", () => {
  it("reads both ends of a token's life, with any letters in it", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string({ unit: "grapheme" }), (iat, exp, name) => {
        const times = { issuedAt: iat * 1000, expiresAt: exp * 1000 };
        expect(tokenTimes(token({ iat, exp, name }))).toEqual(times);
      }),
    );
  });

  it("knows nothing of what is no token", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(tokenTimes(text)).toBeUndefined();
      }),
    );
  });

  it("always comes before the end, and never sooner than half of the life", () => {
    const life = fc.integer({ min: 1, max: 100 * 86_400_000 });
    fc.assert(
      fc.property(life, fc.nat(), (length, issuedAt) => {
        const wait = renewIn({ issuedAt, expiresAt: issuedAt + length }, issuedAt);
        expect(wait).toBeLessThan(length);
        expect(wait).toBeGreaterThan(length / 2);
      }),
    );
  });

  it("is now for a token that has run out", () => {
    expect(renewIn({ issuedAt: 0, expiresAt: 3_600_000 }, 4_000_000)).toBe(0);
  });
});
