import { expect, it } from "vitest";
import { BASES } from "./feelings.ts";

const all = BASES.flatMap(({ feelings }) => feelings);

it("eight directions have five to seven words each, and no word stands twice", () => {
  expect(BASES).toHaveLength(8);
  for (const { id, feelings } of BASES) {
    expect(feelings.length, id).toBeGreaterThanOrEqual(5);
    expect(feelings.length, id).toBeLessThanOrEqual(7);
  }
  for (const language of ["vi", "en"] as const) {
    const words = all.map(({ text }) => text[language].word);
    expect(new Set(words).size).toBe(words.length);
  }
});

it("a word has one sentence in each language", () => {
  for (const { id, text } of all)
    for (const { line } of [text.vi, text.en]) {
      expect(line, id).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(line.slice(0, -1), id).not.toMatch(/[.!?]/);
    }
});

it("no sentence tells people what to do or what they suffer from", () => {
  for (const { id, text } of all) {
    expect(text.vi.line, id).not.toMatch(
      /(^|\s)(hãy|nên|phải làm|cần phải|đừng)\s|trầm cảm|rối loạn|bệnh|triệu chứng/iu,
    );
    expect(text.en.line, id).not.toMatch(/\b(should|must|try to|need to)\b|\b(depress|disorder|symptom)/i);
  }
});
