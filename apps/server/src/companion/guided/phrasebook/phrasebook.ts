// What the guide knows and says, per language, read once from db/content/companion and checked while it is read.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type PhraseRecord, readRecords } from "./records.ts";

export type Language = "vi" | "en";

const SLOTS = new Set([
  "you",
  "I",
  "quote",
  "turned",
  "feeling",
  "noun",
  "feeling2",
  "noun2",
  "one",
  "other",
  "wish",
  "span",
  "answer",
  "who",
  "person",
  "thing",
  "early",
  "mid",
  "now",
  "memory",
]); // prettier-ignore
const HOURS = /^(?<from>\d{1,2})-(?<to>\d{1,2})$/u;

/** A sentence with places to fill: "Câu “{quote}” ở lại với {I}." */
const Line = z
  .string()
  .min(2)
  .refine(
    (text) => slotsOf(text).every((slot) => SLOTS.has(slot)),
    "names a place in braces that does not exist",
  )
  .refine((text) => /[.?…”]$/u.test(text), "ends without a full stop or question mark");
const Lines = z.array(Line).min(1);
const Question = Line.refine((text) => text.endsWith("?"), "is no question");
const Questions = z.array(Question).min(1);
/** "mẹ * so sánh, con nhà người ta" */
const Patterns = z
  .array(z.string())
  .min(1)
  .transform((values) => values.flatMap((value) => value.split(",")).map((one) => one.trim()))
  .pipe(z.array(z.string().min(1)));
const Words = z
  .array(z.string())
  .length(1)
  .transform(([value]) => (value ?? "").split(" "));
const One = z
  .array(z.string().min(1))
  .length(1)
  .transform(([value]) => value ?? "");
const Flag = z
  .array(z.literal("yes"))
  .optional()
  .transform((value) => value !== undefined);
const Mood = z
  .array(z.enum(["heavy", "light", "mixed"]))
  .length(1)
  .transform(([value]) => value ?? "heavy");

const Situation = z.strictObject({
  when: Patterns,
  name: One,
  hear: Lines,
  beneath: Lines,
  ask: Questions,
  mood: Mood.optional(),
});
const Feeling = z.strictObject({
  when: Patterns,
  bare: Patterns.optional(),
  say: One,
  noun: One,
  hear: Lines,
  mood: Mood.optional(),
});
const Person = z.strictObject({ when: Patterns, bare: Patterns.optional(), say: One, group: Words });
const Marker = z.strictObject({ when: Patterns, hear: Lines, ask: Questions });
const Frames = z.strictObject({ say: Lines });
const Stage = z.enum([
  "map-0",
  "map-1",
  "map-2",
  "map-3",
  "map-4",
  "portal-0",
  "portal-1",
  "portal-2",
  "portal-3",
  "portal-4",
]);
const Asking = z.strictObject({
  stage: Words.pipe(z.array(Stage)),
  mood: Mood.optional(),
  needs: Words.optional(),
  ask: Questions,
  answer: Lines,
  strip: Patterns.optional(),
  /** How many words an answer may have to be told back as one; five when not said. */
  words: One.transform(Number).pipe(z.int().positive()).optional(),
});
const Intent = z.strictObject({
  when: Patterns.optional(),
  max: One.transform(Number).pipe(z.int().positive()).optional(),
  stay: Flag,
  end: Flag,
  say: Lines,
  next: Questions.optional(),
});
const Intro = z.strictObject({
  hours: One.pipe(z.string().regex(HOURS)).optional(),
  say: Lines,
});

type Named<T> = T & { id: string };
export type Situation = Named<z.infer<typeof Situation>>;
export type Feeling = Named<z.infer<typeof Feeling>>;
export type Person = Named<z.infer<typeof Person>>;
export type Marker = Named<z.infer<typeof Marker>>;
export type Asking = Named<z.infer<typeof Asking>>;
export type Intent = Named<z.infer<typeof Intent>>;
export type Stage = z.infer<typeof Stage>;
type Intro = Named<z.infer<typeof Intro>>;

export interface Phrasebook {
  language: Language;
  situations: readonly Situation[];
  feelings: readonly Feeling[];
  people: readonly Person[];
  markers: readonly Marker[];
  questions: readonly Asking[];
  intents: readonly Intent[];
  intros: readonly Intro[];
  frames: ReadonlyMap<string, readonly string[]>;
}

/** The places in braces of a line: "{you} viết “{quote}”." → ["you", "quote"]. */
export function slotsOf(line: string): string[] {
  return [...line.matchAll(/\{(?<slot>[^}]*)\}/gu)].map((found) => found.groups?.slot ?? "");
}

export const CONTENT = path.resolve(import.meta.dirname, "../../../../../../db/content/companion");

/** Reads one language. Throws with file, line and reason for the first mistake. */
export function readPhrasebook(language: Language, content = CONTENT): Phrasebook {
  const folder = path.join(content, language);
  const all = <T>(schema: z.ZodType<T>, ...names: string[]): Named<T>[] =>
    readFile(schema, path.join(folder, ...names));
  const topics = readdirSync(path.join(folder, "situations"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  return {
    language,
    situations: topics.flatMap((name) => all(Situation, "situations", name)),
    feelings: all(Feeling, "feelings.md"),
    people: all(Person, "people.md"),
    markers: all(Marker, "markers.md"),
    questions: all(Asking, "questions.md"),
    intents: all(Intent, "intents.md"),
    intros: all(Intro, "intros.md"),
    frames: new Map(all(Frames, "frames.md").map(({ id, say }) => [id, say])),
  };
}

function readFile<T>(schema: z.ZodType<T>, file: string): Named<T>[] {
  return readRecords(readFileSync(file, "utf8"), file).map((record) => checked(schema, record, file));
}

function checked<T>(schema: z.ZodType<T>, { id, line, fields }: PhraseRecord, file: string): Named<T> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new Error(`${file}:${line}: "${id}": ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, id };
}
