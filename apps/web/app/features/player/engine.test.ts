import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadFailed } from "./core/player-error.ts";
import { anEpisode, aPlaylist } from "./player-fixtures.ts";
import { PlayerMemory, type PlayerStorage } from "./player-memory.ts";
import { connectSleepClock } from "./sleep-clock.ts";
import { createTestPlayer, createTestStorage } from "./test-player.ts";

describe("the player in a room", () => {
  it("loads, waits until it can play, and plays", () => {
    const { engine, speaker } = createTestPlayer();
    engine.playEpisode(aPlaylist(3), 2);
    expect(speaker.calls).toEqual(["volume 1.00", "load /media/audio/2.mp3 from 0"]);
    speaker.report({ type: "canplay" });
    expect(speaker.calls.at(-1)).toBe("play");
  });

  it("shows an error for an unknown episode and plays on", () => {
    const { engine, hears } = createTestPlayer();
    hears(1);
    engine.playEpisode(aPlaylist(3), 99);
    expect(engine.getState()).toMatchObject({
      isPlaying: true,
      currentIndex: 0,
      failure: { code: "episode_not_found", message: "Episode not found" },
    });
  });

  it("leads to the upgrade page for a locked episode", () => {
    const { engine, speaker, upgrades } = createTestPlayer();
    engine.playEpisode([anEpisode(1, { locked: true })], 1);
    expect(upgrades).toEqual(["upgrade"]);
    expect(speaker.calls).toEqual(["volume 1.00"]);
  });

  it("tells its listeners what changed, and nothing when nothing did", () => {
    const { engine } = createTestPlayer();
    const seen: string[] = [];
    const leave = engine.subscribe((after, before) =>
      seen.push(`${before.repeatMode} → ${after.repeatMode}`),
    );
    engine.ask({ type: "repeat" });
    engine.ask({ type: "next" });
    leave();
    engine.ask({ type: "repeat" });
    expect(seen).toEqual(["off → all"]);
  });

  it("does not hide a mistake of ours as a failure of the sound", () => {
    const { engine, speaker } = createTestPlayer();
    speaker.load = () => {
      throw new TypeError("a bug");
    };
    expect(() => engine.playEpisode(aPlaylist(1), 1)).toThrow("a bug");
  });
});

