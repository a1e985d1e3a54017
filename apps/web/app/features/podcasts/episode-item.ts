// An episode as lists show it and as the player takes it.
import type { Episode, Podcast, PodcastEpisode, PremiumPreview } from "@bentrong/contract/content";
import { cutPreview } from "@bentrong/format/cut-at-word";

export interface EpisodeItem {
  id: number;
  title: string;
  description: string;
  /** Or the category's name, as long as the podcast is not known. */
  podcastTitle: string;
  podcastId: number | null;
  audio: string | null;
  coverImage: string | null;
  /** Seconds. */
  duration: number | null;
  /** For members only; `locked` when the reader is not one of them. */
  premium: boolean;
  locked: boolean;
  publication?: string;
}

type Home = Pick<Podcast, "id" | "title" | "coverImage">;

export function episodeItem(episode: Episode, home: Home | undefined, premium: boolean): EpisodeItem {
  const isPrivate = episode.episodeType === "PRIVATE";
  const locked = isPrivate && !premium;
  return {
    id: episode.id,
    title: episode.title,
    description: episode.description ?? "",
    podcastTitle: home?.title ?? episode.category?.name ?? "",
    podcastId: home?.id ?? episode.podcastId ?? null,
    // The server sends none either; this keeps a lock a lock in front of any backend.
    audio: locked ? null : episode.audio,
    coverImage: episode.coverImage ?? home?.coverImage ?? null,
    duration: episode.duration,
    premium: isPrivate,
    locked,
    publication: episode.publication,
  };
}

/** The same once its podcast is known. */
export const atHome = (item: EpisodeItem, home: Home | undefined): EpisodeItem =>
  home ? { ...item, podcastTitle: home.title, coverImage: item.coverImage ?? home.coverImage } : item;

const lockedItem = (preview: PremiumPreview, home: Home): EpisodeItem => ({
  id: preview.id,
  title: preview.title,
  description: cutPreview(preview.excerpt),
  podcastTitle: home.title,
  podcastId: home.id,
  audio: null,
  coverImage: preview.coverImage ?? home.coverImage,
  duration: preview.duration,
  premium: true,
  locked: true,
});

const LAST = Number.MAX_SAFE_INTEGER;

/** A podcast's entries in its own order, the locked ones in the places that are theirs. */
export function buildPlaylist(
  home: Home,
  links: readonly PodcastEpisode[],
  locked: readonly PremiumPreview[],
  premium: boolean,
): EpisodeItem[] {
  const open = links.flatMap(({ episode, position }) =>
    episode ? [{ position: position ?? LAST, item: episodeItem(episode, home, premium) }] : [],
  );
  const openIds = new Set(open.map(({ item }) => item.id));
  const closed = locked
    .filter(({ id }) => !openIds.has(id))
    .map((preview) => ({ position: preview.position ?? LAST, item: lockedItem(preview, home) }));
  return [...open, ...closed].sort((a, b) => a.position - b.position).map(({ item }) => item);
}
