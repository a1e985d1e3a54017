// Playlists for the tests of this folder.
import type { PlaylistItem } from "./core/playlist-item.ts";

export const anEpisode = (id: number, changes: Partial<PlaylistItem> = {}): PlaylistItem => ({
  id,
  title: `Tập ${id}`,
  podcastTitle: "Tiếng mưa",
  podcastId: 1,
  audio: `/media/audio/${id}.mp3`,
  coverImage: null,
  duration: 180,
  locked: false,
  ...changes,
});

/** Episodes 1 to n. */
export const aPlaylist = (length: number): PlaylistItem[] =>
  Array.from({ length }, (_, place) => anEpisode(place + 1));
