// Prompts are files with a version in their name: a change adds a version, so that earlier replies can be traced to
// their prompt.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Mode } from "../engine.ts";

export interface ModelPrompt {
  /** Name and version, as in "map.v1". */
  name: string;
  text: string;
}

const read = (name: string): ModelPrompt => ({
  name,
  text: readFileSync(path.join(import.meta.dirname, "prompts", `${name}.md`), "utf8").trim(),
});

export interface Prompts {
  conversation: Record<Mode, ModelPrompt>;
  danger: ModelPrompt;
}

export const readPrompts = (): Prompts => ({
  conversation: { map: read("map.v1"), portal: read("portal.v1") },
  danger: read("danger.v1"),
});
