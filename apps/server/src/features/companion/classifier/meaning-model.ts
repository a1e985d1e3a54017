// Model of the classifier by meaning: vectors of the example messages and heads for speech acts. Generated from the
// content and the labelled conversations by `npm run train:companion`.
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { z } from "zod";

/** Writings of a text; vectors of one writing lie near each other, so each has a centre of its own. */
export const WRITINGS = ["vi", "vi-unmarked", "en"] as const;
export type Writing = (typeof WRITINGS)[number];

/** Kinds of speech acts that the conversations of the data name. */
export const ACT_KINDS = ["ask_service", "ask_facts", "help_other", "thanks", "goodbye"] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Numbers of one byte with their scale. */
const Packed = z
  .object({ scale: z.number(), bytes: z.string() })
  .transform(({ scale, bytes }): Float32Array => {
    const packed = new Int8Array(Buffer.from(bytes, "base64"));
    return Float32Array.from(packed, (value) => value * scale);
  });
const Model = z.object({
  centres: z.record(z.enum(WRITINGS), Packed),
  examples: z.array(
    z.object({
      kind: z.enum(["situation", "act", "telling"]),
      id: z.string(),
      writing: z.enum(WRITINGS),
      /** Centred, length 1. */
      vector: Packed,
    }),
  ),
  heads: z.record(z.enum(ACT_KINDS), z.object({ weights: Packed, bias: z.number(), from: z.number() })),
  /** Hash of the texts that it was made from. */
  data: z.string(),
});
export type MeaningModel = z.infer<typeof Model>;
export type Example = MeaningModel["examples"][number];

export const MEANING_FILE = new URL("meaning.json.br", import.meta.url);

export const readMeaningModel = (): MeaningModel => parseMeaningModel(readFileSync(MEANING_FILE));

export const parseMeaningModel = (bytes: Uint8Array): MeaningModel =>
  Model.parse(JSON.parse(brotliDecompressSync(bytes).toString("utf8")));

function pack(values: Float32Array): z.input<typeof Packed> {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { scale, bytes: Buffer.from(bytes.buffer).toString("base64") };
}

export function writeMeaningModel({ centres, examples, heads, data }: MeaningModel): Uint8Array {
  const packed = {
    centres: Object.fromEntries(Object.entries(centres).map(([key, values]) => [key, pack(values)])),
    examples: examples.map((example) => ({ ...example, vector: pack(example.vector) })),
    heads: Object.fromEntries(
      Object.entries(heads).map(([key, head]) => [key, { ...head, weights: pack(head.weights) }]),
    ),
    data,
  };
  return brotliCompressSync(JSON.stringify(packed));
}
