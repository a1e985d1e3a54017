import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtWord, cutPreview } from "./cut-at-word.ts";
import { excerpt } from "./excerpt.ts";

describe("cutAtWord", () => {
  it("cuts between words and drops what hangs at the end", () => {
    expect(cutAtWord("Trong ba chiều, đêm", 15)).toBe("Trong ba chiều…");
    expect(cutAtWord("Trong ba chiều, đêm", 12)).toBe("Trong ba…");
    expect(cutAtWord("Trong ba chiều", 14)).toBe("Trong ba chiều");
    expect(cutAtWord("Trong ba chiều", 5)).toBe("Trong…");
  });

  it("holds whole words of the text only, and no more than asked", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zđêư]{1,7}$/), { maxLength: 30 }),
        fc.integer({ min: 8, max: 80 }),
        (words, length) => {
          const cut = cutAtWord(words.join(" "), length);
          expect([...cut].length).toBeLessThanOrEqual(length + 1);
          const kept = cut.replace(/…$/, "").split(" ").filter(Boolean);
          expect(kept).toEqual(words.slice(0, kept.length));
        },
      ),
    );
  });

  it("cuts the excerpt of an article the same way", () => {
    const word = fc.stringMatching(/^[a-zđêư]{1,7}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
        const shown = excerpt(`<p>${words.join("</p><p>")}</p>`, 120);
        const isCut = words.join(" ").length > 120;
        expect(shown.endsWith("…")).toBe(isCut);
        expect([...shown].length).toBeLessThanOrEqual(121);
        const kept = shown.replace(/…$/, "").split(" ");
        expect(kept).toEqual(words.slice(0, kept.length));
        // As many words as fit: the next one would have gone beyond the limit.
        if (isCut) expect(words.slice(0, kept.length + 1).join(" ").length).toBeGreaterThan(120);
      }),
    );
  });
});

describe("cutPreview", () => {
  it("shows a short preview whole, and a full one without the half word at its end", () => {
    expect(cutPreview("Một đoạn ngắn.")).toBe("Một đoạn ngắn.");
    const full = `${"từ ".repeat(49)}nửa`;
    expect([...full]).toHaveLength(150);
    expect(cutPreview(full)).toBe(`${"từ ".repeat(49).trimEnd()}…`);
  });
});
