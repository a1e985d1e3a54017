import type { Rules } from "./handle-request.ts";
import type { Effect, PlayerCommand } from "./player-command.ts";
import { initialState, type PlayerState } from "./player-state.ts";
import type { PlaylistItem } from "./playlist-item.ts";
import { reduce } from "./reduce.ts";
import { type RepeatMode, SCREEN_REPEAT_ORDER } from "./repeat-mode.ts";

export interface Listener {
  playlist: PlaylistItem[];
  state: PlayerState;
  /** Effects of the last command. */
  effects: readonly Effect[];
  does(...commands: PlayerCommand[]): void;
  chooses(id: number): void;
  /** Chooses an episode, with an audio element that works. */
  hears(id: number): void;
  repeats(mode: RepeatMode): void;
}

/** A simulated listener: the bare rules of the player without a browser. */
export function aListener(playlist: PlaylistItem[], changes: Partial<Rules> = {}): Listener {
  const rules: Rules = { random: () => 0.3, repeatOrder: SCREEN_REPEAT_ORDER, ...changes };
  const listener: Listener = {
    playlist,
    state: initialState,
    effects: [],
    does(...commands) {
      for (const command of commands) {
        const next = reduce(listener.state, command, rules);
        listener.state = next.state;
        listener.effects = next.effects;
      }
    },
    chooses: (id) => listener.does({ type: "select", playlist: listener.playlist, id }),
    hears(id) {
      listener.chooses(id);
      listener.does({ type: "canplay" }, { type: "playing" });
    },
    repeats(mode) {
      while (listener.state.repeatMode !== mode) listener.does({ type: "repeat" });
    },
  };
  return listener;
}
