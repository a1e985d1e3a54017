import { describe, expect, it } from "vitest";
import { anEpisode, aPlaylist } from "../player-fixtures.ts";
import { aListener } from "./listener-fixture.ts";
import { shuffledPlaces } from "./play-order.ts";
import type { PlayerCommand } from "./player-command.ts";
import { loadFailed, playRefused } from "./player-error.ts";
import { getPhase, initialState } from "./player-state.ts";
import { CORE_REPEAT_ORDER, nextRepeatMode, SCREEN_REPEAT_ORDER } from "./repeat-mode.ts";
import { getFade } from "./sleep-timer.ts";

describe("the player's state", () => {
  it("starts idle, at full volume, with everything a screen reads", () => {
    expect(initialState).toMatchObject({
      isPlaying: false,
      currentEpisode: null,
      currentTime: 0,
      duration: 0,
      volume: 1,
      repeatMode: "off",
      shuffleMode: "off",
      playlist: [],
      currentIndex: -1,
      shuffledIndices: [],
      playHistory: [],
    });
    expect(getPhase(initialState)).toBe("idle");
  });

  it("walks from idle to playing, paused, playing and closed, and opens again at the next choice", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    expect(getPhase(lan.state)).toBe("playing");
    lan.does({ type: "pause" });
    expect(getPhase(lan.state)).toBe("paused");
    lan.does({ type: "toggle" }, { type: "playing" });
    expect(getPhase(lan.state)).toBe("playing");
    lan.does({ type: "close" });
    expect(getPhase(lan.state)).toBe("closed");
    expect(lan.effects).toEqual([{ type: "pause" }, { type: "release" }]);
    expect(lan.state.currentEpisode).toBeNull();
    lan.hears(2);
    expect(getPhase(lan.state)).toBe("playing");
  });
});

describe("choosing an episode", () => {
  it("brings sound only after the audio reports that it can play", () => {
    const lan = aListener(aPlaylist(2));
    lan.chooses(2);
    expect(lan.effects).toEqual([{ type: "load", url: "/media/audio/2.mp3", from: 0 }]);
    expect(lan.state).toMatchObject({ isPlaying: false, attempt: "start", currentIndex: 1, duration: 180 });
    lan.does({ type: "canplay" });
    expect(lan.effects).toEqual([{ type: "play" }]);
    expect(lan.state.isPlaying).toBe(false);
    lan.does({ type: "playing" });
    expect(lan.state.isPlaying).toBe(true);
  });

  it("asks for sound once, however often the audio says that it can play", () => {
    const lan = aListener(aPlaylist(1));
    lan.chooses(1);
    lan.does({ type: "canplay" }, { type: "canplay" });
    expect(lan.effects).toEqual([]);
  });

  it("plays nothing when the listener changed their mind before it could play", () => {
    const lan = aListener(aPlaylist(2));
    lan.chooses(1);
    lan.chooses(1);
    lan.does({ type: "canplay" });
    expect(lan.effects).toEqual([]);
    expect(getPhase(lan.state)).toBe("paused");
  });

  it("pauses the playing episode when it is chosen again, and goes on at the third time", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    lan.chooses(1);
    expect(lan.effects).toEqual([{ type: "pause" }]);
    lan.chooses(1);
    expect(lan.effects).toEqual([{ type: "play" }]);
  });

  it("raises an error for an id outside the playlist and leaves everything as it was", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    const before = lan.state;
    expect(() => lan.chooses(9)).toThrow("Episode not found");
    expect(lan.state).toBe(before);
  });

  it.each([undefined, null, ""])("raises an error for an episode whose address is %j", (audio) => {
    const lan = aListener([anEpisode(1), anEpisode(2, { audio })]);
    lan.hears(1);
    const before = lan.state;
    expect(() => lan.chooses(2)).toThrow("No audio URL provided for this episode");
    expect(lan.state).toBe(before);
  });

  it("leads to the upgrade page for a locked episode and plays nothing", () => {
    const lan = aListener([anEpisode(1, { locked: true })]);
    lan.chooses(1);
    expect(lan.effects).toEqual([{ type: "upgrade" }]);
    expect(lan.state).toEqual(initialState);
  });

  it("goes on where it was left, but not for a mere beginning or the last moments", () => {
    const from = (left: number) => {
      const lan = aListener(aPlaylist(1));
      lan.does({ type: "select", playlist: lan.playlist, id: 1, from: left });
      return lan.state.currentTime;
    };
    expect(from(80)).toBe(80);
    expect(from(15)).toBe(0);
    expect(from(15.1)).toBe(15.1);
    expect(from(165)).toBe(0);
    expect(from(164.9)).toBe(164.9);
    expect(from(Number.NaN)).toBe(0);
  });
});

