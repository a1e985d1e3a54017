import { describe, expect, it } from "vitest";
import { parsePlace } from "./enter-course.ts";

const here = "https://bentrong.vn";

describe("where a course is taught", () => {
  it.each([
    ["/course/7/learn", { path: "/course/7/learn" }],
    ["https://bentrong.vn/course/7/learn?lesson=2#a", { path: "/course/7/learn?lesson=2#a" }],
    ["https://lms.example/khoa/7", { address: "https://lms.example/khoa/7" }],
    ["//lms.example/khoa/7", { address: "https://lms.example/khoa/7" }],
    ["http://lms.example/khoa/7", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,a", undefined],
  ])("%s leads to %o", (written, place) => {
    expect(parsePlace(written, here)).toEqual(place);
  });
});
