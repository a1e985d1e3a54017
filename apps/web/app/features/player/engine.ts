// Holds the state, asks the rules, and carries out what they want. The only place where they meet the audio.
import type { AudioPort, OnAudioReport } from "./audio-port.ts";
import type { Rules } from "./core/handle-request.ts";
import type { Effect, PlayerCommand, Request } from "./core/player-command.ts";
import { PlayerError, toFailure } from "./core/player-error.ts";
import { initialState, type PlayerState } from "./core/player-state.ts";
import type { PlaylistItem } from "./core/playlist-item.ts";
import { reduce } from "./core/reduce.ts";
import { noteAfter } from "./listening-note.ts";
import type { PlayerMemory } from "./player-memory.ts";

export type PlayerListener = (after: PlayerState, before: PlayerState) => void;

export interface EngineDeps {
  openAudio(onReport: OnAudioReport): AudioPort;
  memory: PlayerMemory;
  rules: Rules;
  /** Called when a person without premium chooses a premium episode. */
  onUpgrade(): void;
}

export class Engine {
  readonly memory: PlayerMemory;
  readonly #rules: Rules;
  readonly #audio: AudioPort;
  readonly #onUpgrade: () => void;
  readonly #listeners = new Set<PlayerListener>();
  #state: PlayerState;

  constructor({ openAudio, memory, rules, onUpgrade }: EngineDeps) {
    this.memory = memory;
    this.#rules = rules;
    this.#onUpgrade = onUpgrade;
    this.#state = { ...initialState, volume: memory.volume };
    this.#audio = openAudio((report) => this.#take(report));
    this.#audio.setVolume(memory.volume, false);
  }

  getState = (): PlayerState => this.#state;

  subscribe = (listener: PlayerListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask = (request: Request): void => this.#take(request);

  /** Goes on where the episode was left last time. Choosing what is playing pauses it. */
  playEpisode(playlist: readonly PlaylistItem[], id: number): void {
    this.#take({ type: "select", playlist, id, from: this.memory.getPlace(id) });
  }

  /** From that second on, whether it plays, rests or is another episode. */
  playFrom(playlist: readonly PlaylistItem[], id: number, seconds: number): void {
    const { currentEpisode, isPlaying } = this.#state;
    if (currentEpisode?.id !== id) this.#take({ type: "select", playlist, id, from: seconds });
    else if (!isPlaying) this.#take({ type: "play" });
    this.#take({ type: "seek", to: seconds });
  }

  #take(command: PlayerCommand): void {
    const before = this.#state;
    try {
      const { state, effects } = reduce(before, command, this.#rules);
      this.#state = state;
      for (const effect of effects) this.#carryOut(effect);
    } catch (error) {
      if (!(error instanceof PlayerError)) throw error;
      this.#state = { ...before, failure: toFailure(error, "start") };
    }
    if (this.#state === before) return;
    this.#remember(before, this.#state);
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  #remember(before: PlayerState, after: PlayerState): void {
    if (before.volume !== after.volume) this.memory.keepVolume(after.volume);
    const note = noteAfter(before, after);
    if (note?.keep) this.memory.keepPlace(note.id, note.keep);
    else if (note) this.memory.forgetPlace(note.id);
  }

  #carryOut(effect: Effect): void {
    const audio = this.#audio;
    switch (effect.type) {
      case "load":
        audio.load(effect.url, effect.from);
        break;
      case "play":
        audio.play();
        break;
      case "pause":
        audio.pause();
        break;
      case "seek":
        audio.seek(effect.to);
        break;
      case "volume":
        audio.setVolume(effect.to, effect.muted);
        break;
      case "loop":
        audio.setLoop(effect.on);
        break;
      case "release":
        audio.release();
        break;
      case "upgrade":
        this.#onUpgrade();
        break;
      case "end":
        // The state says it (`hasEnded`): whoever shows or announces the end reads it there.
        break;
    }
  }
}
