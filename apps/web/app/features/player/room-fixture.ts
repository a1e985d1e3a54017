// A room with a loudspeaker that writes down what it is told, for the tests of this folder.
import type { AudioPort, TellReport } from "./audio-port.ts";
import { SCREEN_REPEAT_ORDER } from "./core/repeat-mode.ts";
import { Engine } from "./engine.ts";
import { aPlaylist } from "./player-fixtures.ts";
import { PlayerMemory, type PlayerStorage } from "./player-memory.ts";

export class Loudspeaker implements AudioPort {
  readonly told: string[] = [];
  tell: TellReport = () => {};
  load(url: string, from: number) {
    this.told.push(`load ${url} from ${from}`);
  }
  play() {
    this.told.push("play");
  }
  pause() {
    this.told.push("pause");
  }
  seek(to: number) {
    this.told.push(`seek ${to}`);
  }
  setVolume(to: number, isMuted: boolean) {
    this.told.push(`volume ${to.toFixed(2)}${isMuted ? " muted" : ""}`);
  }
  setLoop(on: boolean) {
    this.told.push(`loop ${on}`);
  }
  release() {
    this.told.push("release");
  }
}

export function aStorage(): PlayerStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

/** An engine, what it plays on, and the two things that somebody does with them. */
export function aRoom(storage: PlayerStorage | undefined = aStorage()) {
  const speaker = new Loudspeaker();
  const upgrades: string[] = [];
  const engine = new Engine({
    openAudio(tell) {
      speaker.tell = tell;
      return speaker;
    },
    memory: new PlayerMemory(storage),
    rules: { random: () => 0.5, repeatOrder: SCREEN_REPEAT_ORDER },
    onUpgrade: () => upgrades.push("upgrade"),
  });
  const hears = (id: number, playlist = aPlaylist(3)) => {
    engine.playEpisode(playlist, id);
    speaker.tell({ type: "canplay" });
    speaker.tell({ type: "playing" });
  };
  const listensUntil = (at: number) => speaker.tell({ type: "time", at });
  return { engine, speaker, upgrades, hears, listensUntil };
}
