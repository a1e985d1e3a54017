// The calls of the podcast library. Lists swallow failures, because a page with one empty corner is better than no
// page; what a screen must know about a failure is the field `failed` of the answer.
import type { Episode, Podcast, PodcastEpisode, PremiumPreview } from "@bentrong/contract/content";
import { type Api, type ApiError, type ApiResult, rowsOrNone } from "../../api/result.ts";
import { searchFilter } from "../../api/search-filter.ts";
import type { PodcastWithFollowers } from "./podcast-schemas.ts";

const schemas = () => import("./podcast-schemas.ts");
const Podcasts = async () => (await schemas()).Podcasts;
const PodcastsWithFollowers = async () => (await schemas()).PodcastsWithFollowers;
const Episodes = async () => (await schemas()).Episodes;
const Playlist = async () => (await schemas()).Playlist;
const Previews = async () => (await schemas()).Previews;

/** What was found, or nothing because it could not be asked for. */
export interface Listed<T> {
  rows: T[];
  failed: boolean;
}

export interface LibraryQuery {
  /** Without premium only the public ones are asked for; the database would hide the others anyway. */
  premium: boolean;
  search?: string;
}

function listed<T>(answer: ApiResult<T[]>, what: string): Listed<T> {
  if (!answer.ok) console.error(`The ${what} could not be loaded`, answer.error);
  return { rows: rowsOrNone(answer), failed: !answer.ok };
}

/** An address has an end. */
const MOST_IDS = 100;

const visiblePodcasts = (premium: boolean): string => (premium ? "" : "&podcastType=eq.PUBLIC");
const visibleEpisodes = (premium: boolean): string => (premium ? "" : "&episodeType=eq.PUBLIC");
const podcastSearch = (search = ""): string => searchFilter(search, ["title", "authorName", "description"]);
const episodeSearch = (search = ""): string => searchFilter(search, ["title", "description"]);

/** Those of one category, or those that stand in none of these. */
export type Shelf = { categoryId: number } | { outside: readonly number[] };

function onShelf(shelf: Shelf | undefined): string {
  if (!shelf) return "";
  if ("categoryId" in shelf) return `&categoryId=eq.${shelf.categoryId}`;
  return `&or=(categoryId.is.null,categoryId.not.in.(${shelf.outside.join(",")}))`;
}

/** Newest first. */
export const findPodcasts = async (
  api: Api,
  { premium, search, limit, shelf }: LibraryQuery & { limit: number; shelf?: Shelf },
): Promise<Listed<Podcast>> =>
  listed(
    await api.get(
      `/rest/v1/podcast?select=*${visiblePodcasts(premium)}${onShelf(shelf)}${podcastSearch(search)}&order=createdAt.desc&limit=${limit}`,
      { schema: Podcasts },
    ),
    "podcasts",
  );

/** Those of the ids that the reader may see, however old they are. */
export const podcastsWithIds = async (api: Api, ids: readonly number[]): Promise<Listed<Podcast>> =>
  ids.length === 0
    ? { rows: [], failed: false }
    : listed(
        await api.get(`/rest/v1/podcast?select=*&id=in.(${ids.slice(0, MOST_IDS).join(",")})`, {
          schema: Podcasts,
        }),
        "podcasts",
      );

const EPISODES = "/rest/v1/episode?select=*,category(name)";
/** The order that the specification gives to lists of episodes. */
const BY_POSITION = "&order=position.asc,createdAt.desc";
const NEWEST_FIRST = "&order=createdAt.desc,id.desc";

export const findEpisodes = async (
  api: Api,
  { premium, search, limit }: LibraryQuery & { limit: number },
): Promise<Listed<Episode>> =>
  listed(
    await api.get(
      `${EPISODES}${search ? BY_POSITION : NEWEST_FIRST}${visibleEpisodes(premium)}${episodeSearch(search)}&limit=${limit}`,
      { schema: Episodes },
    ),
    "episodes",
  );

export interface PageQuery extends LibraryQuery {
  page: number;
  size: number;
  /** Absent: all categories. */
  categoryId?: number | undefined;
}

export interface PodcastPage extends Listed<Podcast> {
  total: number;
  page: number;
  totalPages: number;
  /** The page that was asked for does not exist; this is the first one. */
  pastTheEnd: boolean;
}

const OUT_OF_RANGE = 416;

