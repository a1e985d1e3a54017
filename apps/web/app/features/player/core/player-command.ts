// Commands to the player, reports of the audio, and the resulting effects. All of it is data, so that the rules can be
// tested without a browser.
import type { PlayerError } from "./player-error.ts";
import type { TimeRange } from "./player-state.ts";
import type { PlaylistItem } from "./playlist-item.ts";
import type { RepeatMode } from "./repeat-mode.ts";
import type { SleepChoice } from "./sleep-timer.ts";

export type Request =
  /** Choosing the episode that is loaded already flips play and pause. `from`: where it was left last time. */
  | { type: "select"; playlist: readonly PlaylistItem[]; id: number; from?: number }
  /** Shows the last episode of an earlier page, paused. */
  | { type: "restore"; playlist: readonly PlaylistItem[]; id: number; from: number }
  | { type: "modes"; repeatMode: RepeatMode; shuffleMode: "off" | "on" }
  | { type: "play" }
  | { type: "pause" }
  | { type: "toggle" }
  | { type: "stop" }
  | { type: "close" }
  | { type: "next" }
  | { type: "previous" }
  | { type: "seek"; to: number }
  | { type: "skip"; by: number }
  | { type: "volume"; to: number }
  | { type: "mute" }
  | { type: "repeat" }
  | { type: "shuffle" }
  | { type: "sleep"; choice: SleepChoice; now: number }
  | { type: "tick"; now: number }
  | { type: "dismiss" };

export type AudioReport =
  | { type: "canplay" }
  | { type: "playing" }
  | { type: "paused" }
  | { type: "waiting" }
  | { type: "time"; at: number }
  | { type: "duration"; seconds: number }
  | { type: "buffered"; ranges: readonly TimeRange[] }
  | { type: "ended" }
  /** `play()` was rejected. */
  | { type: "refused"; error: PlayerError }
  /** The element gave up on its source. */
  | { type: "failed"; error: PlayerError };

export type PlayerCommand = Request | AudioReport;

export type Effect =
  | { type: "load"; url: string; from: number }
  | { type: "play" }
  | { type: "pause" }
  | { type: "seek"; to: number }
  | { type: "volume"; to: number; muted: boolean }
  | { type: "loop"; on: boolean }
  | { type: "release" }
  /** The listener needs premium for this one. */
  | { type: "upgrade" }
  | { type: "end" };

export interface Outcome<State> {
  readonly state: State;
  readonly effects: readonly Effect[];
}
