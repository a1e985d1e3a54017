import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskedEmail, parseEmail } from "./email-address.ts";

describe("an address", () => {
  it.each([
    ["Lan@Example.VN", "lan@example.vn"],
    ["  lan.nguyen+blog@example.com.vn\n", "lan.nguyen+blog@example.com.vn"],
    ["lan@cốc.vn", "lan@xn--cc-j9s.vn"],
    ["lan@XN--CC-J9S.vn", "lan@xn--cc-j9s.vn"],
  ])("%j is stored as %s", (typed, stored) => {
    expect(parseEmail(typed)).toBe(stored);
  });

  it.each([
    ...[
      "",
      "abc",
      "@",
      "a@",
      "@b.vn",
      "a@b",
      "a@@b.vn",
      "a@b@c.vn",
      "a b@c.vn",
      ".a@b.vn",
      "a.@b.vn",
      "a..b@c.vn",
    ],
    ...["a@b..vn", "a@-b.vn", "a@b-.vn", "a@b.vn.", "a@127.0.0.1", "a@[127.0.0.1]", "a@b.vn>", "<a@b.vn>"],
    ...[
      '"a"@b.vn',
      "a@b.vn\r\nBcc: c@d.vn",
      "a\u0000@b.vn",
      "lán@b.vn",
      "a@b.vn,c@d.vn",
      `${"a".repeat(65)}@b.vn`,
    ],
    ...[`a@${"b.".repeat(130)}vn`, "a@b.v n", "a@b.vn?cc=c@d.vn", "a@\u202eb.vn"],
    ...[
      "a,b@c.vn",
      "(c)a@b.vn",
      "a\\@b.vn",
      "a\u202e@b.vn",
      "=cmd|'x'!A1@b.vn",
      "+a@b.vn",
      "-a@b.vn",
      "|a@b.vn",
    ],
  ])("%j is none", (typed) => {
    expect(parseEmail(typed)).toBeUndefined();
  });

  it("has one form, which is plain ASCII in small letters and fits its column", () => {
    const part = fc.string({ unit: "grapheme", maxLength: 20 });
    const typed = fc.oneof(
      fc.emailAddress(),
      fc.tuple(part, part, part).map(([local, host, end]) => `${local}@${host}.${end}`),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const stored = parseEmail(text);
        if (stored === undefined) return;
        expect(stored).toMatch(/^[\x21-\x7e]{3,254}$/);
        expect(stored).toBe(stored.toLowerCase());
        expect(parseEmail(stored)).toBe(stored);
        expect(parseEmail(` ${stored.toUpperCase()} `)).toBe(stored);
        expect(stored).not.toMatch(/[<>",;:\\()[\]]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is shown to others by its first letter alone", () => {
    expect(maskedEmail("lan.nguyen@example.vn")).toBe("l•••@example.vn");
  });
});
