// Reports of the audio element. Reports about an episode that was left or closed meanwhile change nothing.
import { goOn } from "./move-in-playlist.ts";
import type { AudioReport } from "./player-command.ts";
import { type PlayerError, toFailure } from "./player-error.ts";
import type { PlayerState } from "./player-state.ts";
import { type Next, unchanged, withEffects } from "./transition.ts";

function canPlay(state: PlayerState): Next {
  const able: PlayerState = { ...state, canPlay: true, isBuffering: false };
  return !state.canPlay && state.attempt ? withEffects(able, { type: "play" }) : unchanged(able);
}

/** Not only ours: headphones pulled out, a phone call, another app taking the sound. */
function paused(state: PlayerState): Next {
  // Before it could play nothing was asked of the audio yet, so this is not the answer to the attempt.
  const attempt = state.canPlay ? null : state.attempt;
  return unchanged({ ...state, isPlaying: false, isBuffering: false, attempt });
}

function time(state: PlayerState, at: number): Next {
  if (!state.canPlay || !Number.isFinite(at)) return unchanged(state);
  const end = state.duration > 0 ? state.duration : at;
  return unchanged({ ...state, currentTime: Math.max(0, Math.min(at, end)) });
}

function duration(state: PlayerState, seconds: number): Next {
  if (!Number.isFinite(seconds) || seconds <= 0) return unchanged(state);
  return unchanged({ ...state, duration: seconds, currentTime: Math.min(state.currentTime, seconds) });
}

/** `canPlay` stays false after a lost source, which is how the next press knows to load it again. */
function fail(state: PlayerState, error: PlayerError, isSourceLost: boolean): Next {
  const failure = toFailure(error, state.attempt);
  const silent: PlayerState = { ...state, isPlaying: false, isBuffering: false, attempt: null, failure };
  return unchanged(isSourceLost ? { ...silent, canPlay: false } : silent);
}

export function handleAudioReport(state: PlayerState, report: AudioReport): Next {
  if (!state.currentEpisode) return unchanged(state);
  switch (report.type) {
    case "canplay":
      return canPlay(state);
    case "playing":
      return state.canPlay
        ? unchanged({ ...state, isPlaying: true, isBuffering: false, attempt: null, failure: null })
        : unchanged(state);
    case "paused":
      return paused(state);
    case "waiting":
      return unchanged(state.isPlaying ? { ...state, isBuffering: true } : state);
    case "time":
      return time(state, report.at);
    case "duration":
      return duration(state, report.seconds);
    case "buffered":
      return unchanged({ ...state, buffered: report.ranges });
    case "ended":
      return state.canPlay ? goOn(state) : unchanged(state);
    case "refused":
      return state.attempt ? fail(state, report.error, false) : unchanged(state);
    case "failed":
      return fail(state, report.error, true);
  }
}
