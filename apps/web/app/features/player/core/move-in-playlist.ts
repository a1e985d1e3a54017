import { lastPlace, nextPlace, placeAfter, placeBefore } from "./play-order.ts";
import type { PlayerState } from "./player-state.ts";
import { isPlayable } from "./playlist-item.ts";
import { finish, leaveToHistory, type Next, replay, startAt, toBeginning, unchanged } from "./transition.ts";

/** Up to here "previous" means the episode before; later it means the beginning of this one. */
const RESTART_AFTER = 3;

const leaveFor = (state: PlayerState, place: number, attempt: "start" | "next"): Next =>
  startAt({ ...state, playHistory: leaveToHistory(state, state.playlist[place]?.id) }, place, attempt);

/** The button: always goes round, skipping what cannot be played. */
export function goNext(state: PlayerState): Next {
  if (!state.currentEpisode) return unchanged(state);
  const place = nextPlace(state);
  if (place === undefined) return finish(state);
  return place === state.currentIndex ? replay(state, "start") : leaveFor(state, place, "start");
}

/** The last episode left that this playlist still holds, and the history without it and what came after. */
function lastLeft(state: PlayerState): { place: number; playHistory: readonly number[] } | undefined {
  for (let entry = state.playHistory.length - 1; entry >= 0; entry -= 1) {
    const id = state.playHistory[entry];
    const place = state.playlist.findIndex((item) => item.id === id);
    if (place !== state.currentIndex && isPlayable(state.playlist[place])) {
      return { place, playHistory: state.playHistory.slice(0, entry) };
    }
  }
  return undefined;
}

export function goPrevious(state: PlayerState): Next {
  if (!state.currentEpisode) return unchanged(state);
  if (state.currentTime > RESTART_AFTER) return toBeginning(state);
  const left = lastLeft(state);
  if (left) return startAt({ ...state, playHistory: left.playHistory }, left.place, "start");
  const place = placeBefore(state) ?? (state.repeatMode === "all" ? lastPlace(state) : undefined);
  if (place === undefined || place === state.currentIndex) return toBeginning(state);
  return startAt(state, place, "start");
}

/** The episode came to its end by itself. */
export function goOn(state: PlayerState): Next {
  const ended: PlayerState = { ...state, isPlaying: false, isBuffering: false };
  if (state.sleep?.kind === "episode") return finish({ ...ended, sleep: null });
  if (state.repeatMode === "one") return replay(ended, "replay");

  const goesRound = state.repeatMode === "all" || state.shuffleMode === "on";
  const place = goesRound ? nextPlace(state) : placeAfter(state);
  if (place === undefined) return finish(ended);
  if (place !== state.currentIndex) return leaveFor(ended, place, "next");
  // It is the only one that can be played: only "repeat all" asks to hear it again.
  return state.repeatMode === "all" ? replay(ended, "replay") : finish(ended);
}
