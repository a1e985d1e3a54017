// Rows and servers for the tests of the podcast library.
import type { Category, Episode, Podcast, PodcastEpisode, PremiumPreview } from "@bentrong/contract/content";
import { createApi } from "./create-api.ts";
import type { Api } from "./result.ts";

const CREATED = "2026-11-01T00:00:00Z";

export const aPodcast = (id: number, given: Partial<Podcast> = {}): Podcast => ({
  id,
  title: `Podcast ${id}`,
  description: null,
  authorName: null,
  coverImage: null,
  podcastType: "PUBLIC",
  categoryId: 1,
  createdAt: CREATED,
  ...given,
});

export const anEpisode = (id: number, given: Partial<Episode> = {}): Episode => ({
  id,
  title: `Tập ${id}`,
  description: null,
  audio: `/media/${id}.mp3`,
  coverImage: null,
  duration: 60,
  position: id,
  createdAt: CREATED,
  episodeType: "PUBLIC",
  ...given,
});

export const aLink = (position: number | null, episode: Episode | null): PodcastEpisode => ({
  podcastId: 1,
  position,
  episode,
});

export const aPreview = (id: number, given: Partial<PremiumPreview> = {}): PremiumPreview => ({
  kind: "episode",
  id,
  podcastId: 1,
  position: id,
  title: `Tập ${id}`,
  authorName: null,
  coverImage: null,
  categoryId: 1,
  createdAt: CREATED,
  duration: 60,
  excerpt: "Vài lời.",
  ...given,
});

export const aCategory = (id: number, given: Partial<Category> = {}): Category => ({
  id,
  name: `Chủ đề ${id}`,
  slug: `chu-de-${id}`,
  description: "",
  categoryType: "PODCAST",
  ...given,
});

/** Rows, or how to find them; a number is a status, an Error no answer at all. */
type Answer = object[] | number | Error | ((url: URL) => object[]);
export type Tables = Record<string, Answer>;

/** A server that holds these tables and no others, and what it was asked. */
export function serverWith(tables: Tables): {
  api: Api;
  asked: string[];
  requests: Request[];
} {
  const asked: string[] = [];
  const requests: Request[] = [];
  const api = createApi({
    base: "http://test",
    publicKey: "key",
    accessToken: () => undefined,
    async fetch(request) {
      const url = new URL(request.url);
      requests.push(request);
      asked.push(decodeURIComponent(url.pathname + url.search));
      const held = tables[url.pathname.replace("/rest/v1/", "")] ?? 404;
      if (held instanceof Error) throw held;
      if (typeof held === "number") return Response.json({ message: `status ${held}` }, { status: held });
      return Response.json(typeof held === "function" ? held(url) : held);
    },
  });
  return { api, asked, requests };
}
