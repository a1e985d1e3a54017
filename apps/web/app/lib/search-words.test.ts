import { describe, expect, it } from "vitest";
import { readSearchWords } from "./search-words.ts";

const read = (q: string) => readSearchWords(new URLSearchParams({ q }));

describe("the words of a search", () => {
  it.each([
    ["  mưa   Huế ", "mưa Huế"],
    ["e\u0302m ma\u0301t", "êm mát"],
    ["ở", "ở"],
    ["4-7-8", "4-7-8"],
    ["a, b (c)", "a, b (c)"],
    ["<b>đêm</b> 100%", "<b>đêm</b> 100%"],
    ["*", "*"],
  ])("%j are %j", (typed, words) => {
    expect(read(typed)).toBe(words);
  });

  it.each(["", "   ", "a", "Z", "\u0000"])("%j are none", (typed) => {
    expect(read(typed)).toBe("");
  });

  it("are a hundred characters at most", () => {
    expect(read("mưa ".repeat(200)).length).toBeLessThanOrEqual(100);
  });
});
