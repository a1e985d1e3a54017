// What the page /podcast/detail/{id} shows.
import type { Podcast, PremiumPreview } from "@bentrong/contract/content";
import type { Api } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { type EpisodeItem, playlistOf } from "./episode-item.ts";
import { type PodcastCategory, podcastCategories } from "./podcast-categories.ts";
import type { PodcastWithFollowers } from "./podcast-schemas.ts";
import {
  getPodcast,
  type Listed,
  lockedEpisodes,
  lockedPodcast,
  PodcastNotFound,
  podcastEpisodes,
  relatedPodcasts,
} from "./podcasts-data.ts";

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
  id: string,
): Promise<LoadedPodcast> {
  try {
    const [podcast, { premium }] = await Promise.all([getPodcast(api, id), membership()]);
    const [playlist, related, category] = await Promise.all([
      playlistFor(api, podcast, premium),
      relatedPodcasts(api, podcast, premium),
      categoryFor(api, podcast),
    ]);
    return { kind: "open", podcast, category, playlist, related, premium };
  } catch (error) {
    if (error instanceof PodcastNotFound) return lockedOrMissing(api, id);
    return failed(error);
  }
}

function failed(error: unknown): LoadedPodcast {
  console.error("The podcast could not be loaded", error);
  return { kind: "failed" };
}

async function playlistFor(api: Api, podcast: Podcast, premium: boolean): Promise<Listed<EpisodeItem>> {
  const [links, locked] = await Promise.all([
    podcastEpisodes(api, podcast.id, premium),
    premium ? [] : lockedEpisodes(api, podcast.id),
  ]);
  return { rows: playlistOf(podcast, links.rows, locked, premium), failed: links.failed };
}

async function categoryFor(api: Api, { categoryId }: Podcast): Promise<PodcastCategory | undefined> {
  if (categoryId === null) return undefined;
  const { categories } = await podcastCategories(api);
  return categories.find((category) => category.id === categoryId);
}

/** A PRIVATE podcast is invisible; before anything says "not found", the previews are asked. */
async function lockedOrMissing(api: Api, id: string): Promise<LoadedPodcast> {
  const previews = await lockedPodcast(api, id);
  if (previews.failed) return { kind: "failed" };
  const [preview] = previews.rows;
  return preview ? { kind: "locked", preview } : { kind: "missing" };
}
