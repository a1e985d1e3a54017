import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchFilter } from "./search-filter.ts";

const decoded = (words: string) =>
  decodeURIComponent(searchFilter(words, ["title", "description"]).replace("&or=", ""));

describe("a search", () => {
  it("asks for the words as typed in each column, and without marks in the folded text", () => {
    expect(decoded("Trân trọng")).toBe(
      '(title.ilike."*Trân trọng*",description.ilike."*Trân trọng*",searchText.ilike."*tran trong*")',
    );
  });

  it("is nothing when only blanks were typed", () => {
    expect(searchFilter("  \n ", ["title"])).toBe("");
  });

  it("takes commas, brackets, quotes and wildcards as they are", () => {
    expect(decoded('a,b) "100%" c*d_e\\')).toContain('title.ilike."*a,b) \\"100\\\\%\\" c∗d\\\\_e\\\\\\\\*"');
  });

  it("looks for signs of HTML in texts, not in their tags", () => {
    expect(decoded("<h2> & more")).toBe(
      '(title.ilike."*<h2> & more*",description.ilike."*<h2> & more*",searchText.ilike."*<h2> & more*")',
    );
  });

  it("always stays one balanced list of quoted terms", () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        const filter = searchFilter(words, ["title", "description"]);
        if (filter === "") return;
        const withoutQuoted = decoded(words).replace(/"(?:\\.|[^"\\])*"/gs, "");
        expect(withoutQuoted).toBe("(title.ilike.,description.ilike.,searchText.ilike.)");
      }),
    );
  });
});