describe("next", () => {
  it("skips what has no audio and what is locked, and goes round from the last with repeat off", () => {
    const lan = aListener([
      anEpisode(1),
      anEpisode(2, { audio: null }),
      anEpisode(3, { locked: true }),
      anEpisode(4),
    ]);
    lan.hears(1);
    lan.does({ type: "next" });
    expect(lan.state.currentEpisode?.id).toBe(4);
    lan.does({ type: "next" });
    expect(lan.state.currentEpisode?.id).toBe(1);
  });

  it("goes round with repeat all too", () => {
    const lan = aListener(aPlaylist(3));
    lan.repeats("all");
    lan.hears(3);
    lan.does({ type: "next" });
    expect(lan.state.currentEpisode?.id).toBe(1);
  });

  it("follows the shuffled order and goes round in it", () => {
    const lan = aListener(aPlaylist(5));
    lan.hears(3);
    lan.does({ type: "shuffle" });
    const order = lan.state.shuffledIndices;
    const heard = Array.from({ length: 5 }, () => {
      lan.does({ type: "next" });
      return lan.state.currentIndex;
    });
    expect(heard).toEqual([...order.slice(1), order[0]]);
  });

  it("plays the only playable episode again from its beginning", () => {
    const lan = aListener([anEpisode(1), anEpisode(2, { audio: null })]);
    lan.hears(1);
    lan.does({ type: "time", at: 50 }, { type: "next" });
    expect(lan.state).toMatchObject({ currentTime: 0, isPlaying: true, playHistory: [] });
    expect(lan.effects).toEqual([{ type: "seek", to: 0 }]);
  });

  it("reports the end when nothing at all can be played, and does not loop", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    const gone = [anEpisode(1, { audio: null }), anEpisode(2, { locked: true })];
    lan.state = { ...lan.state, playlist: gone };
    lan.does({ type: "next" });
    expect(lan.effects).toContainEqual({ type: "end" });
    expect(lan.state).toMatchObject({ isPlaying: false, hasEnded: true });
  });

  it("does nothing before anything was chosen", () => {
    const lan = aListener([]);
    lan.does({ type: "next" }, { type: "previous" }, { type: "ended" }, { type: "toggle" }, { type: "stop" });
    expect(lan.state).toEqual(initialState);
    expect(lan.effects).toEqual([]);
  });
});

