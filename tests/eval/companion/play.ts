// Plays scripted conversations on the real path: the safety layer in front, the guide, the guard behind.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readRecords } from "../../../apps/server/src/features/companion/content/records.ts";
import { type Dialogue, NEW_DIALOGUE } from "../../../apps/server/src/features/companion/dialogue.ts";
import type {
  Choice,
  Mode,
  Reply,
  Said,
  TurnInput,
} from "../../../apps/server/src/features/companion/engine.ts";
import type { Heard } from "../../../apps/server/src/features/companion/safety-layer.ts";
import { findChoice } from "../../../apps/server/src/features/companion/turns/find-choice.ts";
import { realParts } from "../../support/talk.ts";

const one = z
  .array(z.string())
  .length(1)
  .transform(([value]) => value ?? "");
const Script = z.object({ mode: one.pipe(z.enum(["map", "portal"])), say: z.array(z.string()).min(1) });
export type Script = z.infer<typeof Script> & { id: string };

export interface Exchange {
  message: string;
  reply: string;
  level: "ok" | "distress" | "crisis";
  choices: readonly Choice[];
  /** Why the guard would refuse the reply. */
  refused: string | undefined;
  title: string | undefined;
  summary: string | undefined;
}

const FOLDER = path.join(import.meta.dirname, "conversations");

export function readScripts(name: string): Script[] {
  const file = path.join(FOLDER, `${name}.md`);
  return readRecords(readFileSync(file, "utf8"), file).map(({ id, fields }) => ({
    ...Script.parse(fields),
    id,
  }));
}

type Parts = ReturnType<typeof realParts>;

/** As begin-turn and run-turn do it, without a database. */
export async function play(
  messages: readonly string[],
  mode: Mode = "map",
  sessionId = "play",
  parts: Parts = realParts(),
): Promise<Exchange[]> {
  const talk: Talk = { parts, mode, sessionId, history: [], exchanges: [], dialogue: NEW_DIALOGUE };
  for (const message of messages) talk.exchanges.push(await exchange(talk, message));
  return talk.exchanges;
}

interface Talk {
  parts: Parts;
  mode: Mode;
  sessionId: string;
  history: Said[];
  exchanges: Exchange[];
  dialogue: Dialogue;
}

async function exchange(talk: Talk, message: string): Promise<Exchange> {
  const { history, dialogue, parts } = talk;
  const { guided, safety } = parts;
  const earlier = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const choice = findChoice(message, talk.exchanges.at(-1)?.choices ?? [], dialogue);
  const reading = await safety.read(message, earlier.slice(dialogue.believed));
  const heard: Heard = { text: message, earlier, dialogue, choice, reading };
  const own = safety.respond(heard);
  const counted = own === undefined && choice === undefined;
  const input = getInput(talk, heard, counted);
  const reply: Reply = own ?? (await guided.reply(input, new AbortController().signal, () => undefined));
  const verdict = safety.review(reply.text, [...earlier, message]);
  talk.dialogue = own?.dialogue ?? safety.settle(heard);
  history.push(
    { role: "user", content: message, counted },
    { role: "assistant", content: reply.text, counted },
  );
  return {
    ...{
      message,
      reply: reply.text,
      choices: reply.choices ?? [],
      title: reply.title,
      summary: reply.summary,
    },
    level: own?.level ?? input.level,
    refused: own || verdict.ok ? undefined : verdict.reason,
  };
}

function getInput(talk: Talk, heard: Heard, counted: boolean): TurnInput {
  const { mode, sessionId, history } = talk;
  const { level, isBereaved } = talk.parts.safety.assess(heard.text, heard.earlier);
  const sent = history.filter((said) => said.role === "user" && said.counted).length;
  return {
    ...{ mode, sessionId, history: [...history], question: heard.text, memory: [], isBereaved },
    step: sent + (counted ? 1 : 0),
    level: level === "ok" ? "ok" : "distress",
    ...(heard.choice ? { choice: heard.choice } : {}),
  };
}

export function writeTranscript(id: string, exchanges: readonly Exchange[]): string {
  const lines = exchanges.map(({ message, reply, level, choices }) => {
    const offered = choices.map(({ label }) => `[${label}]`).join(" ");
    return `> ${message}\n\n(${level}) ${reply}\n${offered === "" ? "" : `\n${offered}\n`}`;
  });
  return [`## ${id}\n`, ...lines, `Note: ${exchanges.at(-1)?.summary ?? "–"}\n`].join("\n");
}
