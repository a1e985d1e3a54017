import { array, constantFrom, assert as holds, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { difference, type Piece } from "./difference.ts";

const without = (kind: Piece<string>["kind"], pieces: Piece<string>[]) =>
  pieces.filter((piece) => piece.kind !== kind).flatMap(({ items }) => items);

describe("the difference of two texts", () => {
  it("names the words that went and came, and leaves the others in peace", () => {
    expect(difference("em về đêm nay".split(" "), "em về sáng nay nhé".split(" "))).toEqual([
      { kind: "same", items: ["em", "về"] },
      { kind: "removed", items: ["đêm"] },
      { kind: "added", items: ["sáng"] },
      { kind: "same", items: ["nay"] },
      { kind: "added", items: ["nhé"] },
    ]);
  });

  it("holds both texts, whatever they are, and says nothing of two that are the same", () => {
    const words = array(constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    holds(
      property(words, words, (before, after) => {
        const pieces = difference(before, after);
        expect(without("added", pieces)).toEqual(before);
        expect(without("removed", pieces)).toEqual(after);
        if (before.join() === after.join()) expect(pieces.every(({ kind }) => kind === "same")).toBe(true);
      }),
    );
  });

  it("of two long texts with nothing in common is one replaced by the other, and is found soon", () => {
    const before = Array.from({ length: 20_000 }, (_, at) => `a${at}`);
    const after = Array.from({ length: 20_000 }, (_, at) => `b${at}`);
    expect(difference(before, after).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  });
});
