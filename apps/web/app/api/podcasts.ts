// The podcast library.
import type { Episode, Podcast, PodcastEpisode, PremiumPreview } from "@bentrong/contract/content";
import { getPageOrFirst, type Page, type PageRequest, toPage } from "./page.ts";
import { type Api, type ApiResult, emptyResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { CategoryRow, PodcastWithFollowers } from "./schemas/podcasts.ts";
import { searchFilter } from "./search-filter.ts";

export type { PodcastWithFollowers } from "./schemas/podcasts.ts";

const schemas = lazySchemas(() => import("./schemas/podcasts.ts"));

export interface LibraryQuery {
  /** Without premium only the public ones are asked for; the database would hide the others anyway. */
  premium: boolean;
  search?: string;
}

/** An address has an end. */
const MOST_IDS = 100;

const visiblePodcasts = (premium: boolean): string => (premium ? "" : "&podcastType=eq.PUBLIC");
const visibleEpisodes = (premium: boolean): string => (premium ? "" : "&episodeType=eq.PUBLIC");
const podcastSearch = (search = ""): string => searchFilter(search, ["title", "authorName", "description"]);
const episodeSearch = (search = ""): string => searchFilter(search, ["title", "description"]);

/** Podcasts of one category, or those outside of all these. */
export type Shelf = { categoryId: number } | { outside: readonly number[] };

function onShelf(shelf: Shelf | undefined): string {
  if (!shelf) return "";
  if ("categoryId" in shelf) return `&categoryId=eq.${shelf.categoryId}`;
  return `&or=(categoryId.is.null,categoryId.not.in.(${shelf.outside.join(",")}))`;
}

/** Newest first. */
export const listPodcasts = (
  api: Api,
  { premium, search, limit, shelf }: LibraryQuery & { limit: number; shelf?: Shelf },
): Promise<ApiResult<Podcast[]>> =>
  api.get(
    `/rest/v1/podcast?select=*${visiblePodcasts(premium)}${onShelf(shelf)}${podcastSearch(search)}&order=createdAt.desc&limit=${limit}`,
    { schema: schemas("Podcasts") },
  );

/** Those of the ids that the reader may see, however old they are. */
export async function listPodcastsById(api: Api, ids: readonly number[]): Promise<ApiResult<Podcast[]>> {
  if (ids.length === 0) return emptyResult([]);
  return api.get(`/rest/v1/podcast?select=*&id=in.(${ids.slice(0, MOST_IDS).join(",")})`, {
    schema: schemas("Podcasts"),
  });
}

const EPISODES = "/rest/v1/episode?select=*,category(name)";
/** The order that the specification gives to lists of episodes. */
const BY_POSITION = "&order=position.asc,createdAt.desc";
const NEWEST_FIRST = "&order=createdAt.desc,id.desc";

export const listEpisodes = (
  api: Api,
  { premium, search, limit }: LibraryQuery & { limit: number },
): Promise<ApiResult<Episode[]>> =>
  api.get(
    `${EPISODES}${search ? BY_POSITION : NEWEST_FIRST}${visibleEpisodes(premium)}${episodeSearch(search)}&limit=${limit}`,
    { schema: schemas("Episodes") },
  );

export interface PodcastPageQuery extends LibraryQuery, PageRequest {
  /** Absent: all categories. */
  categoryId?: number | undefined;
}

/** A page past the end answers with the first page. */
export const listPodcastPage = (api: Api, query: PodcastPageQuery): Promise<ApiResult<Page<Podcast>>> =>
  getPageOrFirst(query.page, (page) => getPodcastPage(api, { ...query, page }));

async function getPodcastPage(api: Api, query: PodcastPageQuery): Promise<ApiResult<Page<Podcast>>> {
  const { page, pageSize, premium, search, categoryId } = query;
  const first = (page - 1) * pageSize;
  const category = categoryId === undefined ? "" : `&categoryId=eq.${categoryId}`;
  const result = await api.get(
    `/rest/v1/podcast?select=*${visiblePodcasts(premium)}${category}${podcastSearch(search)}&order=createdAt.desc`,
    {
      schema: schemas("Podcasts"),
      headers: { Range: `${first}-${first + pageSize - 1}`, Prefer: "count=exact" },
    },
  );
  if (!result.ok || result.data.length <= pageSize) return toPage(result, query);
  // More rows than a page holds: this backend does not know ranges, so the page is cut out here.
  const rows = result.data.slice(first, first + pageSize);
  return toPage({ ...result, data: rows, total: result.data.length }, query);
}

/** Undefined: there is none that this reader may see. */
export const getPodcast = async (
  api: Api,
  id: number,
): Promise<ApiResult<PodcastWithFollowers | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/podcast?id=eq.${id}&select=*,followerCount`, {
      schema: schemas("PodcastsWithFollowers"),
    }),
    ([podcast]) => podcast,
  );

/** Public part of a podcast that is for premium members. */
export const getPodcastPreview = async (
  api: Api,
  id: number,
): Promise<ApiResult<PremiumPreview | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/premiumPreview?kind=eq.podcast&id=eq.${id}`, { schema: schemas("Previews") }),
    ([preview]) => preview,
  );

/** The podcast's own order. Without premium the episode is joined inwards, so that a hidden one leaves no gap. */
export function listPodcastEpisodes(
  api: Api,
  podcastId: number,
  premium: boolean,
): Promise<ApiResult<PodcastEpisode[]>> {
  const episode = premium ? "episode(*)" : "episode!inner(*)";
  const visible = premium ? "" : "&episode.episodeType=eq.PUBLIC";
  const path = `/rest/v1/podcastEpisode?select=*,${episode}&podcastId=eq.${podcastId}${visible}&order=position.asc`;
  return api.get(path, { schema: schemas("Playlist") });
}

/** The entries that a playlist shows with a lock. */
export const listEpisodePreviews = (api: Api, podcastId: number): Promise<ApiResult<PremiumPreview[]>> =>
  api.get(`/rest/v1/premiumPreview?kind=eq.episode&podcastId=eq.${podcastId}`, {
    schema: schemas("Previews"),
  });

const RELATED = 3;

/** Others of the same category. */
export async function listRelatedPodcasts(
  api: Api,
  { id, categoryId }: Pick<Podcast, "id" | "categoryId">,
  premium: boolean,
): Promise<ApiResult<Podcast[]>> {
  if (categoryId === null) return emptyResult([]);
  const path = `/rest/v1/podcast?select=*&categoryId=eq.${categoryId}&id=neq.${id}${visiblePodcasts(premium)}&order=createdAt.desc&limit=${RELATED}`;
  return mapResult(await api.get(path, { schema: schemas("Podcasts") }), (rows) =>
    rows.filter((podcast) => podcast.id !== id).slice(0, RELATED),
  );
}

// Backends keep the categories under three names.
const CATEGORY_PATHS = [
  "/rest/v1/category?categoryType=eq.PODCAST",
  "/rest/v1/podcast_categories",
  "/rest/v1/podcast_category",
] as const;

/** Categories in the order of their creation; the specified call sets no order. */
export async function listPodcastCategories(api: Api): Promise<ApiResult<CategoryRow[]>> {
  const [first, ...others] = CATEGORY_PATHS;
  let result = await api.get(first, { schema: schemas("CategoryRows") });
  for (const path of others) {
    // Only "there is no such table" leads to the next path.
    if (result.ok || result.error.status !== 404) break;
    result = await api.get(path, { schema: schemas("CategoryRows") });
  }
  return mapResult(result, (rows) => rows.toSorted((a, b) => a.id - b.id));
}
