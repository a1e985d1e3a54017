import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST, splitSentences } from "./split-sentences.ts";

const withoutSpace = (text: string): string => text.replace(/\s+/gu, "");

describe("a paragraph in sentences", () => {
  it.each([
    ["Mưa rồi. Mẹ gọi: “Về chưa?” Tôi ừ.", ["Mưa rồi.", "Mẹ gọi: “Về chưa?”", "Tôi ừ."]],
    ["“Sao thế?” chị hỏi. Tôi im…", ["“Sao thế?” chị hỏi.", "Tôi im…"]],
    ["Gạo, muối, v.v. và một ít trà. 5 giờ sáng.", ["Gạo, muối, v.v. và một ít trà.", "5 giờ sáng."]],
    ["Giá 1.000 đồng, lúc 8.30 tối.", ["Giá 1.000 đồng, lúc 8.30 tối."]],
    ["  Một\n dòng   dài ", ["Một dòng dài"]],
    ["Ừ… Thôi!!! Đi.", ["Ừ…", "Thôi!!!", "Đi."]],
    ["· · ·", []],
    ["", []],
  ])("%s", (paragraph, sentences) => {
    expect(splitSentences(paragraph)).toEqual(sentences);
  });

  it("cuts a long one behind a clause, else behind a word", () => {
    const clause = `${"một hai ba ".repeat(10).trim()}, ${"bốn năm sáu ".repeat(10).trim()}`;
    expect(splitSentences(clause)[0]).toMatch(/ba,$/);
    const [first, second] = splitSentences("bảy ".repeat(60));
    expect(first).toMatch(/ bảy$/);
    expect(second).toMatch(/^bảy /);
  });

  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 600 }),
    fc
      .array(
        fc.constantFrom("Mẹ", "ơi", ",", ".", "…", "”", "“", "?", "!", " ", "\n", "dài".repeat(90), "🌧"),
        {
          maxLength: 400,
        },
      )
      .map((parts) => parts.join("")),
  );

  it("loses nothing that is said, and says nothing too long", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sentences = splitSentences(text);
        for (const sentence of sentences) {
          expect(sentence.length).toBeLessThanOrEqual(LONGEST);
          expect(sentence).toBe(sentence.trim());
        }
        const letters = (said: string) => said.replace(/[^\p{L}\p{N}]/gu, "");
        expect(letters(sentences.join(""))).toBe(letters(withoutSpace(text)));
      }),
    );
  });

  it.each([
    ["marks", "."],
    ["quotes after marks", ".”"],
    ["letters without a space", "a"],
    ["spaces", " "],
    ["marks that go on", "a. b"],
  ])("takes eight times as long for eight times as many %s", (_, unit) => {
    const measure = (count: number): number => {
      const text = unit.repeat(count);
      const begun = performance.now();
      splitSentences(text);
      return performance.now() - begun;
    };
    measure(20_000);
    expect(measure(400_000)).toBeLessThan(Math.max(200, measure(50_000) * 40));
  });
});
