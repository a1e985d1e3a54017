/**
 * Sound from a recipe: layers of weather, water, bells, strings and breath, rendered offline by rules of our own.
 * Knows nothing of episodes, files or the site.
 */
export { encodeLoopingMp3, ROUNDS, STRETCH_ROUNDS } from "./looping-mp3.ts";
export { measureLoudness } from "./loudness.ts";
export { encodeMp3 } from "./mp3.ts";
export { parseRecipe, type Recipe, recipeSchema } from "./recipe.ts";
export { GENERATOR_VERSION, renderRecipe } from "./render.ts";
export { SAMPLE_RATE, type Stereo } from "./samples.ts";
export { measureTruePeak } from "./true-peak.ts";
