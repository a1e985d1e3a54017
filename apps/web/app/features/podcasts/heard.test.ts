import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getHeard } from "./heard.ts";
import type { PlaybackControls } from "./playback-controls.ts";

const leftAt = (seconds: number): PlaybackControls => ({
  episodeId: null,
  phase: "idle",
  places: new Map([[1, seconds]]),
  play: () => undefined,
});

describe("what was heard of an episode", () => {
  it.each([
    [0, undefined],
    [15, undefined],
    [16, { kind: "begun", left: 104 }],
    [104, { kind: "begun", left: 16 }],
    [105, { kind: "played" }],
    [120, { kind: "played" }],
    [500, { kind: "played" }],
  ])("left at %i of 120 seconds", (seconds, heard) => {
    expect(getHeard(leftAt(seconds), { id: 1, duration: 120 })).toEqual(heard);
  });

  it("is not known without a place, without a length, and of another episode", () => {
    expect(getHeard(leftAt(60), { id: 2, duration: 120 })).toBeUndefined();
    expect(getHeard(leftAt(60), { id: 1, duration: null })).toBeUndefined();
    expect(getHeard({ ...leftAt(60), places: undefined }, { id: 1, duration: 120 })).toBeUndefined();
  });

  it("never claims more than the whole episode is left", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 1, max: 9000 }),
        (seconds, duration) => {
          const heard = getHeard(leftAt(seconds), { id: 1, duration });
          if (heard?.kind !== "begun") return;
          expect(heard.left).toBeGreaterThan(0);
          expect(heard.left).toBeLessThan(duration);
        },
      ),
    );
  });
});
