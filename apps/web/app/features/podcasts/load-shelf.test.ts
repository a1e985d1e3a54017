import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCategory, aPodcast, serverWith, type Tables } from "../../api/podcast-fixtures.ts";
import { createMembership } from "../../common/membership/membership-fixture.ts";
import { readListAddress } from "./list-address.ts";
import { loadShelf } from "./load-shelf.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const load = async (called: string, tables: Tables) => {
  const server = serverWith(tables);
  const source = { api: server.api, membership: createMembership(false) };
  return { shelf: await loadShelf(source, called, readListAddress(new URLSearchParams())), ...server };
};
const tables = { category: [aCategory(4, { slug: "hoi-tho", name: "Hơi thở" })], podcast: [aPodcast(1)] };

describe("a list of podcasts", () => {
  it("holds a category's podcasts, however the address calls it", async () => {
    for (const called of ["hoi-tho", "4", "Hơi thở"]) {
      const { shelf, asked } = await load(called, tables);
      expect(shelf).toMatchObject({ failed: false, unknown: false, category: { name: "Hơi thở" } });
      expect(asked.at(-1)).toContain("categoryId=eq.4");
    }
  });

  it("holds everything under the name all", async () => {
    const { shelf, asked } = await load("all", tables);
    expect(shelf.rows).toHaveLength(1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain("categoryId");
  });

  it("is unknown, and empty, for a category that nobody knows", async () => {
    const { shelf, asked } = await load("khong-co", tables);
    expect(shelf).toMatchObject({ unknown: true, failed: false, rows: [] });
    expect(asked.join()).not.toContain("/podcast?");
  });

  it("fails for a category that cannot be looked up, and is empty for a built-in one", async () => {
    expect((await load("hoi-tho", { ...tables, category: 500 })).shelf).toMatchObject({
      failed: true,
      unknown: false,
    });
    expect((await load("relax", { ...tables, category: 500 })).shelf).toMatchObject({
      failed: false,
      unknown: false,
      rows: [],
      category: { name: "Relax Podcasts" },
    });
  });
});
