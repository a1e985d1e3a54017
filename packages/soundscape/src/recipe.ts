import { z } from "zod";
import { NOTE_PATTERN } from "./pitch.ts";

const share = z.number().min(0).max(1);
const note = z.string().regex(NOTE_PATTERN, 'a note is written like "A3" or "F#4", octaves 1 to 7, no flats');
const notes = z.tuple([note], note);
const every = z.number().min(0.5).max(120);
const phase = z.number().min(0).max(20);

function layer<Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, parameters: Shape) {
  // Strict, because a misspelt parameter would otherwise be a silent default nobody hears the reason for.
  return z.strictObject({
    kind: z.literal(kind),
    gain: z.number().min(-40).max(6).default(0),
    ...parameters,
  });
}

export const layerSchema = z.discriminatedUnion("kind", [
  layer("rain", { density: share, surface: z.enum(["leaves", "roof", "ground", "window"]) }),
  layer("thunder", { every, distance: share }),
  layer("sea", { period: z.number().min(6).max(14), roughness: share, distance: share }),
  layer("wind", { strength: share, color: z.enum(["grass", "pine", "open", "bamboo"]) }),
  layer("stream", { flow: share, size: share }),
  layer("drip", { every, notes: notes.optional() }),
  layer("fire", { crackle: share }),
  layer("night", { insects: z.enum(["crickets", "frogs", "both"]), density: share }),
  layer("birds", { density: share, register: z.enum(["low", "high"]) }),
  layer("bowl", { notes, every, strike: z.enum(["soft", "rim"]) }),
  layer("bell", { type: z.enum(["temple", "small", "chime"]), notes, every }),
  layer("pad", { chord: notes, motion: share, bright: share }),
  layer("drone", { note, bright: share }),
  layer("zither", { scale: notes, every }),
  layer("breath", {
    pattern: z.tuple([phase.min(1), phase, phase.min(1), phase]).describe("seconds of in, hold, out, hold"),
    tone: z.enum(["air", "pad", "bowl"]),
  }),
  layer("noise", { color: z.enum(["brown", "pink"]) }),
  layer("heartbeat", { bpm: z.number().min(50).max(66) }),
  layer("train", { bpm: z.number().min(40).max(90) }),
]);

export const recipeSchema = z
  .strictObject({
    seed: z.int(),
    space: z.enum(["open", "room", "hall", "cave"]),
    layers: z.array(layerSchema).min(1).max(8),
    fade: z.number().min(0).max(20).optional(),
    loop: z.boolean().optional(),
  })
  // A recipe that names a fade begins and ends in silence (bells, breathing); the others go round.
  .transform(({ loop, ...recipe }) => ({ ...recipe, loop: loop ?? recipe.fade === undefined }));

export type Recipe = z.infer<typeof recipeSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type LayerOf<Kind extends Layer["kind"]> = Extract<Layer, { kind: Kind }>;
export type Space = Recipe["space"];

/** Reads a recipe, or throws one sentence per mistake with the place where it stands. */
export function parseRecipe(value: unknown): Recipe {
  const result = recipeSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`This is no sound recipe:\n${z.prettifyError(result.error)}`);
}
