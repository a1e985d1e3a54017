import { describe, expect, it } from "vitest";
import { measureLoudness } from "./test-support/native.ts";
import { inSequence, tone } from "./test-support/tone.ts";

describe("the loudness meter, against the signals of EBU Tech 3341", () => {
  it("reads −23 LUFS for a 1 kHz sine of −23 dBFS in both ears", () => {
    expect(measureLoudness(tone(1000, 20, -23))).toBeCloseTo(-23, 1);
  });

  it("reads −33 LUFS for one of −33 dBFS", () => {
    expect(measureLoudness(tone(1000, 20, -33))).toBeCloseTo(-33, 1);
  });

  it("leaves out quiet stretches around the programme (relative gate)", () => {
    const sound = inSequence(tone(1000, 10, -36), tone(1000, 60, -23), tone(1000, 10, -36));
    expect(Math.abs(measureLoudness(sound) + 23)).toBeLessThan(0.1);
  });

  it("leaves out near silence as well (absolute gate)", () => {
    const ends = [tone(1000, 5, -72), tone(1000, 5, -36)] as const;
    const sound = inSequence(...ends, tone(1000, 30, -23), ends[1], ends[0]);
    expect(Math.abs(measureLoudness(sound) + 23)).toBeLessThan(0.1);
  });

  it("averages energy, not decibels, over what is left", () => {
    const sound = inSequence(tone(1000, 20, -26), tone(1000, 20.1, -20), tone(1000, 20, -26));
    expect(Math.abs(measureLoudness(sound) + 23)).toBeLessThan(0.1);
  });

  it("hears 3 LU less when one ear is silent, and the standard's −3.01 for a full-scale 997 Hz sine", () => {
    const sound = tone(997, 5, 0);
    sound.right.fill(0);
    expect(Math.abs(measureLoudness(sound) + 3.01)).toBeLessThan(0.05);
  });

  it("weights by ear: a deep hum counts for less, a high tone for more, than 1 kHz", () => {
    const middle = measureLoudness(tone(1000, 3, -20));
    expect(measureLoudness(tone(40, 3, -20))).toBeLessThan(middle - 4);
    expect(measureLoudness(tone(4000, 3, -20))).toBeGreaterThan(middle + 2.5);
  });

  it("has no number for silence", () => {
    expect(measureLoudness(tone(1000, 1, -200))).toBe(Number.NEGATIVE_INFINITY);
  });
});
