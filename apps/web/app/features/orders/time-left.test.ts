import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextChange, timeLeft } from "./time-left.ts";

const MINUTE = 60_000;
const asMs = (left: ReturnType<typeof timeLeft>): number =>
  left ? ((left.hours * 60 + left.minutes) * 60 + (left.seconds ?? 0)) * 1_000 : 0;

describe("the time that is left", () => {
  it.each([
    [24 * 60 * MINUTE, { hours: 24, minutes: 0, seconds: undefined }],
    [90 * MINUTE + 1, { hours: 1, minutes: 31, seconds: undefined }],
    [5 * MINUTE + 1, { hours: 0, minutes: 6, seconds: undefined }],
    [5 * MINUTE, { hours: 0, minutes: 5, seconds: 0 }],
    [59_001, { hours: 0, minutes: 1, seconds: 0 }],
    [1, { hours: 0, minutes: 0, seconds: 1 }],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
  ])("of %d ms", (ms, left) => {
    expect(timeLeft(ms, true)).toEqual(left);
  });

  it("has no seconds for whoever wants no motion", () => {
    expect(timeLeft(30_000, false)).toEqual({ hours: 0, minutes: 1, seconds: undefined });
  });

  it("is told anew when, and only when, it reads differently", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), fc.boolean(), (ms, withSeconds) => {
        const wait = nextChange(ms, withSeconds);
        expect(wait).toBeGreaterThan(0);
        expect(timeLeft(ms - wait, withSeconds)).not.toEqual(timeLeft(ms, withSeconds));
        if (wait > 2) expect(timeLeft(ms - wait + 2, withSeconds)).toEqual(timeLeft(ms, withSeconds));
      }),
    );
  });

  it("is never told as less than it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400_000 }), (ms) => {
        expect(asMs(timeLeft(ms, true))).toBeGreaterThanOrEqual(ms);
      }),
    );
  });
});
