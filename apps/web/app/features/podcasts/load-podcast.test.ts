import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aCategory,
  aLink,
  anEpisode,
  aPodcast,
  aPreview,
  serverWith,
  type Tables,
} from "../../api/podcast-fixtures.ts";
import { createMembership } from "../../common/membership/membership-fixture.ts";
import { loadPodcast } from "./load-podcast.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const byId = (url: URL) => url.searchParams.has("id") && !url.searchParams.has("categoryId");
const open = {
  podcast: (url: URL) => (byId(url) ? [aPodcast(1)] : [aPodcast(2)]),
  podcastEpisode: [aLink(1, anEpisode(1))],
  premiumPreview: [aPreview(2)],
  category: [aCategory(1)],
};
const load = async (tables: Tables, { id = "1", premium = false } = {}) => {
  const server = serverWith(tables);
  const loaded = await loadPodcast({ api: server.api, membership: createMembership(premium) }, id);
  return { loaded, ...server };
};

describe("opening a podcast", () => {
  it("gives a visitor the playlist with its locks, the category and the related ones", async () => {
    const { loaded, asked } = await load(open);
    expect(loaded).toMatchObject({
      kind: "open",
      podcast: { id: 1 },
      category: { slug: "chu-de-1" },
      playlist: { failed: false, rows: [{ id: 1 }, { id: 2, locked: true }] },
      related: { failed: false, rows: [{ id: 2 }] },
    });
    expect(asked).toContain("/rest/v1/premiumPreview?kind=eq.episode&podcastId=eq.1");
  });

  it("asks for no previews as a premium member", async () => {
    const { loaded, asked } = await load(open, { premium: true });
    expect(loaded).toMatchObject({ kind: "open", premium: true, playlist: { rows: [{ id: 1 }] } });
    expect(asked.join()).not.toContain("premiumPreview");
  });

  it("works on when only the related ones or only the playlist fail", async () => {
    const related = await load({
      ...open,
      podcast: (url: URL) => (byId(url) ? [aPodcast(1)] : [{ not: "a podcast" }]),
    });
    expect(related.loaded).toMatchObject({
      kind: "open",
      related: { failed: true },
      playlist: { failed: false },
    });
    const playlist = await load({ ...open, podcastEpisode: 500 });
    expect(playlist.loaded).toMatchObject({
      kind: "open",
      related: { failed: false },
      playlist: { failed: true },
    });
  });

  it("finds the lock of a podcast that only members see", async () => {
    const { loaded, asked } = await load({
      podcast: [],
      premiumPreview: [aPreview(1, { kind: "podcast", title: "Vành bát đồng" })],
    });
    expect(loaded).toMatchObject({ kind: "locked", preview: { title: "Vành bát đồng" } });
    expect(asked).toContain("/rest/v1/premiumPreview?kind=eq.podcast&id=eq.1");
  });

  it("finds nothing for an id that nobody knows", async () => {
    expect((await load({ podcast: [], premiumPreview: [] })).loaded).toEqual({ kind: "missing" });
    const odd = await load({ podcast: [aPodcast(1)] }, { id: "abc" });
    expect(odd.loaded).toEqual({ kind: "missing" });
    expect(odd.asked).toEqual([]);
  });

  it.each([500, new Error("offline")])("fails when it cannot be asked for", async (failure) => {
    expect((await load({ ...open, podcast: failure })).loaded).toEqual({ kind: "failed" });
    expect((await load({ podcast: [], premiumPreview: failure })).loaded).toEqual({ kind: "failed" });
  });
});
