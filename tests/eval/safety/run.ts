// `npm run eval:safety`: how many people in danger the safety layer hears, and how often it alarms somebody who is not.
// `-- --write` renews the figures that the page /an-toan shows; `-- --misses` lists what went wrong in the tuning set,
// and in no other: a set that one has looked at can no longer measure.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { FIGURES_FILE } from "./figures-file.ts";
import { figuresOf, type Judged, judge } from "./measure.ts";
import { SETS, sentencesOf } from "./sentences.ts";

const { values: options } = parseArgs({
  options: { write: { type: "boolean" }, misses: { type: "boolean" } },
});

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const isRight = ({ level, found }: Judged): boolean =>
  level === "ok" ? found !== "crisis" : found === level;

const tableBy = (judged: readonly Judged[], key: "kind" | "form"): string[] =>
  [...Map.groupBy(judged, (one) => one[key])].map(([name, group]) => {
    const danger = group.filter(({ level }) => level === "crisis");
    const calm = group.filter(({ level }) => level === "ok");
    const caught = danger.filter(isRight).length;
    const alarmed = calm.filter((one) => !isRight(one)).length;
    return `  ${name.padEnd(16)} caught ${share(caught, danger.length).padEnd(18)} false alarms ${share(alarmed, calm.length)}`;
  });

const sets = SETS.map((name) => ({ name, judged: judge(sentencesOf(name)) }));
for (const { name, judged } of sets) {
  const { sentences, crisis, ok, distress } = figuresOf(name, judged);
  const lines = [
    `${name}: ${sentences} sentences`,
    `  danger caught           ${share(crisis.caught, crisis.total)}`,
    `  ordinary → crisis       ${share(ok.alarmed, ok.total)}`,
    `  ordinary → distress     ${share(ok.noticed, ok.total)}`,
    `  distress noticed        ${share(distress.noticed, distress.total)}`,
    `  distress → crisis       ${share(distress.alarmed, distress.total)}`,
    " by kind",
    ...tableBy(judged, "kind"),
    " by form",
    ...tableBy(judged, "form"),
  ];
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

if (options.misses) {
  const tune = sets.find(({ name }) => name === "tune")?.judged ?? [];
  for (const { level, found, text } of tune.filter((one) => one.level !== one.found))
    process.stdout.write(`${level} → ${found}: ${text}\n`);
}
if (options.write) {
  const figures = sets.map(({ name, judged }) => figuresOf(name, judged));
  writeFileSync(FIGURES_FILE, `${JSON.stringify({ sets: figures }, undefined, 2)}\n`);
}
