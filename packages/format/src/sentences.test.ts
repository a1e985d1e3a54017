import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtWord, sentences, summary } from "./sentences.ts";

describe("sentences", () => {
  it.each([
    [
      "<h2>Chuyến xe cuối</h2><p>Tôi ngồi ở bến xe…</p><p>Tiếng loa</p>",
      "Chuyến xe cuối. Tôi ngồi ở bến xe… Tiếng loa",
    ],
    [
      "<p>Trong ba lô:</p><ul><li><p>một chai nước</p></li><li><p>một ổ bánh mì</p></li></ul><p>Hết.</p>",
      "Trong ba lô: một chai nước · một ổ bánh mì. Hết.",
    ],
    ["<ul><li>một.</li><li>hai</li></ul>", "một. hai"],
    ["<p>một<br>hai <em>ba</em></p>", "một hai ba"],
    ["<p>“Đi thôi.”</p><p>Đi.</p>", "“Đi thôi.” Đi."],
    ["", ""],
  ])("joins %s", (html, text) => {
    expect(sentences(html)).toBe(text);
  });
});

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

  it("cuts HTML the same way", () => {
    expect(summary("<h2>Một hai</h2><p>ba bốn</p>", 12)).toBe("Một hai. ba…");
  });
});
