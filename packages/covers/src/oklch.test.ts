import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hex, lch, mix, toRgb } from "./oklch.ts";

describe("OKLCH", () => {
  it.each([
    [lch(1, 0, 0), "#ffffff"],
    [lch(0, 0, 0), "#000000"],
    [lch(0.628, 0.2577, 29.23), "#ff0000"],
    [lch(0.8664, 0.2948, 142.5), "#00ff00"],
    [lch(0.452, 0.3132, 264.05), "#0000ff"],
  ])("%o is %s in sRGB", (colour, expected) => {
    const channels = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    const wanted = channels(expected);
    channels(hex(colour)).forEach((channel, i) => {
      expect(Math.abs(channel - (wanted[i] ?? 0))).toBeLessThanOrEqual(4);
    });
  });

  it("gives a colour a screen can show for any lightness, chroma and hue", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        fc.double({ min: -720, max: 720, noNaN: true }),
        (l, c, h) => toRgb(lch(l, c, h)).every((channel) => channel >= 0 && channel <= 1),
      ),
    );
  });

  it("begins and ends a mixture with its two colours", () => {
    const [rose, teal] = [lch(0.8, 0.1, 10), lch(0.4, 0.08, 200)];
    expect(hex(mix(rose, teal, 0))).toBe(hex(rose));
    expect(hex(mix(rose, teal, 1))).toBe(hex(teal));
  });

  it("takes the shorter way between neighbouring hues and crosses no foreign hue between distant ones", () => {
    expect(mix(lch(0.6, 0.1, 350), lch(0.6, 0.1, 30), 0.5).h).toBeCloseTo(10);
    expect(mix(lch(0.6, 0.1, 60), lch(0.6, 0.1, 240), 0.5).c).toBeCloseTo(0);
  });

  it("writes transparency only where there is some", () => {
    expect(hex(lch(0.5, 0.1, 20))).toMatch(/^#[0-9a-f]{6}$/);
    expect(hex(lch(0.5, 0.1, 20), 0.5)).toMatch(/^#[0-9a-f]{6}80$/);
  });
});
