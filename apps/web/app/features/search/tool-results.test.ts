import { expect, it } from "vitest";
import { findTools } from "./tool-results.ts";

const paths = (typed: string, lang: "vi" | "en" = "vi") => findTools(typed, lang).map(({ path }) => path);

it("finds a tool by its words, with marks or without, while the last one is typed", () => {
  for (const typed of ["thở", "bài thở", "bai tho", "hơi thở", "hít th", "hit tho sa"])
    expect(paths(typed)).toContain("/essentials#breathing-title");
  expect(paths("cam xu")).toContain("/essentials/banh-xe-cam-xuc");
  expect(paths("biết ơn")).toEqual(["/essentials/biet-on"]);
  expect(paths("hoảng loạn")).toEqual(["/essentials#grounding-title"]);
  expect(paths("feel", "en")).toContain("/essentials/banh-xe-cam-xuc");
  expect(paths("").concat(paths("t"), paths("mưa huế"), paths("thơ tình"))).toEqual([]);
});

it("puts help first for whoever may need it now, marks or not, and not for words that only look alike", () => {
  for (const typed of [
    "tự tử",
    "tu tu",
    "em muốn chết",
    "muon chet qua",
    "KHÔNG MUỐN SỐNG",
    "115",
    "bạo hành",
  ])
    expect(paths(typed)[0]).toBe("/an-toan");
  for (const typed of ["từ từ", "tủ từ", "mưa", "cái chết đẹp", "bánh tét"])
    expect(paths(typed)).not.toContain("/an-toan");
  expect(paths("want to die", "en")[0]).toBe("/an-toan");
});
