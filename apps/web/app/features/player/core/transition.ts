// The few ways in which the player's state moves; the commands are put together from them.
import type { Effect, Outcome } from "./player-command.ts";
import type { Attempt } from "./player-error.ts";
import type { PlayerState } from "./player-state.ts";
import { isPlayable } from "./playlist-item.ts";

const HISTORY_LIMIT = 50;

export type Next = Outcome<PlayerState>;

export const unchanged = (state: PlayerState): Next => ({ state, effects: [] });

export const withEffects = (state: PlayerState, ...effects: Effect[]): Next => ({ state, effects });

const silent = { isPlaying: false, isBuffering: false, attempt: null } as const;

/** Adds the episode that is being left. */
export function leaveToHistory(state: PlayerState, nextId: number | undefined): readonly number[] {
  const left = state.currentEpisode?.id;
  if (left === undefined || left === nextId) return state.playHistory;
  return [...state.playHistory, left].slice(-HISTORY_LIMIT);
}

/** Loads the episode at a position. Playback starts when the audio reports that it can. */
export function startAt(state: PlayerState, place: number, attempt: Attempt, from = 0): Next {
  const item = state.playlist[place];
  if (!isPlayable(item)) return unchanged(state);
  const loading: PlayerState = {
    ...state,
    isPlaying: false,
    isBuffering: false,
    attempt,
    canPlay: false,
    isRestored: false,
    currentEpisode: item,
    currentIndex: place,
    currentTime: from,
    duration: item.duration && item.duration > 0 ? item.duration : 0,
    buffered: [],
    isClosed: false,
    hasEnded: false,
    failure: null,
  };
  return withEffects(loading, { type: "load", url: item.audio, from });
}

/** Sound for the episode that is loaded, or loaded again if its source had failed. */
export function play(state: PlayerState, attempt: Attempt): Next {
  if (!state.currentEpisode || state.isPlaying) return unchanged(state);
  if (!state.canPlay && (state.failure || state.isRestored))
    return startAt(state, state.currentIndex, "start", state.currentTime);
  const wanted: PlayerState = { ...state, attempt, failure: null, hasEnded: false };
  return state.canPlay ? withEffects(wanted, { type: "play" }) : unchanged({ ...wanted, attempt: "start" });
}

export const pause = (state: PlayerState): Next => withEffects({ ...state, ...silent }, { type: "pause" });

export const toBeginning = (state: PlayerState): Next =>
  withEffects({ ...state, currentTime: 0, hasEnded: false }, { type: "seek", to: 0 });

/** The loaded episode from its beginning, with sound. */
export function replay(state: PlayerState, attempt: Attempt): Next {
  const rewound = toBeginning(state);
  const again = play(rewound.state, attempt);
  return { state: again.state, effects: [...rewound.effects, ...again.effects] };
}

/** Paused at the beginning. A timer that waits for sound to end has nothing to wait for any more. */
export const stop = (state: PlayerState): Next =>
  withEffects(
    { ...state, ...silent, currentTime: 0, sleep: null },
    { type: "pause" },
    { type: "seek", to: 0 },
  );

/** Stops playback because no episode follows, and reports the end. */
export function finish(state: PlayerState): Next {
  const stopped = stop(state);
  return withEffects({ ...stopped.state, hasEnded: true }, ...stopped.effects, { type: "end" });
}
