// A message as the classifier by meaning reads it: its letters, and its vector from the centre of its writing.
import { BUCKETS, countFeatures, type SparseVector } from "@bentrong/danger-classifier";
import type { Language } from "../content/read-content.ts";
import type { Writing } from "./meaning-model.ts";

export const WIDTH = 384;
export const FEATURES = BUCKETS + WIDTH;

export function detectWriting(text: string, language: Language): Writing {
  if (language === "en") return "en";
  return /[^\p{ASCII}\p{P}\p{S}\p{M}\s]/u.test(text.normalize("NFC")) ? "vi" : "vi-unmarked";
}

export function centre(vector: Float32Array, middle: Float32Array): Float32Array {
  const moved = vector.map((value, at) => value - (middle[at] ?? 0));
  const length = Math.hypot(...moved) || 1;
  return moved.map((value) => value / length);
}

export function toActFeatures(text: string, centred: Float32Array): SparseVector {
  const { indices, values } = countFeatures(text);
  return {
    indices: Uint32Array.from([...indices, ...Array.from(centred, (_, at) => BUCKETS + at)]),
    values: Float32Array.from([...values, ...centred]),
  };
}
