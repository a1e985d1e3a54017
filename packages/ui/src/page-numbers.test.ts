import { describe, expect, it } from "vitest";
import { pageNumbers, pageWindow } from "./page-numbers.ts";

const shown = (items: (number | "gap")[]) => items.map((item) => (item === "gap" ? "…" : item)).join(" ");

describe("pageNumbers", () => {
  it("shows a reader every page while they are few", () => {
    expect(shown(pageNumbers(1, 5, 5))).toBe("1 2 3 4 5");
    expect(shown(pageNumbers(7, 7, 7))).toBe("1 2 3 4 5 6 7");
    expect(pageNumbers(1, 0, 5)).toEqual([]);
  });

  it("shows first, last and neighbours of many, with gaps between", () => {
    expect(shown(pageNumbers(1, 6, 5))).toBe("1 2 … 6");
    expect(shown(pageNumbers(5, 9, 7))).toBe("1 … 4 5 6 … 9");
    expect(shown(pageNumbers(4, 6, 5))).toBe("1 … 3 4 5 6");
    expect(shown(pageNumbers(9, 9, 7))).toBe("1 … 8 9");
  });
});

describe("pageWindow", () => {
  it("keeps a window of five around the current page", () => {
    expect(shown(pageWindow(6, 12, 5))).toBe("1 … 4 5 6 7 8 … 12");
    expect(shown(pageWindow(1, 12, 5))).toBe("1 2 3 4 5 … 12");
    expect(shown(pageWindow(12, 12, 5))).toBe("1 … 8 9 10 11 12");
    expect(shown(pageWindow(2, 3, 5))).toBe("1 2 3");
  });
});
