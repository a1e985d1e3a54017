import { describe, expect, it } from "vitest";
import { parseRecipe } from "./recipe.ts";
import { at, rms } from "./samples.ts";
import {
  centroid,
  measureLoudness,
  measureTruePeak,
  renderRecipe,
  shareAbove,
} from "./test-support/native.ts";
import { KINDS } from "./test-support/samples-of-kinds.ts";

describe.each(KINDS)("$name", ({ layer, weight }) => {
  const recipe = parseRecipe({ seed: 7, space: "room", layers: [layer] });
  const sound = renderRecipe(recipe, 2);

  it("is heard at the common loudness, without clipping", () => {
    expect(Math.abs(measureLoudness(sound) + 18)).toBeLessThan(1);
    expect(measureTruePeak(sound)).toBeLessThan(-1.5);
  });

  it("has its weight where such a sound has it, and nothing harsh above 8 kHz", () => {
    const hertz = centroid(sound);
    expect(hertz).toBeGreaterThan(weight[0]);
    expect(hertz).toBeLessThan(weight[1]);
    expect(shareAbove(sound, 8000)).toBeLessThan(0.01);
  });

  it("rests on zero and survives being heard from one loudspeaker", () => {
    const mean = sound.left.reduce((sum, sample) => sum + sample, 0) / sound.left.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
    const mono = sound.left.map((sample, i) => (sample + at(sound.right, i)) / 2);
    expect(rms({ left: mono, right: mono }) / rms(sound)).toBeGreaterThan(0.7);
  });
});
