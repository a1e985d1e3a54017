import fc from "fast-check";
import { expect, it } from "vitest";
import { getStep, splitLines } from "./lines.ts";

const splitWords = (text: string) => text.split(/\s+/u).filter(Boolean);

it("every word dissolves once, in its order, on lines that are not blank", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "ẫ", " ", "\n", "\t"), maxLength: 400 }), (text) => {
      const lines = splitLines(text);
      expect(splitWords(lines.join(" "))).toEqual(splitWords(text));
      for (const line of lines) expect(line.trim()).not.toBe("");
    }),
  );
});

it("a paragraph begins on a line of its own, and a long one is broken between words", () => {
  expect(splitLines("một\n\nhai ba")).toEqual(["một", "hai ba"]);
  const lines = splitLines("nặng lòng quá mà không biết nói với ai cho hết");
  expect(lines.length).toBeGreaterThan(1);
});

it("a long letter dissolves in no more time than a dozen lines", () => {
  for (const lines of [1, 5, 14, 80, 4000]) expect(getStep(lines) * lines).toBeLessThanOrEqual(12_600);
  expect(getStep(2)).toBe(900);
});
