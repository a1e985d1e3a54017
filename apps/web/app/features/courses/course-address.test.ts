import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseAddress, readCourseAddress, SORTS } from "./course-address.ts";

const read = (query: string) => readCourseAddress(new URLSearchParams(query));

describe("the catalogue's address", () => {
  it("is the plain one while nothing was chosen, and newest come first", () => {
    expect(courseAddress({})).toBe("/all-course");
    expect(read("")).toEqual({ page: 1, search: "", sort: "newest" });
  });

  it.each(["0", "-1", "1.5", "abc", "", "01", "1e3", "999999999999"])("refuses the page %s", (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it("refuses an order that is not offered", () => {
    expect(read("sort=price").sort).toBe("newest");
  });

  it("brings back what somebody looked at", () => {
    const aSearch = fc
      .string({ maxLength: 40 })
      .map((text) => read(new URLSearchParams({ q: text }).toString()).search);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        aSearch,
        fc.constantFrom(...SORTS),
        (page, search, sort) => {
          const address = courseAddress({ page, search, sort });
          expect(read(address.split("?")[1] ?? "")).toEqual({ page, search, sort });
        },
      ),
    );
  });
});
