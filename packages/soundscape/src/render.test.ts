import { describe, expect, it } from "vitest";
import { parseRecipe } from "./recipe.ts";
import { SAMPLE_RATE } from "./samples.ts";
import { momentaryLoudness, renderRecipe } from "./test-support/native.ts";

const evening = {
  seed: 11,
  space: "hall",
  layers: [
    { kind: "rain", density: 0.4, surface: "leaves" },
    { kind: "zither", scale: ["D4", "F4", "G4"], every: 2, gain: -4 },
    { kind: "bowl", notes: ["A3"], every: 5, strike: "soft", gain: -6 },
  ],
};

describe("rendering a recipe", () => {
  it("gives the same samples every time", () => {
    const first = renderRecipe(parseRecipe(evening), 2);
    const second = renderRecipe(parseRecipe(evening), 2);
    expect(second.left).toEqual(first.left);
    expect(second.right).toEqual(first.right);
  });

  it("gives another evening for another seed", () => {
    const first = renderRecipe(parseRecipe(evening), 2);
    const second = renderRecipe(parseRecipe({ ...evening, seed: 12 }), 3);
    expect(second.left).not.toEqual(first.left);
  });

  it("has exactly the length asked for, or a loop the nearest whole number of MP3 frames", () => {
    const once = parseRecipe({ ...evening, loop: false });
    expect(renderRecipe(once, 3.5).left.length).toBe(3.5 * SAMPLE_RATE);
    const loop = renderRecipe(parseRecipe(evening), 3.5).left.length;
    expect(loop % 1152).toBe(0);
    expect(Math.abs(loop - 3.5 * SAMPLE_RATE)).toBeLessThanOrEqual(576);
  });

  it("comes from silence and returns to it when it does not loop", () => {
    const bell = { kind: "bell", type: "temple", notes: ["D3"], every: 5 };
    const sound = renderRecipe(parseRecipe({ seed: 1, space: "hall", fade: 2, layers: [bell] }), 10);
    expect(Math.max(...sound.left.slice(0, 400).map(Math.abs))).toBeLessThan(0.001);
    expect(Math.max(...sound.left.slice(-400).map(Math.abs))).toBeLessThan(0.001);
  });

  it("strikes after the fade in, so that the first bell is as loud as the second", () => {
    const bell = { kind: "bell", type: "small", notes: ["A5"], every: 6 };
    const sound = renderRecipe(parseRecipe({ seed: 1, space: "room", fade: 2, layers: [bell] }), 14);
    const loudness = momentaryLoudness(sound);
    const first = Math.max(...loudness.slice(0, 50));
    const second = Math.max(...loudness.slice(65, 110));
    expect(Math.abs(first - second)).toBeLessThan(2.5);
  });

  it("makes a layer of −12 dB as much quieter as it says", () => {
    const layers = (gain: number) => [
      { kind: "noise", color: "brown" },
      { kind: "night", insects: "crickets", density: 1, gain },
    ];
    const top = (gain: number) => {
      const { left } = renderRecipe(parseRecipe({ seed: 2, space: "open", layers: layers(gain) }), 4);
      // A first difference twice over stands for the crickets: it all but removes brown noise.
      let sum = 0;
      for (let i = 2; i < left.length; i++) {
        sum += ((left[i] ?? 0) - 2 * (left[i - 1] ?? 0) + (left[i - 2] ?? 0)) ** 2;
      }
      return 10 * Math.log10(sum);
    };
    expect(top(0) - top(-12)).toBeGreaterThan(7);
  });
});