describe("previous", () => {
  it("restarts the episode after more than three seconds", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(2);
    lan.does({ type: "time", at: 3.1 }, { type: "previous" });
    expect(lan.state).toMatchObject({ currentIndex: 1, currentTime: 0, isPlaying: true });
    expect(lan.effects).toEqual([{ type: "seek", to: 0 }]);
  });

  it("goes back at exactly three seconds", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(2);
    lan.does({ type: "time", at: 3 }, { type: "previous" });
    expect(lan.state.currentIndex).toBe(0);
  });

  it("takes what was heard last first, then the order", () => {
    const lan = aListener(aPlaylist(5));
    lan.hears(5);
    lan.hears(2);
    lan.does({ type: "previous" });
    expect(lan.state.currentEpisode?.id).toBe(5);
    expect(lan.state.playHistory).toEqual([]);
    lan.does({ type: "previous" });
    expect(lan.state.currentEpisode?.id).toBe(4);
    expect(lan.state.playHistory).toEqual([]);
  });

  it("takes the shuffled order when shuffle is on and nothing was heard before", () => {
    const lan = aListener(aPlaylist(6));
    lan.hears(3);
    lan.does({ type: "shuffle" }, { type: "next" }, { type: "next" });
    const [, before] = lan.state.shuffledIndices;
    lan.state = { ...lan.state, playHistory: [] };
    lan.does({ type: "previous" });
    expect(lan.state.currentIndex).toBe(before);
  });

  it("passes over entries of another playlist and entries that cannot be played any more", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(1);
    lan.hears(3);
    lan.playlist = [anEpisode(7), anEpisode(8)];
    lan.hears(8);
    expect(lan.state.playHistory).toEqual([1, 3]);
    lan.does({ type: "previous" });
    expect(lan.state.currentEpisode?.id).toBe(7);
  });

  it("does not take the episode that plays for one that was left", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(2);
    lan.hears(3);
    lan.hears(2);
    lan.playlist = [anEpisode(1), anEpisode(2), anEpisode(3, { audio: null })];
    lan.chooses(2);
    expect(lan.state.playHistory).toEqual([2, 3]);
    lan.does({ type: "previous" });
    expect(lan.state.currentEpisode?.id).toBe(1);
  });

  it("goes from the first to the last with repeat all", () => {
    const lan = aListener([...aPlaylist(3), anEpisode(4, { locked: true })]);
    lan.repeats("all");
    lan.hears(1);
    lan.does({ type: "previous" });
    expect(lan.state.currentEpisode?.id).toBe(3);
  });

  it.each(["off", "one"] as const)("restarts the first with repeat %s", (mode) => {
    const lan = aListener(aPlaylist(3));
    lan.repeats(mode);
    lan.hears(1);
    lan.does({ type: "time", at: 2 }, { type: "previous" });
    expect(lan.state).toMatchObject({ currentIndex: 0, currentTime: 0 });
  });
});

describe("the end of an episode", () => {
  it("replays it from the beginning with repeat one", () => {
    const lan = aListener(aPlaylist(2));
    lan.repeats("one");
    lan.hears(1);
    lan.does({ type: "time", at: 180 }, { type: "ended" });
    expect(lan.effects).toEqual([{ type: "seek", to: 0 }, { type: "play" }]);
    expect(lan.state).toMatchObject({ currentIndex: 0, currentTime: 0, attempt: "replay" });
  });

  it("goes to the next and round with repeat all", () => {
    const lan = aListener(aPlaylist(2));
    lan.repeats("all");
    lan.hears(1);
    lan.does({ type: "ended" });
    expect(lan.state).toMatchObject({ currentIndex: 1, attempt: "next" });
    lan.does({ type: "canplay" }, { type: "playing" }, { type: "ended" });
    expect(lan.state.currentIndex).toBe(0);
  });

  it("goes to the next with repeat off", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    lan.does({ type: "ended" });
    expect(lan.state).toMatchObject({ currentIndex: 1, attempt: "next", playHistory: [1] });
  });

  it("stops after the last with repeat and shuffle off, and reports the end", () => {
    const lan = aListener([...aPlaylist(2), anEpisode(3, { locked: true })]);
    lan.hears(2);
    lan.does({ type: "time", at: 180 }, { type: "ended" });
    expect(lan.effects).toContainEqual({ type: "end" });
    expect(lan.state).toMatchObject({ isPlaying: false, attempt: null, currentTime: 0, hasEnded: true });
    lan.does({ type: "toggle" });
    expect(lan.effects).toEqual([{ type: "play" }]);
    expect(lan.state.hasEnded).toBe(false);
  });

  it("goes on after the last with shuffle on", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(3);
    lan.does(
      { type: "shuffle" },
      { type: "next" },
      { type: "next" },
      { type: "canplay" },
      { type: "playing" },
    );
    expect(lan.state.currentIndex).toBe(lan.state.shuffledIndices.at(-1));
    lan.does({ type: "ended" });
    expect(lan.state.currentIndex).toBe(2);
  });

  it("stops with shuffle on when there is no other episode to go to", () => {
    const lan = aListener([anEpisode(1), anEpisode(2, { audio: null })]);
    lan.hears(1);
    lan.does({ type: "shuffle" }, { type: "ended" });
    expect(lan.effects).toContainEqual({ type: "end" });
  });
});

