import { describe, expect, it } from "vitest";
import { freeSlug } from "./free-slug.ts";

describe("a free slug", () => {
  it("is the wanted one, or else the first number that nobody has", () => {
    expect(freeSlug("dem-mua", new Set())).toBe("dem-mua");
    expect(freeSlug("dem-mua", new Set(["dem-mua"]))).toBe("dem-mua-2");
    expect(freeSlug("dem-mua", new Set(["dem-mua", "dem-mua-2", "dem-mua-4"]))).toBe("dem-mua-3");
    expect(freeSlug("dem-mua", new Set(["dem-mua-2"]))).toBe("dem-mua");
  });
});
