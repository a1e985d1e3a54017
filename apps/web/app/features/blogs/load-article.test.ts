import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../api/create-api.ts";
import { FREE } from "../../common/membership/membership.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { loadArticle } from "./load-article.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

async function load(id: string, answer: () => Response) {
  const asked: string[] = [];
  const api = createApi({
    base: "http://test",
    publicKey: "key",
    accessToken: () => undefined,
    async fetch({ url }) {
      asked.push(url);
      return answer();
    },
  });
  const source: PageSource = {
    api,
    url: new URL("http://test/blog"),
    params: {},
    session: null,
    membership: async () => FREE,
    clean: () => Promise.reject(new Error("there is nothing to clean")),
  };
  return { loaded: await loadArticle(source, id), asked };
}

const none = () => Response.json([]);

describe("an article", () => {
  it("needs an id, and asks for nothing without one", async () => {
    expect(await load("", none)).toEqual({
      loaded: { kind: "failed", message: "Blog ID is required" },
      asked: [],
    });
  });

  it("is missing, without a request, for an id that cannot be one", async () => {
    expect(await load("1 or 1=1", none)).toEqual({ loaded: { kind: "missing" }, asked: [] });
  });

  it("is missing where there is neither the article nor its preview", async () => {
    expect((await load("1", none)).loaded).toEqual({ kind: "missing" });
  });

  it("says what the server said, or that it failed", async () => {
    const busy = () => Response.json({ message: "quá tải" }, { status: 503 });
    expect((await load("1", busy)).loaded).toEqual({ kind: "failed", message: "quá tải" });
    const silent = () => new Response(null, { status: 500 });
    expect((await load("1", silent)).loaded).toEqual({ kind: "failed", message: "Failed to fetch blog" });
  });
});