describe("repeat and shuffle", () => {
  it("cycle in the screens' order or in the player's own", () => {
    const walk = (order?: readonly ("off" | "one" | "all")[]) => {
      const first = nextRepeatMode("off", order);
      const second = nextRepeatMode(first, order);
      return [first, second, nextRepeatMode(second, order)];
    };
    expect(walk(SCREEN_REPEAT_ORDER)).toEqual(["all", "one", "off"]);
    expect(walk(CORE_REPEAT_ORDER)).toEqual(["one", "all", "off"]);
    expect(walk()).toEqual(["one", "all", "off"]);
  });

  it("takes the order that the player was made with", () => {
    const modes = (order: typeof SCREEN_REPEAT_ORDER) => {
      const lan = aListener(aPlaylist(1), { repeatOrder: order });
      return [1, 2, 3].map(() => {
        lan.does({ type: "repeat" });
        return lan.state.repeatMode;
      });
    };
    expect(modes(SCREEN_REPEAT_ORDER)).toEqual(["all", "one", "off"]);
    expect(modes(CORE_REPEAT_ORDER)).toEqual(["one", "all", "off"]);
  });

  it("toggles shuffle off, on, off", () => {
    const lan = aListener(aPlaylist(4));
    lan.hears(3);
    lan.does({ type: "shuffle" });
    expect(lan.state.shuffleMode).toBe("on");
    expect(lan.state.shuffledIndices[0]).toBe(2);
    expect([...lan.state.shuffledIndices].sort()).toEqual([0, 1, 2, 3]);
    lan.does({ type: "shuffle" });
    expect(lan.state).toMatchObject({ shuffleMode: "off", shuffledIndices: [] });
  });

  it("keeps the drawn order within a playlist and draws again for another of the same length", () => {
    const lan = aListener(aPlaylist(5));
    lan.hears(3);
    lan.does({ type: "shuffle" });
    const drawn = lan.state.shuffledIndices;
    lan.playlist = aPlaylist(5);
    lan.hears(5);
    expect(lan.state.shuffledIndices).toEqual(drawn);
    lan.playlist = [11, 12, 13, 14, 15].map((id) => anEpisode(id));
    lan.hears(15);
    expect(lan.state.shuffledIndices[0]).toBe(4);
  });

  it("may leave everything where it was: every order is possible", () => {
    expect(shuffledPlaces(4, 0, () => 0.999)).toEqual([0, 1, 2, 3]);
    expect(shuffledPlaces(4, 0, () => 0)).toEqual([0, 2, 3, 1]);
  });

  it("can be switched on with no episode and with one", () => {
    const lan = aListener([]);
    lan.does({ type: "shuffle" });
    expect(lan.state.shuffledIndices).toEqual([]);
    const mai = aListener(aPlaylist(1));
    mai.hears(1);
    mai.does({ type: "shuffle" });
    expect(mai.state.shuffledIndices).toEqual([0]);
  });

  it("lets the audio itself loop one episode, but not past an end that was asked for", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.repeats("one");
    expect(lan.effects).toEqual([{ type: "loop", on: true }]);
    lan.does({ type: "sleep", choice: "episode", now: 0 });
    expect(lan.effects).toEqual([{ type: "loop", on: false }]);
  });
});

