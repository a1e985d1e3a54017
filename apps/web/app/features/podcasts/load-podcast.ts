// Loader of the page /podcast/detail/{id}.
import type { Podcast, PremiumPreview } from "@bentrong/contract/content";
import {
  getPodcast,
  getPodcastPreview,
  listEpisodePreviews,
  listPodcastEpisodes,
  listRelatedPodcasts,
  type PodcastWithFollowers,
} from "../../api/podcasts.ts";
import { type Api, type Listed, rowsOrEmpty, toListed } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { parseId } from "../../lib/parse-id.ts";
import { buildPlaylist, type EpisodeItem } from "./episode-item.ts";
import { loadPodcastCategories, type PodcastCategory } from "./podcast-categories.ts";

export interface OpenPodcast {
  kind: "open";
  podcast: PodcastWithFollowers;
  category: PodcastCategory | undefined;
  playlist: Listed<EpisodeItem>;
  related: Listed<Podcast>;
  premium: boolean;
}

export type LoadedPodcast =
  | OpenPodcast
  | { kind: "locked"; preview: PremiumPreview }
  | { kind: "missing" }
  | { kind: "failed" };

/** A podcast to hear, its lock, or the reason why there is neither. Never rejects. */
export async function loadPodcast(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  called: string,
): Promise<LoadedPodcast> {
  const id = parseId(called);
  if (id === undefined) return { kind: "missing" };
  try {
    const [found, { premium }] = await Promise.all([getPodcast(api, id), membership()]);
    if (!found.ok) return fail(found.error);
    const podcast = found.data;
    if (!podcast) return await loadLocked(api, id);
    const [playlist, related, category] = await Promise.all([
      loadPlaylist(api, podcast, premium),
      listRelatedPodcasts(api, podcast, premium),
      loadCategory(api, podcast),
    ]);
    return {
      kind: "open",
      podcast,
      category,
      playlist,
      related: toListed(related, "The related podcasts"),
      premium,
    };
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): LoadedPodcast {
  console.error("The podcast could not be loaded", error);
  return { kind: "failed" };
}

async function loadPlaylist(api: Api, podcast: Podcast, premium: boolean): Promise<Listed<EpisodeItem>> {
  const [links, locked] = await Promise.all([
    listPodcastEpisodes(api, podcast.id, premium),
    premium ? [] : listEpisodePreviews(api, podcast.id).then((result) => rowsOrEmpty(result, "The locks")),
  ]);
  const { rows, failed } = toListed(links, "The playlist");
  return { rows: buildPlaylist(podcast, rows, locked, premium), failed };
}

async function loadCategory(api: Api, { categoryId }: Podcast): Promise<PodcastCategory | undefined> {
  if (categoryId === null) return undefined;
  const { categories } = await loadPodcastCategories(api);
  return categories.find((category) => category.id === categoryId);
}

/** A PRIVATE podcast is invisible; before anything says "not found", the previews are asked. */
async function loadLocked(api: Api, id: number): Promise<LoadedPodcast> {
  const preview = await getPodcastPreview(api, id);
  if (!preview.ok) return fail(preview.error);
  return preview.data ? { kind: "locked", preview: preview.data } : { kind: "missing" };
}
