// Example messages of the content. Vietnamese ones are also compared without marks.
import { createHash } from "node:crypto";
import { removeMarks } from "@bentrong/danger-classifier";
import { getGuideContent } from "../content/guide-content.ts";
import type { Language } from "../content/read-content.ts";

export interface WrittenExample {
  kind: "situation" | "act" | "telling";
  id: string;
  text: string;
  language: Language;
}

function listIn(language: Language): WrittenExample[] {
  const { situations, acts, telling } = getGuideContent(language);
  return [
    ...situations.flatMap(({ id, like }) =>
      like.map((text) => ({ kind: "situation" as const, id, text, language })),
    ),
    ...acts.flatMap(({ id, like }) => like.map((text) => ({ kind: "act" as const, id, text, language }))),
    ...telling.map((text) => ({ kind: "telling" as const, id: "nothing", text, language })),
  ];
}

export function listExamples(): WrittenExample[] {
  const vi = listIn("vi");
  return [...vi, ...vi.map((example) => ({ ...example, text: removeMarks(example.text) })), ...listIn("en")];
}

export const hashExamples = (examples: readonly WrittenExample[]): string =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex");
