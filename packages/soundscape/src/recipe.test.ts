import { describe, expect, it } from "vitest";
import { toHertz } from "./pitch.ts";
import { parseRecipe } from "./recipe.ts";

const rain = { kind: "rain", density: 0.5, surface: "roof" };

describe("an author writing a recipe", () => {
  it("may leave out gain and loop: a soundscape loops, one with a fade does not", () => {
    const written = { seed: 1, space: "open", layers: [rain] };
    expect(parseRecipe(written)).toMatchObject({ loop: true, layers: [{ gain: 0 }] });
    expect(parseRecipe({ ...written, fade: 3 }).loop).toBe(false);
    expect(parseRecipe({ ...written, fade: 3, loop: true }).loop).toBe(true);
  });

  it("is told where a value is out of range", () => {
    const written = { seed: 1, space: "open", layers: [rain, { ...rain, density: 2 }] };
    expect(() => parseRecipe(written)).toThrow(/layers\[1\]\.density/);
  });

  it("is told about a misspelt parameter instead of hearing a default", () => {
    const written = { seed: 1, space: "open", layers: [{ ...rain, densty: 0.4 }] };
    expect(() => parseRecipe(written)).toThrow(/densty/);
  });

  it("is told how notes are written", () => {
    const layers = [{ kind: "drone", note: "Bb2", bright: 0.2 }];
    expect(() => parseRecipe({ seed: 1, space: "hall", layers })).toThrow(/F#4/);
  });

  it("gets the pitch a tuning fork has", () => {
    expect(toHertz("A4")).toBeCloseTo(440, 6);
    expect(toHertz("D2")).toBeCloseTo(73.416, 2);
    expect(toHertz("F#4")).toBeCloseTo(369.994, 2);
  });
});
