import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duration } from "./duration.ts";
import { fold } from "./fold.ts";
import { money } from "./money.ts";
import { nfc } from "./nfc.ts";
import { slug } from "./slug.ts";

const VIETNAMESE =
  "aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ";
const vietnamese = fc.string({ unit: fc.constantFrom(...VIETNAMESE, ...VIETNAMESE.toUpperCase(), " ") });

describe("fold", () => {
  it("lets a person search without marks", () => {
    expect(fold("Đà Nẵng")).toBe("da nang");
    expect(fold("  Lòng   BIẾT ơn ")).toBe("long biet on");
    expect(fold("hoà")).toBe(fold("hòa"));
  });

  it("leaves only plain letters of any Vietnamese text", () => {
    fc.assert(fc.property(vietnamese, (text) => /^[a-z ]*$/.test(fold(text))));
  });

  it("is the same for composed and decomposed input, and folding twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(text.normalize("NFD"))).toBe(fold(nfc(text)));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("nfc", () => {
  it("is the normal form of any text that somebody would write", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(nfc(text)).toBe(text.normalize("NFC"));
      }),
    );
  });

  it("takes no time for a megabyte of accents, which the plain form takes minutes for", () => {
    for (const marks of [
      "\u0301\u0316".repeat(250_000),
      "\u0301".repeat(250_000) + "\u0316".repeat(250_000),
    ]) {
      const begun = performance.now();
      expect(nfc(`a${marks}`).startsWith("á")).toBe(true);
      expect(performance.now() - begun).toBeLessThan(2_000);
    }
  });
});

describe("slug", () => {
  it("makes an address a person can type", () => {
    expect(slug("Đường về nhà, ngày mưa!")).toBe("duong-ve-nha-ngay-mua");
    expect(slug("!!!")).toBe("");
  });

  it("never starts, ends or repeats with a hyphen", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) =>
        /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug(text)),
      ),
    );
  });
});

describe("money", () => {
  it("reads like a price tag in Vietnam", () => {
    expect(money(0)).toBe("0đ");
    expect(money(999)).toBe("999đ");
    expect(money(133000)).toBe("133.000đ");
    expect(money(1290000)).toBe("1.290.000đ");
    expect(money(-5000)).toBe("-5.000đ");
  });

  it("loses no digit of any amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        const text = money(amount);
        expect(Number(text.replace(/[.đ]/g, ""))).toBe(amount);
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*đ$/);
      }),
    );
  });
});

describe("duration", () => {
  it("shows minutes and seconds, and hours only when there are any", () => {
    expect(duration(0)).toBe("00:00");
    expect(duration(65.9)).toBe("01:05");
    expect(duration(3665)).toBe("1:01:05");
    expect(duration(Number.NaN)).toBe("00:00");
    expect(duration(-4)).toBe("00:00");
  });

  it("can be read back to the second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (seconds) => {
        const parts = duration(seconds).split(":").map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
      }),
    );
  });
});
