// Requests of people: buttons, keys, lock screen.
import { chooseEpisode } from "./choose-episode.ts";
import { goNext, goPrevious } from "./move-in-playlist.ts";
import { type Random, secondsLeft, shuffledPlaces } from "./play-order.ts";
import type { Request } from "./player-command.ts";
import { initialState, isActive, type PlayerState } from "./player-state.ts";
import { isPlayable } from "./playlist-item.ts";
import { nextRepeatMode, type RepeatMode } from "./repeat-mode.ts";
import { type SleepChoice, sleepTimerFor } from "./sleep-timer.ts";
import { type Next, pause, play, stop, unchanged, withEffects } from "./transition.ts";

type Restoring = Extract<Request, { type: "restore" }>;

export interface Rules {
  random: Random;
  repeatOrder: readonly RepeatMode[];
}

/** Between 0 and the end; while the end is not known only the beginning bounds it. */
function seek(state: PlayerState, to: number): Next {
  if (!state.currentEpisode || Number.isNaN(to)) return unchanged(state);
  const end = state.duration > 0 ? state.duration : Number.POSITIVE_INFINITY;
  const currentTime = Math.max(0, Math.min(to, end));
  if (!Number.isFinite(currentTime)) return unchanged(state);
  return withEffects({ ...state, currentTime, hasEnded: false }, { type: "seek", to: currentTime });
}

function setVolume(state: PlayerState, to: number): Next {
  if (Number.isNaN(to)) return unchanged(state);
  return unchanged({ ...state, volume: Math.max(0, Math.min(to, 1)), isMuted: false });
}

function toggleShuffle(state: PlayerState, random: Random): Next {
  if (state.shuffleMode === "on") return unchanged({ ...state, shuffleMode: "off", shuffledIndices: [] });
  const shuffledIndices = shuffledPlaces(state.playlist.length, state.currentIndex, random);
  return unchanged({ ...state, shuffleMode: "on", shuffledIndices });
}

/** Volume and playback modes are kept when the bar is closed; the episode is not. */
function close(state: PlayerState): Next {
  const { volume, isMuted, repeatMode, shuffleMode } = state;
  const closed = { ...initialState, volume, isMuted, repeatMode, shuffleMode, isClosed: true };
  return withEffects(closed, { type: "pause" }, { type: "release" });
}

/** Changes nothing where something is chosen already, or where it cannot be played any more. */
function restore(state: PlayerState, { playlist, id, from }: Restoring, random: Random): Next {
  const place = playlist.findIndex((item) => item.id === id);
  const item = playlist[place];
  if (state.currentEpisode || !isPlayable(item)) return unchanged(state);
  const isShuffled = state.shuffleMode === "on";
  return unchanged({
    ...state,
    playlist,
    currentEpisode: item,
    currentIndex: place,
    currentTime: from,
    duration: item.duration ?? 0,
    shuffledIndices: isShuffled ? shuffledPlaces(playlist.length, place, random) : [],
    isRestored: true,
  });
}

/** A timer promises sound until it rings: a playlist that is shorter goes round. */
function setSleepTimer(state: PlayerState, choice: SleepChoice, now: number): Next {
  const isShort = typeof choice === "number" && secondsLeft(state) < choice * 60;
  const repeatMode = isShort && state.repeatMode === "off" ? "all" : state.repeatMode;
  return unchanged({ ...state, repeatMode, sleep: sleepTimerFor(choice, now) });
}

function tick(state: PlayerState, now: number): Next {
  if (state.sleep?.kind !== "moment") return unchanged(state);
  const left = state.sleep.at - now;
  if (left > 0) return unchanged({ ...state, sleep: { ...state.sleep, left } });
  const awake: PlayerState = { ...state, sleep: null };
  return isActive(state) ? pause(awake) : unchanged(awake);
}

export function handleRequest(state: PlayerState, request: Request, rules: Rules): Next {
  switch (request.type) {
    case "select":
      return chooseEpisode(state, request, rules.random);
    case "restore":
      return restore(state, request, rules.random);
    case "modes":
      return unchanged({ ...state, repeatMode: request.repeatMode, shuffleMode: request.shuffleMode });
    case "play":
      return play(state, "resume");
    case "pause":
      return state.currentEpisode ? pause(state) : unchanged(state);
    case "toggle":
      return isActive(state) ? pause(state) : play(state, "resume");
    case "stop":
      return state.currentEpisode ? stop(state) : unchanged(state);
    case "close":
      return close(state);
    case "next":
      return goNext(state);
    case "previous":
      return goPrevious(state);
    case "seek":
      return seek(state, request.to);
    case "skip":
      return seek(state, state.currentTime + request.by);
    case "volume":
      return setVolume(state, request.to);
    case "mute":
      return unchanged({ ...state, isMuted: !state.isMuted });
    case "repeat":
      return unchanged({ ...state, repeatMode: nextRepeatMode(state.repeatMode, rules.repeatOrder) });
    case "shuffle":
      return toggleShuffle(state, rules.random);
    case "sleep":
      return setSleepTimer(state, request.choice, request.now);
    case "tick":
      return tick(state, request.now);
    case "dismiss":
      return unchanged({ ...state, failure: null });
  }
}
