/** An entry of a playlist as the screens hand it over. Ids are those of the data API. */
export interface PlaylistItem {
  id: number;
  title: string;
  podcastTitle: string;
  podcastId: number | null;
  /** The address of the sound; absent: listed but not playable. */
  audio?: string | null;
  coverImage?: string | null;
  /** Seconds, as stored. The sound itself corrects it once its head is read. */
  duration?: number | null;
  /** PRIVATE, and the listener has no premium. */
  locked: boolean;
}

export type PlayableItem = PlaylistItem & { audio: string };

export const isPlayable = (item: PlaylistItem | undefined): item is PlayableItem =>
  item !== undefined && !item.locked && Boolean(item.audio);

export const isSamePlaylist = (a: readonly PlaylistItem[], b: readonly PlaylistItem[]): boolean =>
  a === b || (a.length === b.length && a.every((item, place) => item.id === b[place]?.id));
