import { describe, expect, it } from "vitest";
import { getBlog, listBlogs, listRelatedBlogs } from "./blogs.ts";
import { createApi } from "./create-api.ts";

const blog = (id: number) => ({
  id,
  title: `Bài ${id}`,
  content: "<p>Thân bài.</p>",
  coverImage: null,
  createdAt: "2026-11-01T00:00:00Z",
  authorName: null,
  blogType: "PUBLIC",
  categoryId: 1,
});

/** A client whose server answers as given, and the requests that it received. */
function apiThat(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = [];
  const api = createApi({
    base: "http://test",
    publicKey: "key",
    accessToken: () => undefined,
    async fetch(request) {
      asked.push(request);
      return answer(request);
    },
  });
  return { api, asked };
}

const rows = (items: unknown[], range: string, status = 206) =>
  Response.json(items, { status, headers: { "Content-Range": range } });

describe("the list of articles", () => {
  it("asks for a range and an exact count, and tells the pages", async () => {
    const { api, asked } = apiThat(() =>
      rows(
        Array.from({ length: 12 }, (_, n) => blog(n)),
        "12-23/25",
      ),
    );
    expect(await listBlogs(api, { page: 2, premium: false })).toMatchObject({
      ok: true,
      data: { total: 25, page: 2, totalPages: 3 },
    });
    expect(asked[0]?.headers.get("range")).toBe("12-23");
    expect(asked[0]?.headers.get("prefer")).toBe("count=exact");
    expect(asked[0]?.url).toContain("blogType=eq.PUBLIC");
    expect(asked[0]?.url).toContain("order=createdAt.desc");
  });

  it("asks for premium articles too as a premium member", async () => {
    const { api, asked } = apiThat(() => rows([], "*/0", 200));
    await listBlogs(api, { premium: true, categoryId: 7, search: "mưa" });
    expect(asked[0]?.url).not.toContain("blogType");
    expect(asked[0]?.url).toContain("categoryId=eq.7");
    expect(decodeURIComponent(asked[0]?.url ?? "")).toContain('searchText.ilike."*mua*"');
  });

  it.each([
    ["after a server error", 500],
    ["without rights", 403],
  ])("is an error %s", async (_, status) => {
    const { api } = apiThat(() => Response.json({ code: "X", message: "" }, { status }));
    expect(await listBlogs(api, { page: 9, premium: false })).toMatchObject({ ok: false, error: { status } });
  });

  it("is an empty page past the end", async () => {
    const { api } = apiThat(() => Response.json({ code: "X", message: "" }, { status: 416 }));
    expect(await listBlogs(api, { page: 9, premium: false })).toMatchObject({
      ok: true,
      data: { rows: [], total: 0 },
    });
  });

  it("is an empty page with total 0 when the offset equals the total", async () => {
    const { api } = apiThat(() => rows([], "*/24"));
    expect(await listBlogs(api, { page: 3, premium: false })).toMatchObject({ data: { rows: [], total: 0 } });
  });

  it("is an error when the network is gone", async () => {
    const { api } = apiThat(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await listBlogs(api, { premium: false })).toMatchObject({ ok: false, error: { code: "network" } });
  });
});

describe("one article", () => {
  it("is the one of its id, or none", async () => {
    expect(await getBlog(apiThat(() => rows([blog(3)], "0-0/*", 200)).api, 3)).toMatchObject({
      data: { id: 3 },
    });
    expect(await getBlog(apiThat(() => rows([], "*/*", 200)).api, 3)).toMatchObject({
      ok: true,
      data: undefined,
    });
  });
});

describe("related articles", () => {
  it("are three of the same category, without the open one, unless more are asked for", async () => {
    const { api, asked } = apiThat(() => rows([blog(1)], "0-0/*", 200));
    await listRelatedBlogs(api, { blogId: 5, categoryId: 2, premium: false });
    expect(asked[0]?.url).toContain(
      "categoryId=eq.2&id=neq.5&limit=3&order=createdAt.desc&blogType=eq.PUBLIC",
    );
  });

  it("are none, without a call, when the article or its category is unknown", async () => {
    const { api, asked } = apiThat(() => rows([], "*/*", 200));
    expect(await listRelatedBlogs(api, { blogId: undefined, categoryId: 2, premium: false })).toMatchObject({
      data: [],
    });
    expect(await listRelatedBlogs(api, { blogId: 5, categoryId: null, premium: false })).toMatchObject({
      data: [],
    });
    expect(asked).toEqual([]);
  });

  it("are an error when the call fails", async () => {
    const { api } = apiThat(() => new Response(null, { status: 500 }));
    expect(await listRelatedBlogs(api, { blogId: 5, categoryId: 2, premium: false })).toMatchObject({
      ok: false,
    });
  });
});
