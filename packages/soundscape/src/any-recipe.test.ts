import fc from "fast-check";
import { expect, it } from "vitest";
import { parseRecipe } from "./recipe.ts";
import { rms } from "./samples.ts";
import { measureTruePeak, renderRecipe } from "./test-support/native.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const note = fc
  .tuple(
    fc.constantFrom("A", "B", "C", "D", "E", "F", "G"),
    fc.constantFrom("", "#"),
    fc.integer({ min: 1, max: 7 }),
  )
  .map((parts) => parts.join(""));
const notes = fc.array(note, { minLength: 1, maxLength: 5 });
const every = fc.double({ min: 0.5, max: 120, noNaN: true });
const phase = fc.integer({ min: 1, max: 9 });
const hold = fc.integer({ min: 0, max: 9 });

function layer(kind: string, parameters: Record<string, fc.Arbitrary<unknown>>) {
  const gain = fc.integer({ min: -24, max: 0 });
  return fc.record({ kind: fc.constant(kind), gain, ...parameters });
}

const layers = fc.oneof(
  layer("rain", { density: share, surface: fc.constantFrom("leaves", "roof", "ground", "window") }),
  layer("thunder", { every, distance: share }),
  layer("sea", { period: fc.integer({ min: 6, max: 14 }), roughness: share, distance: share }),
  layer("wind", { strength: share, color: fc.constantFrom("grass", "pine", "open", "bamboo") }),
  layer("stream", { flow: share, size: share }),
  layer("drip", { every, notes }),
  layer("fire", { crackle: share }),
  layer("night", { insects: fc.constantFrom("crickets", "frogs", "both"), density: share }),
  layer("birds", { density: share, register: fc.constantFrom("low", "high") }),
  layer("bowl", { notes, every, strike: fc.constantFrom("soft", "rim") }),
  layer("bell", { type: fc.constantFrom("temple", "small", "chime"), notes, every }),
  layer("pad", { chord: notes, motion: share, bright: share }),
  layer("drone", { note, bright: share }),
  layer("zither", { scale: notes, every }),
  layer("breath", {
    pattern: fc.tuple(phase, hold, phase, hold),
    tone: fc.constantFrom("air", "pad", "bowl"),
  }),
  layer("noise", { color: fc.constantFrom("brown", "pink") }),
  layer("heartbeat", { bpm: fc.integer({ min: 50, max: 66 }) }),
  layer("train", { bpm: fc.integer({ min: 40, max: 90 }) }),
);

const recipes = fc.record(
  {
    seed: fc.integer(),
    space: fc.constantFrom("open", "room", "hall", "cave"),
    layers: fc.array(layers, { minLength: 1, maxLength: 3 }),
    fade: fc.integer({ min: 0, max: 3 }),
    loop: fc.boolean(),
  },
  { requiredKeys: ["seed", "space", "layers"] },
);

it("whatever an author may write renders finite samples under the ceiling", () => {
  const seconds = fc.double({ min: 0.6, max: 1.8, noNaN: true });
  fc.assert(
    fc.property(recipes, seconds, (recipe, length) => {
      const sound = renderRecipe(parseRecipe(recipe), length);
      expect(Number.isFinite(rms(sound))).toBe(true);
      expect(measureTruePeak(sound)).toBeLessThan(-1.5);
    }),
    { numRuns: 20, seed: 20_260_101 },
  );
});
