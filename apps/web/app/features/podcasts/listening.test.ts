import { expect, it } from "vitest";
import { type Listening, soundingOf } from "./listening.ts";

const listening = (phase: Listening["phase"], episodeId: number | null = 1): Listening => ({
  episodeId,
  phase,
  play: () => undefined,
});

it("shows a listener which episode goes, which one rests, and silence for all others", () => {
  expect(soundingOf(listening("playing"), 1)).toBe("going");
  expect(soundingOf(listening("loading"), 1)).toBe("going");
  expect(soundingOf(listening("paused"), 1)).toBe("resting");
  expect(soundingOf(listening("closed"), 1)).toBe("silent");
  expect(soundingOf(listening("playing"), 2)).toBe("silent");
  expect(soundingOf(listening("idle", null), 1)).toBe("silent");
});
