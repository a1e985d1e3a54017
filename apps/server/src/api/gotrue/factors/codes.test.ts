import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { computeCode } from "../../../../../../tests/support/authenticator.ts";
import { asMade } from "./recovery-codes.ts";
import { matchingStep, newSecret, secretUri } from "./totp.ts";

const STEP = 30;

describe("a code of an authenticator", () => {
  // The clock stands: no step may end between a code and its check.
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterAll(() => void vi.useRealTimers());

  it("is taken with the one before and the one after, and with no other", () => {
    const secret = newSecret();
    const step = Math.floor(Date.now() / 1000 / STEP);
    for (const away of [-1, 0, 1]) {
      expect(matchingStep(secret, computeCode(secret, away), undefined)).toBe(step + away);
    }
    for (const away of [-3, -2, 2, 3]) {
      expect(matchingStep(secret, computeCode(secret, away), undefined)).toBeUndefined();
    }
  });

  it("is not taken for its step or an older one again", () => {
    const secret = newSecret();
    const code = computeCode(secret);
    const step = matchingStep(secret, code, undefined) ?? 0;
    expect(matchingStep(secret, code, step - 1)).toBe(step);
    expect(matchingStep(secret, code, step)).toBeUndefined();
    expect(matchingStep(secret, computeCode(secret, -1), step)).toBeUndefined();
  });

  it("may be typed with spaces; anything that is not six digits is none", () => {
    const secret = newSecret();
    const code = computeCode(secret);
    expect(matchingStep(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, undefined)).toBeDefined();
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^\d{6}$/.test(text.replace(/\s/g, ""))),
        (text) => matchingStep(secret, text, undefined) === undefined,
      ),
    );
  });

  it("belongs to one secret", () => {
    const code = computeCode(newSecret());
    const others = Array.from({ length: 20 }, newSecret);
    // One in seven thousand would be taken by chance.
    expect(
      others.filter((secret) => matchingStep(secret, code, undefined) !== undefined).length,
    ).toBeLessThan(3);
  });

  it("is set up by an address that names us and the account", () => {
    const uri = new URL(secretUri("Bên Trong", "lan+1@example.vn", newSecret()));
    expect(decodeURIComponent(uri.pathname)).toContain("Bên Trong:lan+1@example.vn");
    expect(uri.searchParams.get("issuer")).toBe("Bên Trong");
    expect(uri.searchParams.get("secret")).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe("a recovery code", () => {
  it("means the same however it is typed", () => {
    const letter = fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 16, maxLength: 16 }),
        fc.infiniteStream(fc.nat(3)),
        (letters, how) => {
          const typed = letters.map((one) => {
            const spoilt = { "0": "o", "1": "l" }[one] ?? one.toLowerCase();
            return [one, spoilt, `${one}-`, ` ${spoilt}`][how.next().value ?? 0];
          });
          expect(asMade(typed.join(""))).toBe(letters.join(""));
        },
      ),
    );
  });
});
