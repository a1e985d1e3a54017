// Patterns and replies of a crisis conversation, in one language.
import path from "node:path";
import { z } from "zod";
import { CONTENT, type Language, Lines, type Named, One, Patterns, readContent } from "./read-content.ts";

const FACTS = [
  "took",
  "injured",
  "means",
  "away",
  "alone",
  "together",
  "called",
  "unreached",
  "unwilling",
  "child",
  "minor",
  "near",
  "gone",
  "escaped",
  "safe",
  "unsafe",
  "topic",
  "wrong",
  "human",
  "private",
  "help",
  "thanks",
  "angry",
  "tired",
  "yes",
  "no",
] as const;
export type Fact = (typeof FACTS)[number];

const QUESTIONS = [
  "intent",
  "took",
  "means",
  "away",
  "together",
  "call",
  "safe",
  "near",
  "escaped",
  "injured",
  "child",
  "asked",
  "holding",
  "self",
  "address",
] as const;
export type CrisisQuestion = (typeof QUESTIONS)[number];
export const CrisisQuestion = z.enum(QUESTIONS);

const FactPatterns = z.strictObject({ when: Patterns, unless: Patterns.optional() });
const Saying = z.strictObject({ asks: One.pipe(CrisisQuestion).optional(), say: Lines });

export type Saying = Named<z.infer<typeof Saying>>;
export interface CrisisContent {
  language: Language;
  hears: ReadonlyMap<Fact, z.infer<typeof FactPatterns>>;
  says: ReadonlyMap<string, Saying>;
}

/** Without these there would be a state in which nothing is said. */
const NEEDED = [
  ...["self-open", "bereaved-open", "harmed-open", "other-open", "threat-open"],
  ...["self-took", "other-took", "self-means", "self-injured", "self-stay-1"],
  ...["harmed-stay-1", "other-stay-1", "threat-stay-1"],
  ...["any-safe-once", "any-left", "any-topic-once", "any-topic-left", "any-wrong", "any-repeat"],
];

const contents = new Map<Language, CrisisContent>();

/** Read once per process. */
export function getCrisisContent(language: Language): CrisisContent {
  const kept = contents.get(language) ?? readCrisisContent(language);
  contents.set(language, kept);
  return kept;
}

/** Throws with file, line and reason for the first mistake. */
export function readCrisisContent(language: Language, content = CONTENT): CrisisContent {
  const file = (name: string): string => path.join(content, language, "crisis", name);
  const hears = new Map(readContent(FactPatterns, file("hears.md")).map((one) => [one.id as Fact, one]));
  const says = new Map(readContent(Saying, file("says.md")).map((one) => [one.id, one]));
  const unheard =
    FACTS.find((fact) => !hears.has(fact)) ?? [...hears.keys()].find((id) => !FACTS.includes(id));
  if (unheard) throw new Error(`${file("hears.md")}: "${unheard}" is missing or unknown`);
  const unsaid = NEEDED.find((id) => !says.has(id));
  if (unsaid) throw new Error(`${file("says.md")}: "${unsaid}" is missing`);
  return { language, hears, says };
}
