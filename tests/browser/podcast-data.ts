// Rows of the podcast library that a test makes up; see data-api.ts for how they reach a page.
import type { Page, Request } from "@playwright/test";

type Given = Record<string, unknown>;

const createdAt = "2026-10-01T00:00:00+00:00";

export const aPodcast = (id: number, given: Given = {}) => ({
  id,
  title: `Podcast số ${id}`,
  description: `Lời giới thiệu số ${id}.`,
  authorName: "Bên Trong",
  coverImage: null,
  podcastType: "PUBLIC",
  categoryId: 1,
  createdAt,
  ...given,
});

export const podcasts = (count: number, given: Given = {}) =>
  Array.from({ length: count }, (_, place) => aPodcast(place + 1, given));

export const anEpisode = (id: number, given: Given = {}) => ({
  id,
  title: `Tập số ${id}`,
  description: null,
  audio: `/media/audio/tap-${id}.mp3`,
  coverImage: null,
  duration: 60 + id,
  position: id,
  createdAt,
  episodeType: "PUBLIC",
  podcastId: 1,
  ...given,
});

export const episodes = (count: number, given: Given = {}) =>
  Array.from({ length: count }, (_, place) => anEpisode(place + 1, given));

/** Entries of podcast 1, in the order given. */
export const buildPlaylist = (...entries: ReturnType<typeof anEpisode>[]) =>
  entries.map((episode, place) => ({ podcastId: 1, episodeId: episode.id, position: place + 1, episode }));

export const aCategory = (id: number, given: Given = {}) => ({
  id,
  name: `Chủ đề ${id}`,
  slug: `chu-de-${id}`,
  description: "",
  categoryType: "PODCAST",
  ...given,
});

/** Requests to the data API, table by table, with the time. */
export function requestsTo(page: Page, table: string): { request: Request; url: string; at: number }[] {
  const made: { request: Request; url: string; at: number }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname !== `/rest/v1/${table}`) return;
    made.push({ request, url: decodeURIComponent(url.search), at: Date.now() });
  });
  return made;
}

/** Inside the site, so that the browser asks for the data itself. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(history.state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}