describe("stop, seek and volume", () => {
  it("stops at the beginning", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "time", at: 90 }, { type: "stop" });
    expect(lan.effects).toEqual([{ type: "pause" }, { type: "seek", to: 0 }]);
    expect(lan.state).toMatchObject({ isPlaying: false, currentTime: 0 });
  });

  it.each([
    [-5, 0],
    [1000, 180],
    [Number.POSITIVE_INFINITY, 180],
    [42.5, 42.5],
  ])("seeks to %d as %d", (asked, reached) => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "seek", to: asked });
    expect(lan.effects).toEqual([{ type: "seek", to: reached }]);
    expect(lan.state.currentTime).toBe(reached);
  });

  it("is not broken by a duration or a place that is not a number", () => {
    const lan = aListener([anEpisode(1, { duration: null })]);
    lan.hears(1);
    lan.does({ type: "duration", seconds: Number.NaN }, { type: "seek", to: 30 });
    expect(lan.state).toMatchObject({ duration: 0, currentTime: 30 });
    lan.does({ type: "seek", to: Number.NaN }, { type: "time", at: Number.NaN });
    expect(lan.state.currentTime).toBe(30);
    lan.does({ type: "seek", to: Number.POSITIVE_INFINITY });
    expect(lan.state.currentTime).toBe(30);
  });

  it("believes the sound about its length", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "time", at: 170 }, { type: "duration", seconds: 160.5 });
    expect(lan.state).toMatchObject({ duration: 160.5, currentTime: 160.5 });
  });

  it("skips ten seconds either way within the episode", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "skip", by: 10 }, { type: "skip", by: 10 }, { type: "skip", by: -10 });
    expect(lan.state.currentTime).toBe(10);
    lan.does({ type: "skip", by: -30 });
    expect(lan.state.currentTime).toBe(0);
  });

  it.each([
    [-1, 0],
    [2, 1],
    [0.37, 0.37],
  ])("takes the volume %d as %d", (asked, set) => {
    const lan = aListener(aPlaylist(1));
    lan.does({ type: "volume", to: 0.5 }, { type: "volume", to: asked });
    expect(lan.state.volume).toBe(set);
    expect(lan.effects).toEqual([{ type: "volume", to: set, muted: false }]);
  });

  it("mutes without forgetting the volume", () => {
    const lan = aListener(aPlaylist(1));
    lan.does({ type: "volume", to: 0.4 }, { type: "mute" });
    expect(lan.effects).toEqual([{ type: "volume", to: 0.4, muted: true }]);
    lan.does({ type: "mute" });
    expect(lan.effects).toEqual([{ type: "volume", to: 0.4, muted: false }]);
  });
});

describe("the history", () => {
  it("keeps the last fifty episodes that were left", () => {
    const lan = aListener(aPlaylist(60));
    for (let id = 1; id <= 60; id += 1) lan.hears(id);
    expect(lan.state.playHistory).toHaveLength(50);
    expect(lan.state.playHistory).toEqual(Array.from({ length: 50 }, (_, n) => n + 10));
  });
});

