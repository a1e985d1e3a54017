import type { EpisodeItem } from "./episode-item.ts";

/**
 * The parts of the player that lists need; the route passes them in, so that this feature does not import the player.
 */
export interface PlaybackControls {
  episodeId: number | null;
  /** `loading`: asked for, not sounding yet. */
  phase: "idle" | "loading" | "playing" | "paused" | "closed";
  /** Seconds at which episodes were left, the latest last. */
  places?: ReadonlyMap<number, number>;
  /** Plays an episode of a playlist; the one that plays already is paused, and goes on at the next call. */
  play(playlist: readonly EpisodeItem[], id: number): void;
  /** Plays from that second on. Only where episodes show their words. */
  playFrom?(playlist: readonly EpisodeItem[], id: number, seconds: number): void;
}

/** State of an episode's button: an episode that is still loading can already be stopped. */
export type PlaybackState = "idle" | "paused" | "playing";

export function getPlaybackState({ episodeId, phase }: PlaybackControls, id: number): PlaybackState {
  if (episodeId !== id || phase === "idle" || phase === "closed") return "idle";
  return phase === "paused" ? "paused" : "playing";
}
