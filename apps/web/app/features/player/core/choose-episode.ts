import { type Random, shuffledPlaces } from "./play-order.ts";
import { episodeNotFound, noAudio } from "./player-error.ts";
import type { PlayerState } from "./player-state.ts";
import { isPlayable, isSamePlaylist, type PlaylistItem } from "./playlist-item.ts";
import { resumePoint } from "./resume-point.ts";
import { leaveToHistory, type Next, pause, play, startAt, withEffects } from "./transition.ts";

export interface Choice {
  playlist: readonly PlaylistItem[];
  id: number;
  from?: number;
}

/** The new playlist, its order drawn again if it is another one than before. */
function adopt(state: PlayerState, { playlist }: Choice, place: number, random: Random): PlayerState {
  const isKept = isSamePlaylist(state.playlist, playlist);
  const shuffledIndices =
    state.shuffleMode === "off" || isKept
      ? state.shuffledIndices
      : shuffledPlaces(playlist.length, place, random);
  return { ...state, playlist, shuffledIndices };
}

/** Throws, and changes nothing, when the episode is not in the playlist or has no sound. */
export function chooseEpisode(state: PlayerState, choice: Choice, random: Random): Next {
  const place = choice.playlist.findIndex((item) => item.id === choice.id);
  const item = choice.playlist[place];
  if (!item) throw episodeNotFound();
  if (item.locked) return withEffects(state, { type: "upgrade" });
  if (!isPlayable(item)) throw noAudio();

  const adopted = adopt(state, choice, place, random);
  if (state.currentEpisode?.id === item.id) {
    // The fresh entry may carry a fresh address; the sound itself goes on as it is.
    const same = { ...adopted, currentEpisode: item, currentIndex: place };
    return state.isPlaying || state.attempt ? pause(same) : play(same, "resume");
  }
  const left = { ...adopted, playHistory: leaveToHistory(state, item.id) };
  return startAt(left, place, "start", resumePoint(choice.from, item.duration ?? 0));
}
