import type { Attempt, Failure } from "./player-error.ts";
import type { PlaylistItem } from "./playlist-item.ts";
import type { RepeatMode } from "./repeat-mode.ts";
import type { SleepTimer } from "./sleep-timer.ts";

/** Seconds of the episode that have arrived. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

export interface PlayerState {
  /** Sound is going, or would be if the network kept up. */
  readonly isPlaying: boolean;
  readonly currentEpisode: PlaylistItem | null;
  readonly currentTime: number;
  readonly duration: number;
  readonly volume: number;
  readonly repeatMode: RepeatMode;
  readonly shuffleMode: "off" | "on";
  readonly playlist: readonly PlaylistItem[];
  /** -1 while nothing is chosen. */
  readonly currentIndex: number;
  /** Places of the playlist in the order of shuffle; empty while shuffle is off. */
  readonly shuffledIndices: readonly number[];
  /** Ids of the episodes that were left, the latest last. */
  readonly playHistory: readonly number[];

  /** Asked for and not yet sounding. */
  readonly attempt: Attempt | null;
  /** The audio reported that it can play. */
  readonly canPlay: boolean;
  /** Shown as it was left; nothing of it was asked of the audio yet. */
  readonly isRestored: boolean;
  /** Playing, but waiting for the network. */
  readonly isBuffering: boolean;
  readonly buffered: readonly TimeRange[];
  readonly isMuted: boolean;
  readonly isClosed: boolean;
  /** The playlist came to its end by itself. */
  readonly hasEnded: boolean;
  readonly failure: Failure | null;
  readonly sleep: SleepTimer | null;
}

export const initialState: PlayerState = {
  isPlaying: false,
  currentEpisode: null,
  currentTime: 0,
  duration: 0,
  volume: 1,
  repeatMode: "off",
  shuffleMode: "off",
  playlist: [],
  currentIndex: -1,
  shuffledIndices: [],
  playHistory: [],
  attempt: null,
  canPlay: false,
  isRestored: false,
  isBuffering: false,
  buffered: [],
  isMuted: false,
  isClosed: false,
  hasEnded: false,
  failure: null,
  sleep: null,
};

export type Phase = "idle" | "playing" | "paused" | "closed";

export function getPhase(state: PlayerState): Phase {
  if (state.isClosed) return "closed";
  if (!state.currentEpisode) return "idle";
  return state.isPlaying ? "playing" : "paused";
}

/** State of the play button: an episode that is still loading can already be stopped. */
export const isActive = (state: PlayerState): boolean => state.isPlaying || state.attempt !== null;

/** Sound was asked for and is not there yet. */
export const isWaiting = (state: PlayerState): boolean =>
  state.attempt !== null || (state.isPlaying && state.isBuffering);
