// `npm run eval:companion`: plays all conversations on the real path and writes transcripts for a reader.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createEmbedder } from "@bentrong/embedding";
import { shareEmbeddings } from "../../../apps/server/src/features/companion/classifier/share-embeddings.ts";
import { hearingParts } from "../../support/talk.ts";
import { judgeConversations } from "./judge.ts";
import { play, readScripts, writeTranscript } from "./play.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../.cache/companion-transcripts");
const SETS = readdirSync(path.join(import.meta.dirname, "conversations")).map((file) =>
  path.basename(file, ".md"),
);
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)} %`;

const embedder = createEmbedder();
const parts = hearingParts(shareEmbeddings(embedder));

mkdirSync(FOLDER, { recursive: true });
// What is read for tuning comes first; the sealed conversations only when they are asked for.
for (const set of process.argv.includes("--sealed") ? (["voices", "sealed"] as const) : (["voices"] as const))
  await judgeConversations(set, parts, FOLDER);
let refused = 0;
for (const set of SETS) {
  const all = await Promise.all(
    readScripts(set).map(async ({ id, mode, say }) => ({ id, exchanges: await play(say, mode, id, parts) })),
  );
  const exchanges = all.flatMap((one) => one.exchanges);
  const count = (test: (one: (typeof exchanges)[number]) => boolean): number => exchanges.filter(test).length;
  console.info(`${set}: ${all.length} conversations, ${exchanges.length} replies`);
  console.info(
    `  with choices: ${percent(
      count(({ choices }) => choices.length > 0),
      exchanges.length,
    )}`,
  );
  console.info(
    `  answered as danger: ${percent(
      count(({ level }) => level === "crisis"),
      exchanges.length,
    )}`,
  );
  console.info(`  refused by the guard: ${count((one) => one.refused !== undefined)}`);
  refused += count((one) => one.refused !== undefined);
  const text = all.map(({ id, exchanges: played }) => writeTranscript(id, played)).join("\n");
  writeFileSync(path.join(FOLDER, `${set}.md`), text);
}
console.info(`transcripts in ${path.relative(process.cwd(), FOLDER)}`);
process.exitCode = refused > 0 ? 1 : 0;
await embedder.close();
