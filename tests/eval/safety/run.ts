// `npm run eval:safety`: how many people in danger are shown the card or asked, and how many others are.
// `-- --write` renews the figures that /an-toan and the back office show.
import { parseArgs } from "node:util";
import { type DataSet, readSentences } from "@bentrong/danger-classifier/training";
import { createEmbedder } from "@bentrong/embedding";
import { writeFigures } from "./figures-file.ts";
import {
  type Counts,
  countSteps,
  type Judged,
  judgeEveryday,
  judgeOpenRoles,
  judgeSealed,
} from "./voices.ts";

const { values: options } = parseArgs({ options: { write: { type: "boolean" } } });

/** Wilson's interval of 95 %. */
function toShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  const z = 1.96;
  const share = part / whole;
  const middle = (share + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${part}/${whole} ${percent(share)} % (${percent(middle - reach)}–${percent(middle + reach)})`;
}

function print(title: string, { danger, harmless }: Counts): void {
  process.stdout.write(
    [
      title,
      `  danger   → card or question ${toShare(danger.carded + danger.asked, danger.total)}`,
      `  danger   → card             ${toShare(danger.carded, danger.total)}`,
      `  harmless → card             ${toShare(harmless.carded, harmless.total)}`,
      `  harmless → question         ${toShare(harmless.asked, harmless.total)}`,
      "",
      "",
    ].join("\n"),
  );
}

const embedder = createEmbedder({ maxWaiting: Number.POSITIVE_INFINITY });
const open = await judgeOpenRoles(embedder);
const sealed = await judgeSealed(embedder);
const everyday = await judgeEveryday(embedder);
await embedder.close();

const inEnglish = (judged: readonly Judged[]) => judged.filter(({ spelling }) => spelling === "english");
const sets = [
  { name: "open", title: "Open roles, each judged without its own sentences", judged: open.written },
  { name: "plain", title: "The same without marks", judged: open.plain },
  { name: "english", title: "The English ones of the open roles", judged: inEnglish(open.written) },
  { name: "sealed", title: "Sealed roles", judged: sealed.sentences },
  { name: "conversations", title: "Sealed conversations, any message", judged: sealed.conversations },
  { name: "everyday", title: "Everyday messages of nobody in danger", judged: everyday },
].map(({ judged, ...rest }) => ({ ...rest, counts: countSteps(judged) }));
for (const { title, counts } of sets) print(title, counts);
if (options.write) {
  const countRoles = (set: DataSet) => new Set(readSentences(set).map(({ role }) => role)).size;
  writeFigures({
    roles: countRoles("voices"),
    sealedRoles: countRoles("sealed"),
    sets: sets.map(({ name, counts }) => ({ name, ...counts })),
  });
}
