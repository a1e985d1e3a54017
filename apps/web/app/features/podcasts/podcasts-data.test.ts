import { beforeEach, describe, expect, it, vi } from "vitest";
import { aPodcast, serverWith } from "./podcast-fixtures.ts";
import {
  findEpisodes,
  findPodcasts,
  getPodcast,
  lockedEpisodes,
  pageOfPodcasts,
  podcastEpisodes,
  relatedPodcasts,
} from "./podcasts-data.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const EVERY = [500, new Error("offline")];
const nothing = { rows: [], failed: true };

describe("a list", () => {
  it.each(EVERY)("that cannot be had is empty, and says that it failed", async (failure) => {
    const { api } = serverWith({ podcast: failure, episode: failure, podcastEpisode: failure });
    expect(await findPodcasts(api, { premium: false, limit: 60 })).toEqual(nothing);
    expect(await findEpisodes(api, { premium: false, limit: 6 })).toEqual(nothing);
    expect(await podcastEpisodes(api, 1, false)).toEqual(nothing);
    expect(await relatedPodcasts(api, aPodcast(1), false)).toEqual(nothing);
    expect(await lockedEpisodes(api, 1)).toEqual([]);
    expect(await pageOfPodcasts(api, { premium: false, page: 1, size: 6 })).toMatchObject({
      ...nothing,
      total: 0,
    });
  });

  it("asks for public rows only, unless the reader has premium", async () => {
    const { api, asked } = serverWith({ podcast: [], episode: [] });
    await findPodcasts(api, { premium: false, limit: 60 });
    await findEpisodes(api, { premium: false, limit: 6 });
    await findPodcasts(api, { premium: true, limit: 60 });
    await findEpisodes(api, { premium: true, limit: 6 });
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
    await findPodcasts(api, { premium: true, search: "Mưa", limit: 60 });
    await findEpisodes(api, { premium: true, search: "Mưa", limit: 6 });
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
    await pageOfPodcasts(api, { premium: false, page: 2, size: 6, categoryId: 3 });
    expect(asked[0]).toContain("categoryId=eq.3");
    expect(requests[0]?.headers.get("Range")).toBe("6-11");
    expect(requests[0]?.headers.get("Prefer")).toBe("count=exact");
  });

  it("is cut out here when the server knows no ranges", async () => {
    const { api } = serverWith({ podcast: many });
    const page = await pageOfPodcasts(api, { premium: false, page: 3, size: 6 });
    expect(page.rows.map(({ id }) => id)).toEqual([13, 14]);
    expect(page).toMatchObject({ total: 14, page: 3, totalPages: 3, failed: false });
  });

  it("is the first one for a reader who asks for one past the end", async () => {
    const { api } = serverWith({ podcast: 416 });
    expect(await pageOfPodcasts(api, { premium: false, page: 1, size: 6 })).toMatchObject({ failed: false });
    const later = serverWith({ podcast: () => (later.asked.length > 1 ? many.slice(0, 6) : []) });
    const page = await pageOfPodcasts(later.api, { premium: false, page: 9, size: 6 });
    expect(page).toMatchObject({ page: 1, pastTheEnd: true });
    expect(page.rows).toHaveLength(6);
  });
});

describe("a podcast by its id", () => {
  it("comes with its number of followers", async () => {
    const { api, asked } = serverWith({ podcast: [{ ...aPodcast(7), followerCount: 3 }] });
    expect(await getPodcast(api, "7")).toMatchObject({ id: 7, followerCount: 3 });
    expect(asked).toEqual(["/rest/v1/podcast?id=eq.7&select=*,followerCount"]);
  });

  it.each(["", "abc", "1.5", "9999999999"])("is not found, without asking, for %j", async (id) => {
    const { api, asked } = serverWith({ podcast: [aPodcast(1)] });
    await expect(getPodcast(api, id)).rejects.toThrow(/^Podcast not found$/);
    expect(asked).toEqual([]);
  });

  it("is not found when there is no such row", async () => {
    await expect(getPodcast(serverWith({ podcast: [] }).api, "7")).rejects.toThrow(/^Podcast not found$/);
  });

  it("fails with the server's words, or with our own when it said nothing", async () => {
    await expect(getPodcast(serverWith({ podcast: 500 }).api, "7")).rejects.toThrow(/^status 500$/);
    const silent = serverWith({ podcast: new Error("") });
    await expect(getPodcast(silent.api, "7")).rejects.toThrow(/^Failed to fetch podcast$/);
  });
});

describe("a playlist", () => {
  it("joins the episode inwards and asks for public ones, unless the reader has premium", async () => {
    const { api, asked } = serverWith({ podcastEpisode: [] });
    await podcastEpisodes(api, 7, false);
    await podcastEpisodes(api, 7, true);
    expect(asked).toEqual([
      "/rest/v1/podcastEpisode?select=*,episode!inner(*)&podcastId=eq.7&episode.episodeType=eq.PUBLIC&order=position.asc",
      "/rest/v1/podcastEpisode?select=*,episode(*)&podcastId=eq.7&order=position.asc",
    ]);
  });
});

describe("related podcasts", () => {
  it("are at most three of the same category, and never the open one", async () => {
    const { api } = serverWith({ podcast: [1, 2, 3, 4, 5].map((id) => aPodcast(id)) });
    const related = await relatedPodcasts(api, aPodcast(2), false);
    expect(related.rows.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it("are none, without asking, for a podcast without a category", async () => {
    const { api, asked } = serverWith({ podcast: [aPodcast(1)] });
    const related = await relatedPodcasts(api, aPodcast(2, { categoryId: null }), false);
    expect(related).toEqual({ rows: [], failed: false });
    expect(asked).toEqual([]);
  });
});
