// Content of the guide in one language.
import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  CONTENT,
  Examples,
  Flag,
  type Language,
  Lines,
  type Named,
  One,
  Patterns,
  readContent,
  Words,
} from "./read-content.ts";

/** Something people bring. Its words are said only after the person chose it. */
const Situation = z.strictObject({
  when: Patterns,
  like: Examples,
  name: One,
  say: Lines,
  mood: One.optional(),
});
/** A message that tells nothing: a question to the guide, thanks, a correction. */
const SpeechAct = z.strictObject({
  when: Patterns.optional(),
  like: Examples,
  max: One.transform(Number).pipe(z.int().positive()).optional(),
  /** Wants an answer, whatever else is the matter. */
  ask: Flag,
  say: Lines,
});
/** Messages that tell, but of no situation: what is like them is not guessed at. */
const Telling = z.strictObject({ like: Examples });
const People = z.strictObject({ when: Patterns, group: Words });
const Intro = z.strictObject({
  hours: One.pipe(z.string().regex(/^\d{1,2}-\d{1,2}$/u)).optional(),
  say: Lines,
});
const Passage = z.strictObject({ say: Lines });
const LabelText = z.strictObject({ say: One });

export type Situation = Named<z.infer<typeof Situation>>;
export type SpeechAct = Named<z.infer<typeof SpeechAct>>;
export type People = Named<z.infer<typeof People>>;
export type Intro = Named<z.infer<typeof Intro>>;

const MAP_STEPS = ["open-map-1", "open-map-2", "open-map-3", "open-map-4"] as const;
const PORTAL_STEPS = ["open-portal-1", "open-portal-2", "open-portal-3", "open-portal-4"] as const;
const PASSAGES = [
  ...MAP_STEPS,
  ...PORTAL_STEPS,
  "offer",
  "offer-heavy",
  "short",
  "heavy",
  "bereaved",
  "quiet",
  "other",
  "write",
  "page-map",
  "page-portal",
  "page-mark",
  "page-none",
  "marked",
  "ask-self",
  "ask-harmed",
  "ask-other",
  "ask-threat",
  "believed",
  "unsaid",
] as const;
export type PassageId = (typeof PASSAGES)[number];
const LABELS = ["other", "write", "yes", "no-self", "no-harmed", "no-other", "no-threat", "unsaid"] as const;
export type LabelId = (typeof LABELS)[number];

export interface GuideContent {
  language: Language;
  situations: readonly Situation[];
  acts: readonly SpeechAct[];
  /** Messages that tell of no situation. */
  telling: readonly string[];
  people: readonly People[];
  intros: readonly Intro[];
  passages: Readonly<Record<PassageId, readonly string[]>>;
  labels: Readonly<Record<LabelId, string>>;
}

const contents = new Map<Language, GuideContent>();

/** Read once per process. */
export function getGuideContent(language: Language): GuideContent {
  const kept = contents.get(language) ?? readGuideContent(language);
  contents.set(language, kept);
  return kept;
}

/** Throws with file, line and reason for the first mistake, and for a passage that is missing. */
export function readGuideContent(language: Language, content = CONTENT): GuideContent {
  const folder = path.join(content, language);
  const file = (...names: string[]): string => path.join(folder, ...names);
  const subjects = readdirSync(file("situations"))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const passages = readContent(Passage, file("passages.md"));
  const labels = readContent(LabelText, file("labels.md"));
  return {
    language,
    situations: subjects.flatMap((name) => readContent(Situation, file("situations", name))),
    acts: readContent(SpeechAct, file("acts.md")),
    telling: readContent(Telling, file("telling.md")).flatMap(({ like }) => like),
    people: readContent(People, file("people.md")),
    intros: readContent(Intro, file("intros.md")),
    passages: complete(PASSAGES, passages, file("passages.md")),
    labels: complete(LABELS, labels, file("labels.md")),
  };
}

function complete<Id extends string, T>(
  ids: readonly Id[],
  records: readonly Named<{ say: T }>[],
  file: string,
): Record<Id, T> {
  const known: ReadonlySet<string> = new Set(ids);
  const unknown = records.find(({ id }) => !known.has(id));
  if (unknown) throw new Error(`${file}: nothing says "${unknown.id}"`);
  const entries = ids.map((id) => {
    const record = records.find((one) => one.id === id);
    if (!record) throw new Error(`${file}: "${id}" is missing`);
    return [id, record.say] as const;
  });
  return Object.fromEntries(entries) as Record<Id, T>;
}
