// Plays conversations that others wrote, and checks each reply against what their authors wanted and forbade.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { hearingParts } from "../../support/talk.ts";
import { checkForbidden, checkWanted, type Verdict } from "./claims.ts";
import { type Exchange, play } from "./play.ts";

const Message = z.object({
  text: z.string(),
  route: z.string(),
  act: z.string(),
  wants: z.array(z.string()),
  forbids: z.array(z.string()),
});
const Conversation = z.object({ opening: z.string(), messages: z.array(Message).min(1) });
type Message = z.infer<typeof Message>;

export interface Judged {
  claim: string;
  verdict: Verdict;
}
interface JudgedExchange {
  message: Message;
  exchange: Exchange;
  wants: Judged[];
  forbids: Judged[];
}

const ROOT = path.resolve(import.meta.dirname, "../../..");
const DATA = path.join(ROOT, "packages/danger-classifier/data");

function readAll(folder: string): { id: string; opening: string; messages: Message[] }[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".conv.jsonl"));
  return files.sort().flatMap((name) =>
    readFileSync(path.join(folder, name), "utf8")
      .trim()
      .split("\n")
      .map((line, at) => ({ ...Conversation.parse(JSON.parse(line)), id: `${name.slice(0, 2)}-${at + 1}` })),
  );
}

function judge(message: Message, exchange: Exchange): JudgedExchange {
  const check = (claims: readonly string[], by: typeof checkWanted): Judged[] =>
    claims.map((claim) => ({ claim, verdict: by(claim, exchange) }));
  return {
    ...{ message, exchange },
    wants: check(message.wants, checkWanted),
    forbids: check(message.forbids, checkForbidden),
  };
}

function writeExchange({ message, exchange, wants, forbids }: JudgedExchange): string {
  const offered = exchange.choices.map(({ label }) => `[${label}]`).join(" ");
  const judged = [...wants, ...forbids].map(({ claim, verdict }) => `- ${verdict}: ${claim}`);
  const heading = `> ${message.text}\n\n(${message.route}, ${message.act} → ${exchange.level}) ${exchange.reply}`;
  return [heading, offered, ...judged, ""].filter((line, at) => at !== 1 || line !== "").join("\n");
}

function printFigures(set: string, all: readonly JudgedExchange[]): void {
  const verdicts = all.flatMap(({ wants, forbids }) => [...wants, ...forbids]).map(({ verdict }) => verdict);
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length;
  const wants = all.flatMap((one) => one.wants);
  const forbids = all.flatMap((one) => one.forbids);
  const isUnchecked = ({ verdict }: Judged): boolean => verdict === "unchecked";
  const offering = all.filter(({ exchange }) =>
    exchange.choices.some(({ id }) => id.startsWith("situation:")),
  );
  console.info(`${set}: ${all.length} replies`);
  console.info(
    `  prohibitions broken: ${count("broken")} of ${count("broken") + count("kept")} checked, ${forbids.filter(isUnchecked).length} unchecked`,
  );
  console.info(
    `  wants met: ${count("met")} of ${count("met") + count("missed")} checked, ${wants.filter(isUnchecked).length} unchecked`,
  );
  console.info(`  replies with situations to tap: ${offering.length}`);
}

export async function judgeConversations(
  set: "voices" | "sealed",
  parts: ReturnType<typeof hearingParts>,
  folder: string,
): Promise<void> {
  const all: JudgedExchange[] = [];
  const transcripts: string[] = [];
  const times: number[] = [];
  for (const { id, opening, messages } of readAll(path.join(DATA, set))) {
    const texts = messages.map(({ text }) => text);
    const began = performance.now();
    const exchanges = await play(texts, "map", id, parts);
    times.push((performance.now() - began) / texts.length);
    const judged = messages.map((message, at) => judge(message, exchanges[at] as Exchange));
    all.push(...judged);
    transcripts.push([`## ${id}: ${opening}\n`, ...judged.map(writeExchange)].join("\n"));
  }
  writeFileSync(path.join(folder, `${set}.md`), transcripts.join("\n"));
  printFigures(set, all);
  const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  console.info(`  median of a reply, meaning included: ${middle.toFixed(0)} ms`);
}
