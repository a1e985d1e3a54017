// Loader of the page /podcasts: the first episodes, and the podcasts in the order of their categories.
import type { Podcast } from "@bentrong/contract/content";
import { listEpisodes, listPodcasts, listPodcastsById, type Shelf } from "../../api/podcasts.ts";
import { type Api, type Listed, rowsOrEmpty, toListed } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { atHome, type EpisodeItem, episodeItem } from "./episode-item.ts";
import { searchHere } from "./local-search.ts";
import { type CategoryList, loadPodcastCategories, type PodcastCategory } from "./podcast-categories.ts";

export const LATEST = 6;
const PODCASTS = "The podcasts";
/** A search shows the first six too, and the rest when asked. */
const FOUND_EPISODES = 60;

/** Page size of one call: enough for most libraries. In a larger one each section requests its own first podcasts. */
export const MOST_PODCASTS = 60;
/** Count of podcasts in a section. */
export const SHOWN = 3;

export interface Library extends CategoryList {
  premium: boolean;
  search: string;
  podcasts: Podcast[];
  episodes: EpisodeItem[];
  podcastsFailed: boolean;
  episodesFailed: boolean;
}

export async function loadLibrary(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  search: string,
): Promise<Library> {
  const { premium } = await membership();
  const [listed, podcastResult, episodeResult] = await Promise.all([
    loadPodcastCategories(api),
    listPodcasts(api, { premium, search, limit: MOST_PODCASTS }),
    listEpisodes(api, { premium, search, limit: search ? FOUND_EPISODES : LATEST }),
  ]);
  const newest = toListed(podcastResult, PODCASTS);
  const episodes = toListed(episodeResult, "The episodes");
  const isPart = newest.rows.length >= MOST_PODCASTS && !search;
  const podcasts = isPart ? await withEverySection(api, premium, listed, newest) : newest;
  const homes = new Map(podcasts.rows.map((podcast) => [podcast.id, podcast]));
  if (isPart) {
    const away = episodes.rows
      .map(({ podcastId }) => podcastId ?? Number.NaN)
      .filter((id) => id > 0 && !homes.has(id));
    const found = rowsOrEmpty(await listPodcastsById(api, [...new Set(away)]), PODCASTS);
    for (const home of found) homes.set(home.id, home);
  }
  return {
    ...listed,
    premium,
    search,
    podcasts: podcasts.rows,
    episodes: episodes.rows.map((episode) =>
      episodeItem(episode, homes.get(episode.podcastId ?? Number.NaN), premium),
    ),
    podcastsFailed: podcasts.failed,
    episodesFailed: episodes.failed,
  };
}

/** The newest of all podcasts may leave a section without its own. */
async function withEverySection(
  api: Api,
  premium: boolean,
  { categories }: CategoryList,
  newest: Listed<Podcast>,
): Promise<Listed<Podcast>> {
  const { known, others } = groupSections(categories, newest.rows);
  const shelves = known.flatMap(({ category, podcasts }): Shelf[] =>
    category?.id === undefined || podcasts.length >= SHOWN ? [] : [{ categoryId: category.id }],
  );
  const outside = categories.flatMap(({ id }) => id ?? []);
  if ((others?.podcasts.length ?? 0) < SHOWN && outside.length > 0) shelves.push({ outside });
  const more = await Promise.all(
    shelves.map(async (shelf) =>
      toListed(await listPodcasts(api, { premium, limit: SHOWN, shelf }), PODCASTS),
    ),
  );
  const rows = new Map(
    [...newest.rows, ...more.flatMap((one) => one.rows)].map((podcast) => [podcast.id, podcast]),
  );
  return { rows: [...rows.values()], failed: newest.failed || more.some(({ failed }) => failed) };
}

/**
 * A search finds episodes without their podcasts: those are known from before. A half of the search that failed is
 * made here instead, in what was loaded before.
 */
export function searchedHere(library: Library, before: Library | undefined): Library {
  const { search, podcastsFailed, episodesFailed } = library;
  if (!search || !before) return library;
  const homes = new Map(before.podcasts.map((podcast) => [podcast.id, podcast]));
  const episodes = episodesFailed ? searchHere(before.episodes, search) : library.episodes;
  return {
    ...library,
    podcasts: podcastsFailed ? searchHere(before.podcasts, search) : library.podcasts,
    episodes: episodes.map((item) => atHome(item, homes.get(item.podcastId ?? Number.NaN))),
  };
}

export interface Section {
  /** Absent: podcasts that belong to none of the categories. */
  category: PodcastCategory | undefined;
  podcasts: Podcast[];
}

export interface Sections {
  /** A section for each category. */
  known: Section[];
  /** Podcasts outside of all categories. */
  others: Section | undefined;
}

export function groupSections(
  categories: readonly PodcastCategory[],
  podcasts: readonly Podcast[],
): Sections {
  const ids = new Set(categories.map(({ id }) => id));
  const others = podcasts.filter(({ categoryId }) => categoryId === null || !ids.has(categoryId));
  return {
    known: categories.map((category) => ({
      category,
      podcasts: podcasts.filter(({ categoryId }) => categoryId !== null && categoryId === category.id),
    })),
    others: others.length > 0 ? { category: undefined, podcasts: others } : undefined,
  };
}
