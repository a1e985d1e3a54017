// A player with a fake audio port that records its calls, for the tests of this folder.
import type { AudioPort, OnAudioReport } from "./audio-port.ts";
import { SCREEN_REPEAT_ORDER } from "./core/repeat-mode.ts";
import { Engine } from "./engine.ts";
import { aPlaylist } from "./player-fixtures.ts";
import { PlayerMemory, type PlayerStorage } from "./player-memory.ts";

export class FakeAudio implements AudioPort {
  readonly calls: string[] = [];
  report: OnAudioReport = () => {};
  load(url: string, from: number) {
    this.calls.push(`load ${url} from ${from}`);
  }
  play() {
    this.calls.push("play");
  }
  pause() {
    this.calls.push("pause");
  }
  seek(to: number) {
    this.calls.push(`seek ${to}`);
  }
  setVolume(to: number, isMuted: boolean) {
    this.calls.push(`volume ${to.toFixed(2)}${isMuted ? " muted" : ""}`);
  }
  setLoop(on: boolean) {
    this.calls.push(`loop ${on}`);
  }
  release() {
    this.calls.push("release");
  }
}

export function createTestStorage(): PlayerStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

/** An engine with its audio port, and two actions of a listener. */
export function createTestPlayer(storage: PlayerStorage | undefined = createTestStorage()) {
  const speaker = new FakeAudio();
  const upgrades: string[] = [];
  const engine = new Engine({
    openAudio(report) {
      speaker.report = report;
      return speaker;
    },
    memory: new PlayerMemory(storage),
    rules: { random: () => 0.5, repeatOrder: SCREEN_REPEAT_ORDER },
    onUpgrade: () => upgrades.push("upgrade"),
  });
  const hears = (id: number, playlist = aPlaylist(3)) => {
    engine.playEpisode(playlist, id);
    speaker.report({ type: "canplay" });
    speaker.report({ type: "playing" });
  };
  const listensUntil = (at: number) => speaker.report({ type: "time", at });
  return { engine, speaker, upgrades, hears, listensUntil };
}
