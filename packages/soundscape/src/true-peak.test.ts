import { describe, expect, it } from "vitest";
import { fromDecibels } from "./samples.ts";
import { limit, measureTruePeak } from "./test-support/native.ts";
import { inSequence, tone } from "./test-support/tone.ts";

describe("the true-peak meter", () => {
  it("finds the crest between the samples that a sample meter misses by 3 dB", () => {
    const sound = tone(44_100 / 4, 1, -6, Math.PI / 4);
    const highestSample = sound.left.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    expect(20 * Math.log10(highestSample)).toBeCloseTo(-9, 1);
    expect(
      measureTruePeak({ left: sound.left.slice(100, -100), right: sound.right.slice(100, -100) }),
    ).toBeGreaterThan(-6.4);
    expect(measureTruePeak(sound)).toBeLessThan(-5.5);
  });

  it("agrees with the samples where there is nothing between them", () => {
    expect(measureTruePeak(tone(441, 1, -12))).toBeCloseTo(-12, 1);
  });
});

describe("the limiter", () => {
  it("keeps a burst under the ceiling and leaves the quiet around it alone", () => {
    const quiet = tone(500, 1, -20);
    const sound = limit(inSequence(quiet, tone(500, 0.2, 2), tone(500, 2, -20)), fromDecibels(-3));
    expect(measureTruePeak(sound)).toBeLessThan(-2.9);
    expect(sound.left[20_000]).toBeCloseTo(quiet.left[20_000] ?? 0, 3);
  });

  it("returns the very same samples when nothing is too high", () => {
    const sound = tone(500, 0.5, -10);
    const before = sound.left.slice();
    expect(limit(sound, fromDecibels(-3)).left).toEqual(before);
  });
});
