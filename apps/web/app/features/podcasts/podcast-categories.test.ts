import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCategory, serverWith, type Tables } from "../../api/podcast-fixtures.ts";
import { categoryCalled, loadPodcastCategories } from "./podcast-categories.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const FIRST = "/rest/v1/category?categoryType=eq.PODCAST";
const SECOND = "/rest/v1/podcast_categories";
const THIRD = "/rest/v1/podcast_category";
const slugs = (list: { categories: readonly { slug: string }[] }) => list.categories.map(({ slug }) => slug);

describe("the podcast categories", () => {
  it("come from the first address, in the order in which they were made", async () => {
    const { api, asked } = serverWith({ category: [aCategory(2), aCategory(1)] });
    const list = await loadPodcastCategories(api);
    expect(slugs(list)).toEqual(["chu-de-1", "chu-de-2"]);
    expect(list.builtIn).toBe(false);
    expect(asked).toEqual([FIRST]);
  });

  it("are looked for at the second and the third address while there is no such table", async () => {
    const third = serverWith({ podcast_category: [{ id: 1, name: "Thở", slug: "tho" }] });
    expect(slugs(await loadPodcastCategories(third.api))).toEqual(["tho"]);
    expect(third.asked).toEqual([FIRST, SECOND, THIRD]);

    const second = serverWith({ podcast_categories: [{ id: 1, name: "Thở", slug: "tho" }] });
    expect(slugs(await loadPodcastCategories(second.api))).toEqual(["tho"]);
    expect(second.asked).toEqual([FIRST, SECOND]);
  });

  it("are not looked for any further after another failure", async () => {
    const first = serverWith({ category: 500 });
    await loadPodcastCategories(first.api);
    expect(first.asked).toEqual([FIRST]);

    const second = serverWith({ podcast_categories: 500 });
    await loadPodcastCategories(second.api);
    expect(second.asked).toEqual([FIRST, SECOND]);
  });

  it.each<Tables>([{ category: 500 }, { category: new Error("offline") }, {}])(
    "are the three built-in ones when none can be had",
    async (tables) => {
      const list = await loadPodcastCategories(serverWith(tables).api);
      expect(list.builtIn).toBe(true);
      expect(list.categories.map(({ name, slug }) => `${name} (${slug})`)).toEqual([
        "Trending Podcasts (trending)",
        "Relax Podcasts (relax)",
        "Education Podcasts (education)",
      ]);
    },
  );
});

describe("a category in an address", () => {
  const categories = [aCategory(1, { name: "Hơi thở", slug: "hoi-tho" }), aCategory(2, { slug: "1" })].map(
    ({ id, name, slug }) => ({ id, name, slug, description: "" }),
  );

  it("may be called by slug, by id or by name, with or without marks", () => {
    expect(categoryCalled(categories, "hoi-tho")?.id).toBe(1);
    expect(categoryCalled(categories, "2")?.id).toBe(2);
    expect(categoryCalled(categories, "Hơi thở")?.id).toBe(1);
    expect(categoryCalled(categories, "hoi THO")?.id).toBe(1);
    expect(categoryCalled(categories, "không có")).toBeUndefined();
  });

  it("is its slug before it is anybody's id", () => {
    expect(categoryCalled(categories, "1")?.id).toBe(2);
  });
});
