import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_CHARACTERS, parseLines, putLine, removeLine, toTextFile } from "./gratitude-lines.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const entries = fc.array(fc.tuple(day, fc.string({ maxLength: 300 })), { maxLength: 30 });
const putLines = (all: readonly (readonly [string, string])[]) =>
  all.reduce<ReturnType<typeof parseLines>>((lines, [at, words]) => putLine(lines, at, words), []);

it("there is one line a day, the newest first, and what is stored is read back", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const lines = putLines(all);
      const days = lines.map((line) => line.day);
      expect(days).toEqual([...new Set(days)].toSorted().toReversed());
      for (const { words } of lines) {
        expect(words.trim()).not.toBe("");
        expect(words.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      }
      expect(parseLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
    }),
  );
});

it("the last line of a day takes the place of the one before, and a blank one changes nothing", () => {
  const first = putLine([], "2026-11-23", " trà  nóng ");
  expect(first).toEqual([{ day: "2026-11-23", words: "trà nóng" }]);
  expect(putLine(first, "2026-11-23", "mẹ gọi")).toEqual([{ day: "2026-11-23", words: "mẹ gọi" }]);
  expect(putLine(first, "2026-11-23", "  ")).toEqual(first);
  expect(removeLine(first, "2026-11-23")).toEqual([]);
});

it("the file has a line for each day, the oldest first", () => {
  const lines = putLines([
    ["2026-11-22", "mưa tạnh"],
    ["2026-11-23", "trà nóng"],
  ]);
  expect(toTextFile(lines)).toBe("2026-11-22  mưa tạnh\n2026-11-23  trà nóng\n");
});

it("what is not such a list is no list", () => {
  for (const stored of [null, undefined, "x", [{ day: "hôm qua", words: "" }], [1]])
    expect(parseLines(stored)).toEqual([]);
});