export async function pageOfPodcasts(api: Api, query: PageQuery): Promise<PodcastPage> {
  const { page, size } = query;
  const answer = await askForPage(api, query);
  const failed = !answer.ok && answer.error.status !== OUT_OF_RANGE;
  const isPastTheEnd = !failed && page > 1 && rowsOrNone(answer).length === 0;
  if (isPastTheEnd) return { ...(await pageOfPodcasts(api, { ...query, page: 1 })), pastTheEnd: true };
  if (!answer.ok) return emptyPage(answer.error, failed);

  const first = (page - 1) * size;
  // More rows than a page holds: this backend does not know ranges, so the page is cut out here.
  const isWhole = answer.data.length > size;
  const rows = isWhole ? answer.data.slice(first, first + size) : answer.data;
  const total = isWhole ? answer.data.length : (answer.total ?? answer.data.length);
  return { rows, failed: false, total, page, totalPages: Math.ceil(total / size), pastTheEnd: false };
}

function askForPage(api: Api, { page, size, premium, search, categoryId }: PageQuery) {
  const first = (page - 1) * size;
  const category = categoryId === undefined ? "" : `&categoryId=eq.${categoryId}`;
  return api.get(
    `/rest/v1/podcast?select=*${visiblePodcasts(premium)}${category}${podcastSearch(search)}&order=createdAt.desc`,
    { schema: Podcasts, headers: { Range: `${first}-${first + size - 1}`, Prefer: "count=exact" } },
  );
}

function emptyPage(error: ApiError, failed: boolean): PodcastPage {
  if (failed) console.error("The list of podcasts could not be loaded", error);
  return { rows: [], failed, total: 0, page: 1, totalPages: 0, pastTheEnd: false };
}

export class PodcastNotFound extends Error {
  override readonly name = "PodcastNotFound";
  constructor() {
    super("Podcast not found");
  }
}

/** Ids are whole numbers: anything else cannot be one, and asking would only be a type error. */
const mayBeId = (id: string): boolean => /^\d{1,9}$/.test(id);

/** Throws what went wrong, in the words of the specification. */
export async function getPodcast(api: Api, id: string): Promise<PodcastWithFollowers> {
  if (!mayBeId(id)) throw new PodcastNotFound();
  const answer = await api.get(`/rest/v1/podcast?id=eq.${id}&select=*,followerCount`, {
    schema: PodcastsWithFollowers,
  });
  if (!answer.ok) throw new Error(answer.error.message || "Failed to fetch podcast");
  const [podcast] = answer.data;
  if (!podcast) throw new PodcastNotFound();
  return podcast;
}

/** What may be shown of a podcast that is for premium members. */
export async function lockedPodcast(api: Api, id: string): Promise<Listed<PremiumPreview>> {
  if (!mayBeId(id)) return { rows: [], failed: false };
  const path = `/rest/v1/premiumPreview?kind=eq.podcast&id=eq.${id}`;
  return listed(await api.get(path, { schema: Previews }), "locked podcast");
}

/** The podcast's own order. Without premium the episode is joined inwards, so that a hidden one leaves no gap. */
export async function podcastEpisodes(
  api: Api,
  podcastId: number,
  premium: boolean,
): Promise<Listed<PodcastEpisode>> {
  const episode = premium ? "episode(*)" : "episode!inner(*)";
  const visible = premium ? "" : "&episode.episodeType=eq.PUBLIC";
  const path = `/rest/v1/podcastEpisode?select=*,${episode}&podcastId=eq.${podcastId}${visible}&order=position.asc`;
  return listed(await api.get(path, { schema: Playlist }), "playlist");
}

/** The entries that a playlist shows with a lock. */
export const lockedEpisodes = async (api: Api, podcastId: number): Promise<PremiumPreview[]> =>
  rowsOrNone(
    await api.get(`/rest/v1/premiumPreview?kind=eq.episode&podcastId=eq.${podcastId}`, { schema: Previews }),
  );

const RELATED = 3;

/** Others of the same category. */
export async function relatedPodcasts(
  api: Api,
  { id, categoryId }: Pick<Podcast, "id" | "categoryId">,
  premium: boolean,
): Promise<Listed<Podcast>> {
  if (categoryId === null) return { rows: [], failed: false };
  const path = `/rest/v1/podcast?select=*&categoryId=eq.${categoryId}&id=neq.${id}${visiblePodcasts(premium)}&order=createdAt.desc&limit=${RELATED}`;
  const found = listed(await api.get(path, { schema: Podcasts }), "related podcasts");
  return { ...found, rows: found.rows.filter((podcast) => podcast.id !== id).slice(0, RELATED) };
}