describe("failures", () => {
  const refusedWith = (error: unknown) => ({ type: "refused", error: playRefused(error) }) as const;

  it("names the cause and the attempt when playing is refused", () => {
    const lan = aListener(aPlaylist(1));
    lan.chooses(1);
    lan.does({ type: "canplay" }, refusedWith(new DOMException("no gesture", "NotAllowedError")));
    expect(lan.state).toMatchObject({ isPlaying: false, attempt: null });
    expect(lan.state.failure).toEqual({
      code: "autoplay_blocked",
      attempt: "start",
      cause: "Please click to enable audio playback - autoplay is blocked",
      message: "Failed to play episode: Please click to enable audio playback - autoplay is blocked",
    });
  });

  it("says what it was told when going on is refused", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "pause" }, { type: "toggle" }, refusedWith(new Error("device busy")));
    expect(lan.state.failure?.message).toBe("Failed to resume audio: device busy");
  });

  it("reports a lost source and loads it again at the same place at the next press", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "time", at: 77 }, { type: "failed", error: loadFailed() });
    expect(lan.state).toMatchObject({ isPlaying: false, currentTime: 77 });
    expect(lan.state.failure).toMatchObject({ message: "Failed to load audio", attempt: null });
    lan.does({ type: "toggle" });
    expect(lan.effects).toEqual([{ type: "load", url: "/media/audio/1.mp3", from: 77 }]);
    expect(lan.state.failure).toBeNull();
  });

  it("remembers that it was the automatic next, or the replay, that failed", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    lan.does({ type: "ended" }, { type: "failed", error: loadFailed() });
    expect(lan.state.failure).toMatchObject({ attempt: "next", code: "load_failed" });

    const mai = aListener(aPlaylist(1));
    mai.repeats("one");
    mai.hears(1);
    mai.does({ type: "ended" }, refusedWith(new Error("device busy")));
    expect(mai.state.failure).toMatchObject({ attempt: "replay", code: "play_failed" });
  });

  it("is forgotten when it is put away", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "failed", error: loadFailed() }, { type: "dismiss" });
    expect(lan.state.failure).toBeNull();
  });
});

describe("what the network and other apps do", () => {
  it("waits for the network without calling it a pause", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "waiting" });
    expect(lan.state).toMatchObject({ isPlaying: true, isBuffering: true });
    lan.does({ type: "playing" });
    expect(lan.state.isBuffering).toBe(false);
  });

  it("follows when the device pauses the sound", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "paused" });
    expect(getPhase(lan.state)).toBe("paused");
  });

  it("keeps the play that was asked for when a pause of the episode before comes late", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    lan.chooses(2);
    lan.does({ type: "paused" }, { type: "canplay" });
    expect(lan.effects).toEqual([{ type: "play" }]);
  });

  it("hears nothing of the audio once it is closed", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "close" });
    const closed = lan.state;
    lan.does({ type: "playing" }, { type: "time", at: 4 }, { type: "failed", error: loadFailed() });
    expect(lan.state).toBe(closed);
  });
});