describe("what it remembers", () => {
  it("goes on where an episode was left, also in another visit", () => {
    const storage = createTestStorage();
    const first = createTestPlayer(storage);
    first.hears(1);
    first.listensUntil(80.4);
    first.engine.ask({ type: "close" });

    const second = createTestPlayer(storage);
    second.engine.playEpisode(aPlaylist(3), 1);
    expect(second.speaker.calls.at(-1)).toBe("load /media/audio/1.mp3 from 80");
  });

  it("remembers while the sound goes, not only when it stops", () => {
    const { engine, hears, listensUntil } = createTestPlayer();
    hears(1);
    listensUntil(19.9);
    listensUntil(20.1);
    expect(engine.memory.getPlace(1)).toBe(20);
  });

  it("knows that an episode was heard to its end, and begins it anew", () => {
    const { engine, speaker, hears, listensUntil } = createTestPlayer();
    hears(1);
    listensUntil(100);
    hears(2);
    expect(engine.memory.getPlace(1)).toBe(100);
    hears(1);
    listensUntil(179);
    speaker.report({ type: "ended" });
    expect(engine.memory.getPlace(1)).toBe(180);
    hears(1);
    expect(speaker.calls).toContain("load /media/audio/1.mp3 from 0");
  });

  it("forgets the place of an episode without a length that was heard to the end", () => {
    const { engine, speaker, listensUntil } = createTestPlayer();
    engine.playEpisode([anEpisode(1, { duration: null })], 1);
    speaker.report({ type: "canplay" });
    speaker.report({ type: "duration", seconds: 180 });
    listensUntil(100);
    listensUntil(179);
    speaker.report({ type: "ended" });
    expect(engine.memory.getPlace(1)).toBeUndefined();
  });

  it("forgets the place of an episode that was stopped", () => {
    const { engine, hears, listensUntil } = createTestPlayer();
    hears(3);
    listensUntil(60);
    engine.ask({ type: "pause" });
    expect(engine.memory.getPlace(3)).toBe(60);
    engine.ask({ type: "stop" });
    expect(engine.memory.getPlace(3)).toBeUndefined();
  });

  it("does not forget a place because somebody only passed by", () => {
    const { engine, hears, listensUntil } = createTestPlayer();
    engine.memory.keepPlace(2, 90);
    hears(1);
    engine.ask({ type: "next" });
    listensUntil(2);
    engine.ask({ type: "next" });
    expect(engine.memory.getPlace(2)).toBe(90);
  });

  it("keeps the volume for the next visit", () => {
    const storage = createTestStorage();
    createTestPlayer(storage).engine.ask({ type: "volume", to: 0.35 });
    const { engine, speaker } = createTestPlayer(storage);
    expect(engine.getState().volume).toBe(0.35);
    expect(speaker.calls).toEqual(["volume 0.35"]);
  });

  it("keeps the last hundred places", () => {
    const memory = new PlayerMemory(createTestStorage());
    for (let id = 1; id <= 101; id += 1) memory.keepPlace(id, 30);
    expect([memory.getPlace(1), memory.getPlace(2), memory.getPlace(101)]).toEqual([undefined, 30, 30]);
  });

  it("does not undo what another tab remembered", () => {
    const storage = createTestStorage();
    const [here, there] = [new PlayerMemory(storage), new PlayerMemory(storage)];
    here.keepPlace(1, 30);
    there.keepPlace(2, 60);
    here.keepVolume(0.5);
    const later = new PlayerMemory(storage);
    expect([later.getPlace(1), later.getPlace(2), later.volume]).toEqual([30, 60, 0.5]);
  });

  it.each(["", "{", "null", '{"volume":"loud"}', '{"volume":9,"places":[],"shortcuts":true}'])(
    "is not broken by stored %j",
    (stored) => {
      const memory = new PlayerMemory({ getItem: () => stored, setItem: () => {} });
      expect(memory.volume).toBe(1);
      expect(memory.getPlace(1)).toBeUndefined();
    },
  );

  it("plays without storage, and with one that is full", () => {
    const full: PlayerStorage = {
      getItem: () => null,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    for (const storage of [undefined, full]) {
      const memory = new PlayerMemory(storage);
      memory.keepVolume(0.5);
      expect(memory.volume).toBe(0.5);
    }
  });

  it("keeps the place of an episode whose source was lost", () => {
    const { engine, speaker, hears, listensUntil } = createTestPlayer();
    hears(1);
    listensUntil(47);
    speaker.report({ type: "failed", error: loadFailed() });
    expect(engine.memory.getPlace(1)).toBe(47);
  });
});

describe("the sleep timer's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("turns the sound down over ten seconds, stops it, and stands still afterwards", () => {
    const { engine, speaker, hears } = createTestPlayer();
    connectSleepClock(engine);
    hears(1);
    engine.ask({ type: "sleep", choice: 15, now: Date.now() });
    vi.advanceTimersByTime(15 * 60_000 - 10_000);
    expect(speaker.calls.at(-1)).toBe("play");
    vi.advanceTimersByTime(5000);
    expect(speaker.calls.at(-1)).toBe("volume 0.25");
    vi.advanceTimersByTime(5000);
    expect(speaker.calls.slice(-2)).toEqual(["pause", "volume 1.00"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps time by the sound where a dark screen slows the clock down", () => {
    const { engine, speaker, hears, listensUntil } = createTestPlayer();
    connectSleepClock(engine);
    hears(1);
    engine.ask({ type: "sleep", choice: 15, now: Date.now() });
    vi.setSystemTime(15 * 60_000);
    listensUntil(30);
    expect(speaker.calls).toContain("pause");
  });

  it("stands still when the timer is switched off", () => {
    const { engine, hears } = createTestPlayer();
    connectSleepClock(engine);
    hears(1);
    engine.ask({ type: "sleep", choice: 45, now: 0 });
    expect(vi.getTimerCount()).toBe(1);
    engine.ask({ type: "sleep", choice: "off", now: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
