// Plays scripted conversations against the guide, the way the calls do: five counted messages, the history growing.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Mode, Reply, Said } from "../../../apps/server/src/companion/engine.ts";
import { guidedReply } from "../../../apps/server/src/companion/guided/guided.ts";
import { readRecords } from "../../../apps/server/src/companion/guided/phrasebook/records.ts";

const one = z
  .array(z.string())
  .length(1)
  .transform(([value]) => value ?? "");
const Script = z.strictObject({
  mode: one.pipe(z.enum(["map", "portal"])),
  /** How the person must be addressed: the pronoun that their own words ask for. */
  you: one,
  level: one.pipe(z.literal("distress")).optional(),
  say: z.array(z.string()).length(5),
});
export type Script = z.infer<typeof Script> & { id: string };

export interface Exchange {
  step: number;
  message: string;
  reply: Reply;
}
export interface Played {
  script: Script;
  exchanges: readonly Exchange[];
}

const FOLDER = path.join(import.meta.dirname, "conversations");

export function readScripts(name: string): Script[] {
  const file = path.join(FOLDER, `${name}.md`);
  return readRecords(readFileSync(file, "utf8"), file).map(({ id, fields }) => ({
    ...Script.parse(fields),
    id,
  }));
}

export function play(script: Script, session = script.id): Played {
  const history: Said[] = [];
  const exchanges = script.say.map((message, at) => {
    const mode: Mode = script.mode;
    const step = at + 1;
    const level = script.level ?? "ok";
    const reply = guidedReply({
      mode,
      sessionId: session,
      history: [...history],
      question: message,
      step,
      memory: [],
      level,
    });
    history.push({ role: "user", content: message, counted: true });
    history.push({ role: "assistant", content: reply.text, counted: true });
    return { step, message, reply };
  });
  return { script, exchanges };
}

export function transcript({ script, exchanges }: Played): string {
  const lines = exchanges.map(({ message, reply }) => `> ${message}\n\n${reply.text}\n`);
  const last = exchanges.at(-1)?.reply;
  return [
    `## ${script.id} (${script.mode})\n`,
    ...lines,
    `Title: ${last?.title ?? "–"}\nSummary: ${last?.summary ?? "–"}\n`,
  ].join("\n");
}
