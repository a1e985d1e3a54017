import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCategory, anEpisode, aPodcast, serverWith, type Tables } from "../../api/podcast-fixtures.ts";
import { createMembership } from "../../common/membership/membership-fixture.ts";
import { groupSections, type Library, loadLibrary, searchedHere } from "./library.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const load = (tables: Tables, search = "", premium = false): Promise<Library> =>
  loadLibrary({ api: serverWith(tables).api, membership: createMembership(premium) }, search);

describe("the library", () => {
  it("names the podcast of each episode", async () => {
    const library = await load({
      category: [],
      podcast: [aPodcast(7, { title: "Tiếng mưa", coverImage: "/rain.svg" })],
      episode: [
        anEpisode(1, { podcastId: 7 }),
        anEpisode(2, { podcastId: 8, category: { name: "Hơi thở" } }),
      ],
    });
    expect(library.episodes.map(({ podcastTitle }) => podcastTitle)).toEqual(["Tiếng mưa", "Hơi thở"]);
    expect(library.episodes[0]?.coverImage).toBe("/rain.svg");
  });

  it("says which half could not be had", async () => {
    expect(await load({ category: [], podcast: 500, episode: [] })).toMatchObject({
      podcastsFailed: true,
      episodesFailed: false,
    });
    expect(await load({ category: 500, podcast: [], episode: new Error("offline") })).toMatchObject({
      podcastsFailed: false,
      episodesFailed: true,
      builtIn: true,
    });
  });

  it("locks a premium episode that reached somebody without premium", async () => {
    const tables = { category: [], podcast: [], episode: [anEpisode(1, { episodeType: "PRIVATE" })] };
    expect((await load(tables)).episodes[0]).toMatchObject({ premium: true, locked: true, audio: null });
    expect((await load(tables, "", true)).episodes[0]).toMatchObject({
      premium: true,
      locked: false,
      audio: "/media/1.mp3",
    });
  });
});

describe("a library of more podcasts than one call brings", () => {
  const many = Array.from({ length: 100 }, (_, n) => aPodcast(n + 1, { categoryId: 1 }));
  const old = [
    ...[201, 202, 203, 204].map((id) => aPodcast(id, { categoryId: 2 })),
    aPodcast(301, { categoryId: null }),
  ];
  /** Newest first is how they stand; understands the filters that the library uses. */
  const podcast = (url: URL) => {
    const asked = url.searchParams;
    const category = asked.get("categoryId")?.replace("eq.", "");
    const ids = asked.get("id")?.match(/\d+/g);
    return [...many, ...old]
      .filter((row) => category === undefined || String(row.categoryId) === category)
      .filter((row) => !asked.has("or") || row.categoryId === null)
      .filter((row) => !ids || ids.includes(String(row.id)))
      .slice(0, Number(asked.get("limit") ?? 1_000));
  };
  const tables = {
    category: [aCategory(1), aCategory(2)],
    podcast,
    episode: [anEpisode(1, { podcastId: 204 })],
  };

  it("has the first ones of every section, and no more than a page of the newest", async () => {
    const { categories, podcasts, episodes } = await load(tables);
    const { known, others } = groupSections(categories, podcasts);
    expect(known.map((section) => section.podcasts.slice(0, 3).map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [201, 202, 203],
    ]);
    expect(others?.podcasts.map(({ id }) => id)).toEqual([301]);
    expect(podcasts.length).toBeLessThan(70);
    expect(episodes[0]?.podcastTitle).toBe("Podcast 204");
  });

  it("is asked for with a limit, always", async () => {
    const { api, asked } = serverWith(tables);
    await loadLibrary({ api, membership: createMembership(false) }, "");
    const unlimited = asked.filter(
      (path) => path.startsWith("/rest/v1/podcast?") && !/limit=|id=in\./.test(path),
    );
    expect(unlimited).toEqual([]);
    expect(asked.length).toBeLessThan(8);
  });
});

describe("a search that fails", () => {
  const whole = () =>
    load({
      category: [],
      podcast: [aPodcast(1, { title: "Mưa đêm" }), aPodcast(2, { authorName: "Hạ Vy" })],
      episode: [anEpisode(1, { description: "Một cơn MƯA nhỏ" }), anEpisode(2)],
    });
  const failed = (words: string) => load({ category: [], podcast: 500, episode: 500 }, words);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

  it("is made in what was loaded before: title, author and description, marks aside", async () => {
    const rain = searchedHere(await failed("mua"), await whole());
    expect([ids(rain.podcasts), ids(rain.episodes)]).toEqual([[1], [1]]);
    const author = searchedHere(await failed("ha vy"), await whole());
    expect([ids(author.podcasts), ids(author.episodes)]).toEqual([[2], []]);
  });

  it("is made here only for the half that failed", async () => {
    const half = await load({ category: [], podcast: 500, episode: [anEpisode(9)] }, "mưa");
    const found = searchedHere(half, await whole());
    expect([ids(found.podcasts), ids(found.episodes)]).toEqual([[1], [9]]);
  });
});

describe("the sections", () => {
  const categories = [1, 2].map((id) => ({ ...aCategory(id), description: "" }));

  it("hold each podcast once, and what no category knows in one of its own", () => {
    const podcasts = [aPodcast(1), aPodcast(2, { categoryId: null }), aPodcast(3, { categoryId: 9 })];
    const { known, others } = groupSections(categories, podcasts);
    expect(known.map((section) => section.podcasts.map(({ id }) => id))).toEqual([[1], []]);
    expect(others?.podcasts.map(({ id }) => id)).toEqual([2, 3]);
    expect(groupSections(categories, [aPodcast(1)]).others).toBeUndefined();
  });
});
