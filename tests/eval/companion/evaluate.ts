// `npm run eval:companion`: plays both sets, prints what the rubric counts, and writes transcripts for a reader.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { play, readScripts, transcript } from "./play.ts";
import { check, spread, takesUp, words } from "./rubric.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../.cache/companion-transcripts");
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

mkdirSync(FOLDER, { recursive: true });
let findings = 0;
for (const set of ["first", "second"]) {
  const all = readScripts(set).map((script) => play(script));
  const exchanges = all.flatMap((played) => played.exchanges);
  const found = all.flatMap(check);
  const { sessions, replies, opening, sentence } = spread(all);
  const lengths = exchanges.map(({ reply }) => words(reply.text)).sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  console.info(`${set} set: ${sessions} conversations, ${replies} replies`);
  console.info(`  words a reply: ${at(0)} to ${at(1)}, half of them at most ${at(0.5)}`);
  console.info(
    `  replies that take up a word of the message: ${percent(exchanges.filter(takesUp).length / replies)}`,
  );
  console.info(`  most frequent opening: ${percent(opening.share)} of replies ("${opening.text}")`);
  console.info(`  most frequent sentence: ${percent(sentence.share)} of sessions ("${sentence.text}")`);
  for (const { script, step, rule, text } of found) console.info(`  ${script} ${step}: ${rule}\n    ${text}`);
  findings += found.length;
  writeFileSync(path.join(FOLDER, `${set}.md`), all.map(transcript).join("\n"));
}
console.info(`${findings} findings; transcripts in ${path.relative(process.cwd(), FOLDER)}`);
process.exitCode = findings > 0 ? 1 : 0;
