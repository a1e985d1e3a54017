import type { Sound } from "./evening-data.ts";

/**
 * The parts of the player that this page needs; the route passes them in, so that this feature does not import the
 * player.
 */
export interface PlaybackControls {
  episodeId: number | null;
  phase: "idle" | "loading" | "playing" | "paused" | "closed";
  /** Plays a sound of a list; the one that plays already is paused, and goes on at the next call. */
  play(sounds: readonly Sound[], id: number): void;
}

export const isPlayingSound = ({ episodeId, phase }: PlaybackControls, id: number): boolean =>
  episodeId === id && (phase === "playing" || phase === "loading");
