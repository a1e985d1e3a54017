import { excerpt } from "@bentrong/format/excerpt";
import { describe, expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { homeBlogs, homePodcasts } from "./home-data.ts";

const category = (id: number, name: string, slug: string, categoryType: "PODCAST" | "BLOG") => ({
  id,
  name,
  slug,
  description: "",
  categoryType,
});
const podcast = (id: number) => ({
  id,
  title: `Podcast ${id}`,
  description: null,
  authorName: null,
  coverImage: null,
  podcastType: "PUBLIC",
  categoryId: 1,
  createdAt: "2026-11-21T00:00:00Z",
});
const blog = (id: number, content: string) => ({
  id,
  title: `Bài ${id}`,
  content,
  coverImage: null,
  createdAt: "2026-11-21T00:00:00Z",
  authorName: null,
  blogType: "PUBLIC",
  categoryId: 3,
});

/** A backend that answers by resource, and the paths it was asked for. */
function backend(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const api = createApi({
    base: "http://internal",
    publicKey: "key",
    accessToken: () => undefined,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      const rows = answers[pathname];
      return rows ? Response.json(rows) : new Response(null, { status: 500 });
    },
  });
  return { api, asked };
}

describe("the podcasts of the home page", () => {
  const categories = [
    category(7, "Giấc ngủ", "giac-ngu", "PODCAST"),
    category(9, "Góc PAUSEFULNESS", "goc", "PODCAST"),
  ];

  it("come from the category that names itself Pausefulness, in any case", async () => {
    const { api, asked } = backend({ "/rest/v1/category": categories, "/rest/v1/podcast": [podcast(1)] });
    expect(await homePodcasts(api)).toHaveLength(1);
    expect(asked[1]).toContain("categoryId=eq.9");
  });

  it("come from all public ones when there is no such category", async () => {
    const { api, asked } = backend({
      "/rest/v1/category": [],
      "/rest/v1/podcast": [1, 2, 3, 4].map(podcast),
    });
    expect(await homePodcasts(api)).toHaveLength(3);
    expect(asked[1]).toContain("podcastType=eq.PUBLIC");
    expect(asked[1]).not.toContain("categoryId");
  });

  it("are not said to be none when the backend fails: the page goes on, and the console says why", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await homePodcasts(backend({}).api)).toBeNull();
    expect(told).toHaveBeenCalledWith(
      "The home page's podcasts could not be loaded",
      expect.objectContaining({ status: 500 }),
    );
    told.mockClear();
    await homePodcasts(backend({ "/rest/v1/category": categories, "/rest/v1/podcast": [podcast(1)] }).api);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });
});

describe("the articles of the home page", () => {
  it("come from the category whose slug reads inner whispers", async () => {
    const { api, asked } = backend({
      "/rest/v1/category": [category(3, "Thì thầm", "inner-whispers", "BLOG")],
      "/rest/v1/blog": [blog(1, "<p>Chào</p>")],
    });
    await homeBlogs(api);
    expect(asked[1]).toContain("categoryId=eq.3");
    expect(asked[1]).toContain("blogType=eq.PUBLIC");
  });

  it("travel without the part that no card shows", async () => {
    const long = `<p>${"ă".repeat(5000)}</p>`;
    const { api } = backend({
      "/rest/v1/category": [],
      "/rest/v1/blog": [blog(1, long), blog(2, "<p>ngắn</p>")],
    });
    expect((await homeBlogs(api))?.map(({ content }) => content.length)).toEqual([122, 4]);
  });

  it("say that something was cut wherever the cut falls", async () => {
    const texts = [`${"ă".repeat(120)} chữ`, `${"ă".repeat(119)} chữ`, `${"ă".repeat(121)} chữ`];
    const { api } = backend({
      "/rest/v1/category": [],
      "/rest/v1/blog": texts.map((text, id) => blog(id, `<p>${text}</p>`)),
    });
    for (const [id, { content }] of ((await homeBlogs(api)) ?? []).entries()) {
      expect(excerpt(content, 120)).toBe(excerpt(texts[id] ?? "", 120));
    }
  });
});
