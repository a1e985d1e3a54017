// Reads the files of db/content/companion and checks each record while it is read: a mistake stops the server with file,
// line and reason, and never a conversation.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type PhraseRecord, readRecords } from "./records.ts";

export type Language = "vi" | "en";
export type Named<T> = T & { id: string };

export const CONTENT = path.resolve(import.meta.dirname, "../../../../../../db/content/companion");

/** Placeholders that may be used in braces. */
const PLACES = new Set(["you", "You", "I", "support"]);

/** The places in braces of a line: "{you} viết" → ["you"]. */
const placesIn = (line: string): string[] =>
  [...line.matchAll(/\{(?<place>[^}]*)\}/gu)].map((found) => found.groups?.place ?? "");

const Line = z
  .string()
  .min(2)
  .refine(
    (text) => placesIn(text).every((place) => PLACES.has(place)),
    "names a place in braces that does not exist",
  )
  .refine((text) => /[.?:…”]$/u.test(text), "ends without a full stop, question mark or colon");
export const Lines = z.array(Line).min(1);

/** "mẹ * so sánh, con nhà người ta" */
export const Patterns = z
  .array(z.string())
  .min(1)
  .transform((values) => values.flatMap((value) => value.split(",")).map((one) => one.trim()))
  .pipe(z.array(z.string().min(1)));
/** Whole messages as somebody would type them, compared by meaning. */
export const Examples = z
  .array(z.string().min(1))
  .optional()
  .transform((value) => value ?? []);
export const One = z
  .array(z.string().min(1))
  .length(1)
  .transform(([value]) => value ?? "");
export const Words = One.transform((value) => value.split(" "));
export const Flag = z
  .array(z.literal("yes"))
  .optional()
  .transform((value) => value !== undefined);

/** Throws with file, line and reason for the first mistake. */
export function readContent<T>(schema: z.ZodType<T>, file: string): Named<T>[] {
  return readRecords(readFileSync(file, "utf8"), file).map((record) => parseRecord(schema, record, file));
}

function parseRecord<T>(schema: z.ZodType<T>, { id, line, fields }: PhraseRecord, file: string): Named<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Error(`${file}:${line}: "${id}": ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, id };
}
