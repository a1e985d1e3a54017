import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSearchWords } from "../../lib/search-words.ts";
import { listAddress, PAGE_SIZES, readListAddress, withSize } from "./list-address.ts";

const read = (query: string) => readListAddress(new URLSearchParams(query));
const addresses = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  size: fc.constantFrom(...PAGE_SIZES),
  search: fc
    .string({ maxLength: 60 })
    // As the address gives it back: lib/search-words.ts.
    .map((text) => readSearchWords(new URLSearchParams({ q: text }))),
});

describe("the address of a list", () => {
  it("shows a reader the first page of twelve when it says nothing", () => {
    expect(read("")).toEqual({ page: 1, size: 12, search: "" });
  });

  it.each(["0", "-1", "1.5", "1e2", "abc", "", " 2", "999999999999"])(
    "takes page=%j for the first page",
    (page) => {
      expect(read(`page=${encodeURIComponent(page)}`).page).toBe(1);
    },
  );

  it.each(["0", "5", "7", "25", "12abc", "6.0", ""])("takes per_page=%j for twelve", (size) => {
    expect(read(`per_page=${size}`).size).toBe(12);
  });

  it("brings back what it was made from", () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const made = new URL(listAddress("hoi-tho", address), "http://test");
        expect(readListAddress(made.searchParams)).toEqual(address);
        expect(made.pathname).toBe("/podcast/list/hoi-tho");
      }),
    );
  });

  it("says page and size both as soon as one of them is chosen", () => {
    expect(listAddress("all", { page: 1, size: 6, search: "" })).toBe("/podcast/list/all?page=1&per_page=6");
    expect(listAddress("all", { page: 1, size: 12, search: "" })).toBe("/podcast/list/all");
  });

  it("keeps the reader at the first podcast they saw when the size changes", () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom(...PAGE_SIZES), (address, size) => {
        const first = (address.page - 1) * address.size;
        const after = withSize(address, size);
        expect((after.page - 1) * size).toBeLessThanOrEqual(first);
        expect(after.page * size).toBeGreaterThan(first);
      }),
    );
  });
});
