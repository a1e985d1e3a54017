import { expect, it } from "vitest";
import { getPlaybackState, type PlaybackControls } from "./playback-controls.ts";

const listening = (phase: PlaybackControls["phase"], episodeId: number | null = 1): PlaybackControls => ({
  episodeId,
  phase,
  play: () => undefined,
});

it("shows a listener which episode goes, which one rests, and silence for all others", () => {
  expect(getPlaybackState(listening("playing"), 1)).toBe("playing");
  expect(getPlaybackState(listening("loading"), 1)).toBe("playing");
  expect(getPlaybackState(listening("paused"), 1)).toBe("paused");
  expect(getPlaybackState(listening("closed"), 1)).toBe("idle");
  expect(getPlaybackState(listening("playing"), 2)).toBe("idle");
  expect(getPlaybackState(listening("idle", null), 1)).toBe("idle");
});
