// What people would type, and the titles of what they look for. Half of the questions, by their hash, are sealed: ranking is
// improved by the others alone, and the sealed ones say what that is worth.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

const QuestionKind = z.enum(["exact", "unmarked", "typo", "words", "meaning"]);
export const KINDS = QuestionKind.options;

const Question = z.object({
  query: z.string().min(1),
  /** Titles of right items in the first content. */
  wanted: z.array(z.string()).min(1),
  kind: QuestionKind,
  lang: z.enum(["vi", "en"]),
});
export type Question = z.infer<typeof Question>;

const FILE = new URL("./questions.jsonl", import.meta.url);

const isSealed = ({ query }: Question): boolean =>
  (createHash("sha256").update(query).digest()[0] ?? 0) % 2 === 1;

export function readQuestions(): { open: Question[]; sealed: Question[] } {
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  const questions = lines.map((line) => Question.parse(JSON.parse(line)));
  return {
    open: questions.filter((question) => !isSealed(question)),
    sealed: questions.filter(isSealed),
  };
}
