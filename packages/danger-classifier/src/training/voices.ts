// The data: what people wrote in roles, one file a role (data/README.md).
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { ROUTES, type Route } from "../routes.ts";

const route = z.enum(ROUTES);
const sentence = z.object({ text: z.string().min(1), route, spelling: z.string() });
const turn = z.object({
  text: z.string().min(1),
  route,
  act: z.string(),
  wants: z.array(z.string()),
  forbids: z.array(z.string()),
});
const conversation = z.object({ opening: z.string(), messages: z.array(turn).min(1) });

export type Sentence = z.infer<typeof sentence> & { role: string };
export type Conversation = z.infer<typeof conversation> & { role: string };

/** "tuning" only trains; "voices" train and are measured by leaving one role out; "sealed" and "everyday" are read by the measurement alone. */
export type DataSet = "voices" | "sealed" | "tuning" | "everyday";

function readLines<T>(set: DataSet, ending: string, schema: z.ZodType<T>): (T & { role: string })[] {
  const folder = new URL(`../../data/${set}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => new RegExp(`^\\d+${ending}\\.jsonl$`).test(name));
  return names.sort().flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => ({ ...schema.parse(JSON.parse(line)), role: name.slice(0, 2) })),
  );
}

export const readSentences = (set: DataSet): Sentence[] => readLines(set, "", sentence);
export const readConversations = (set: DataSet): Conversation[] => readLines(set, "\\.conv", conversation);

export interface LabelledText {
  text: string;
  /** Messages of the same conversation before it, oldest first. */
  earlier: readonly string[];
  spelling: string;
  role: string;
  route: Route;
  /** Only trains: nothing may be measured on it. */
  isTuning: boolean;
}

/** Sentences, and the messages of conversations with those before them. */
export function listTexts(set: DataSet): LabelledText[] {
  const isTuning = set === "tuning";
  const sentences = readSentences(set).map((one) => ({ ...one, earlier: [], isTuning }));
  const messages = readConversations(set).flatMap(({ role, messages }) =>
    messages.map(({ text, route }, at) => ({
      ...{ text, route, role, spelling: "", isTuning },
      earlier: messages.slice(0, at).map((before) => before.text),
    })),
  );
  return [...sentences, ...messages];
}
