import { describe, expect, it } from "vitest";
import { aPodcast, serverWith } from "./podcast-fixtures.ts";
import {
  getPodcast,
  listEpisodePreviews,
  listEpisodes,
  listPodcastEpisodes,
  listPodcastPage,
  listPodcasts,
  listRelatedPodcasts,
} from "./podcasts.ts";

const EVERY = [500, new Error("offline")];

describe("a list", () => {
  it.each(EVERY)("that cannot be had is an error", async (failure) => {
    const { api } = serverWith({ podcast: failure, episode: failure, podcastEpisode: failure });
    const results = await Promise.all([
      listPodcasts(api, { premium: false, limit: 60 }),
      listEpisodes(api, { premium: false, limit: 6 }),
      listPodcastEpisodes(api, 1, false),
      listRelatedPodcasts(api, aPodcast(1), false),
      listPodcastPage(api, { premium: false, page: 1, pageSize: 6 }),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
    expect(await listEpisodePreviews(api, 1)).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it("asks for public rows only, unless the reader has premium", async () => {
    const { api, asked } = serverWith({ podcast: [], episode: [] });
    await listPodcasts(api, { premium: false, limit: 60 });
    await listEpisodes(api, { premium: false, limit: 6 });
    await listPodcasts(api, { premium: true, limit: 60 });
    await listEpisodes(api, { premium: true, limit: 6 });
    const order = "select=*,category(name)&order=createdAt.desc,id.desc";
    expect(asked).toEqual([
      "/rest/v1/podcast?select=*&podcastType=eq.PUBLIC&order=createdAt.desc&limit=60",
      `/rest/v1/episode?${order}&episodeType=eq.PUBLIC&limit=6`,
      "/rest/v1/podcast?select=*&order=createdAt.desc&limit=60",
      `/rest/v1/episode?${order}&limit=6`,
    ]);
  });

  it("is searched with one filter over its columns and the folded text", async () => {
    const { api, asked } = serverWith({ podcast: [], episode: [] });
    await listPodcasts(api, { premium: true, search: "Mưa", limit: 60 });
    await listEpisodes(api, { premium: true, search: "Mưa", limit: 6 });
    expect(asked[0]).toContain(
      'or=(title.ilike."*Mưa*",authorName.ilike."*Mưa*",description.ilike."*Mưa*",searchText.ilike."*mua*")',
    );
    expect(asked[1]).toContain('or=(title.ilike."*Mưa*",description.ilike."*Mưa*",searchText.ilike."*mua*")');
  });
});

describe("a page of podcasts", () => {
  const many = Array.from({ length: 14 }, (_, n) => aPodcast(n + 1));

  it("is asked for as a range with an exact count, within its category", async () => {
    const { api, asked, requests } = serverWith({ podcast: many.slice(6, 12) });
    await listPodcastPage(api, { premium: false, page: 2, pageSize: 6, categoryId: 3 });
    expect(asked[0]).toContain("categoryId=eq.3");
    expect(requests[0]?.headers.get("Range")).toBe("6-11");
    expect(requests[0]?.headers.get("Prefer")).toBe("count=exact");
  });

  it("is cut out here when the server knows no ranges", async () => {
    const { api } = serverWith({ podcast: many });
    const page = await listPodcastPage(api, { premium: false, page: 3, pageSize: 6 });
    expect(page.ok && page.data.rows.map(({ id }) => id)).toEqual([13, 14]);
    expect(page).toMatchObject({ ok: true, data: { total: 14, page: 3, totalPages: 3 } });
  });

  it("is the first one for a reader who asks for one past the end", async () => {
    const { api } = serverWith({ podcast: 416 });
    expect(await listPodcastPage(api, { premium: false, page: 1, pageSize: 6 })).toMatchObject({ ok: true });
    const later = serverWith({ podcast: () => (later.asked.length > 1 ? many.slice(0, 6) : []) });
    const page = await listPodcastPage(later.api, { premium: false, page: 9, pageSize: 6 });
    expect(page).toMatchObject({ ok: true, data: { page: 1, isPastEnd: true } });
    expect(page.ok && page.data.rows).toHaveLength(6);
  });
});

describe("a podcast by its id", () => {
  it("comes with its number of followers", async () => {
    const { api, asked } = serverWith({ podcast: [{ ...aPodcast(7), followerCount: 3 }] });
    expect(await getPodcast(api, 7)).toMatchObject({ ok: true, data: { id: 7, followerCount: 3 } });
    expect(asked).toEqual(["/rest/v1/podcast?id=eq.7&select=*,followerCount"]);
  });

  it("is not found when there is no such row", async () => {
    expect(await getPodcast(serverWith({ podcast: [] }).api, 7)).toMatchObject({ ok: true, data: undefined });
  });

  it("is an error with the server's words", async () => {
    expect(await getPodcast(serverWith({ podcast: 500 }).api, 7)).toMatchObject({
      ok: false,
      error: { message: "status 500" },
    });
  });
});

describe("a playlist", () => {
  it("joins the episode inwards and asks for public ones, unless the reader has premium", async () => {
    const { api, asked } = serverWith({ podcastEpisode: [] });
    await listPodcastEpisodes(api, 7, false);
    await listPodcastEpisodes(api, 7, true);
    expect(asked).toEqual([
      "/rest/v1/podcastEpisode?select=*,episode!inner(*)&podcastId=eq.7&episode.episodeType=eq.PUBLIC&order=position.asc",
      "/rest/v1/podcastEpisode?select=*,episode(*)&podcastId=eq.7&order=position.asc",
    ]);
  });
});

describe("related podcasts", () => {
  it("are at most three of the same category, and never the open one", async () => {
    const { api } = serverWith({ podcast: [1, 2, 3, 4, 5].map((id) => aPodcast(id)) });
    const related = await listRelatedPodcasts(api, aPodcast(2), false);
    expect(related.ok && related.data.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it("are none, without asking, for a podcast without a category", async () => {
    const { api, asked } = serverWith({ podcast: [aPodcast(1)] });
    const related = await listRelatedPodcasts(api, aPodcast(2, { categoryId: null }), false);
    expect(related).toMatchObject({ ok: true, data: [] });
    expect(asked).toEqual([]);
  });
});