describe("the sleep timer", () => {
  const MINUTE = 60_000;

  it("fades the last ten seconds out, stops, and leaves the volume as it was", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "volume", to: 0.8 }, { type: "sleep", choice: 15, now: 1000 });
    lan.does({ type: "tick", now: 1000 + 15 * MINUTE - 10_000 });
    expect(lan.effects).toEqual([]);
    lan.does({ type: "tick", now: 1000 + 15 * MINUTE - 5000 });
    expect(lan.effects).toEqual([{ type: "volume", to: 0.2, muted: false }]);
    lan.does({ type: "tick", now: 1000 + 15 * MINUTE });
    expect(lan.effects).toEqual([{ type: "pause" }, { type: "volume", to: 0.8, muted: false }]);
    expect(lan.state).toMatchObject({ isPlaying: false, sleep: null, volume: 0.8 });
  });

  it("is loud again when it is switched off during the fade", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "sleep", choice: 30, now: 0 }, { type: "tick", now: 30 * MINUTE - 2000 });
    expect(getFade(lan.state)).toBeLessThan(0.05);
    lan.does({ type: "sleep", choice: "off", now: 30 * MINUTE - 1000 });
    expect(lan.effects).toEqual([{ type: "volume", to: 1, muted: false }]);
  });

  it("stops at the end of the episode, whatever repeat says, and not again at the next", () => {
    const lan = aListener(aPlaylist(3));
    lan.repeats("one");
    lan.hears(1);
    lan.does({ type: "sleep", choice: "episode", now: 0 }, { type: "ended" });
    expect(lan.effects).toContainEqual({ type: "end" });
    expect(lan.state).toMatchObject({ isPlaying: false, sleep: null, currentIndex: 0 });
  });

  it("fades the end of the episode out when it stops there, and no other end", () => {
    const lan = aListener(aPlaylist(2));
    lan.hears(1);
    lan.does({ type: "duration", seconds: 60 }, { type: "time", at: 55 });
    expect(lan.effects).toEqual([]);
    lan.does({ type: "sleep", choice: "episode", now: 0 });
    expect(lan.effects).toEqual([{ type: "volume", to: 0.25, muted: false }]);
    lan.does({ type: "seek", to: 40 });
    expect(lan.effects).toContainEqual({ type: "volume", to: 1, muted: false });
    lan.does({ type: "time", at: 58 }, { type: "ended" });
    expect(lan.effects).toContainEqual({ type: "volume", to: 1, muted: false });
    expect(lan.state).toMatchObject({ isPlaying: false, sleep: null, volume: 1 });
  });

  it("runs out silently while nothing plays", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "sleep", choice: 15, now: 0 }, { type: "pause" }, { type: "tick", now: 15 * MINUTE });
    expect(lan.state.sleep).toBeNull();
    expect(lan.effects).toEqual([]);
  });

  it("promises no sound that will not be heard: a shorter playlist goes round", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(1);
    lan.does({ type: "sleep", choice: 45, now: 0 });
    expect(lan.state.repeatMode).toBe("all");
    lan.does({ type: "stop" });
    expect(lan.state.sleep).toBeNull();
  });

  it("leaves repeat as it is where the playlist is long enough, or goes round already", () => {
    const long = aPlaylist(3).map((item) => ({ ...item, duration: 3600 }));
    const lan = aListener(long);
    lan.hears(1);
    lan.does({ type: "sleep", choice: 45, now: 0 });
    expect(lan.state.repeatMode).toBe("off");
    const mai = aListener(aPlaylist(3));
    mai.repeats("one");
    mai.hears(1);
    mai.does({ type: "sleep", choice: 45, now: 0 });
    expect(mai.state.repeatMode).toBe("one");
  });

  it("ends with the last episode", () => {
    const lan = aListener(aPlaylist(1));
    lan.hears(1);
    lan.does({ type: "sleep", choice: 45, now: 0 });
    lan.repeats("off");
    lan.does({ type: "ended" });
    expect(lan.state).toMatchObject({ hasEnded: true, sleep: null });
  });
});

describe("an episode that was left when the page was loaded again", () => {
  const restore = (id: number, from: number): PlayerCommand => ({
    type: "restore",
    playlist: aPlaylist(3),
    id,
    from,
  });

  it("stands paused at its place, and costs nothing before it is asked for", () => {
    const lan = aListener([]);
    lan.does(restore(2, 41));
    expect(lan.state).toMatchObject({ currentIndex: 1, currentTime: 41, isPlaying: false, attempt: null });
    expect(lan.effects).toEqual([]);
    lan.does({ type: "toggle" });
    expect(lan.effects).toEqual([{ type: "load", url: expect.any(String), from: 41 }]);
    lan.does({ type: "canplay" });
    expect(lan.effects).toEqual([{ type: "play" }]);
  });

  it("goes on from where the slider was moved to", () => {
    const lan = aListener([]);
    lan.does(restore(2, 41), { type: "seek", to: 20 }, { type: "play" });
    expect(lan.effects).toContainEqual({ type: "load", url: expect.any(String), from: 20 });
  });

  it("does not take the place of what was chosen meanwhile, or of nothing", () => {
    const lan = aListener(aPlaylist(3));
    lan.hears(1);
    lan.does(restore(2, 41));
    expect(lan.state.currentEpisode?.id).toBe(1);
    const mai = aListener([]);
    mai.does(restore(9, 41));
    expect(mai.state.currentEpisode).toBeNull();
  });
});
