import { createRequire } from "node:module";

/**
 * The generator as Node itself loads it. The test runner turns every imported name into a look-up on an object,
 * which the compiler cannot see through: loops over samples become ten times slower than they are in use.
 */
const load = createRequire(import.meta.url);

export const { renderRecipe }: typeof import("../render.ts") = load("../render.ts");
export const { measureLoudness, momentaryLoudness }: typeof import("../loudness.ts") = load("../loudness.ts");
export const { measureTruePeak }: typeof import("../true-peak.ts") = load("../true-peak.ts");
export const { limit }: typeof import("../limiter.ts") = load("../limiter.ts");
export const { centroid, FRAME, powerSpectrum, shareAbove }: typeof import("./spectrum.ts") =
  load("./spectrum.ts");
