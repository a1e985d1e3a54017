// `npm run eval:search`: does the search show the right item first? The functions of the product answer, as to a visitor, on
// a database with the first content.
//   --words    leaves the model out and asks no questions of meaning: it is done in seconds
//   --sealed   also asks the sealed half; of it only sums are printed
//   --misses   prints each open question whose right item is not first
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { SEARCH_KINDS } from "@bentrong/contract/search";
import { createEmbedder } from "@bentrong/embedding";
import { loadContent } from "../../../apps/server/src/features/content/load-content.ts";
import { embedItems } from "../../../apps/server/src/features/search/meaning/embed-items.ts";
import { createMeaningIndex } from "../../../apps/server/src/features/search/meaning/meaning-index.ts";
import { createSearchByMeaning } from "../../../apps/server/src/features/search/meaning/search-by-meaning.ts";
import { searchItems } from "../../../apps/server/src/features/search/search-items.ts";
import { ANONYMOUS, type Database } from "../../../apps/server/src/platform/database/database.ts";
import { folderStore } from "../../../apps/server/src/platform/storage/folder-store.ts";
import { copyDatabase, openServer } from "../../support/postgres.ts";
import { KINDS, type Question, readQuestions } from "./questions.ts";

const { values: options } = parseArgs({
  options: { words: { type: "boolean" }, sealed: { type: "boolean" }, misses: { type: "boolean" } },
});
const CONTENT = path.resolve(import.meta.dirname, "../../../db/content");

interface Answer {
  question: Question;
  /** Place of the first right item among what is shown: word matches, and below or above them what is close in meaning; 0 is the first. */
  place: number;
  first: string | undefined;
}

async function ask(database: Database, questions: readonly Question[]): Promise<Answer[]> {
  const embedder = createEmbedder();
  try {
    if (!options.words) await embedItems({ database, embedder });
    const byMeaning = createSearchByMeaning({ database, embedder, index: createMeaningIndex({ database }) });
    const answers: Answer[] = [];
    for (const question of questions) {
      if (options.words && question.kind === "meaning") continue;
      const wanted = { words: question.query, kinds: SEARCH_KINDS };
      const found = await searchItems(database, ANONYMOUS, { ...wanted, limit: 5 });
      const close = options.words ? [] : await byMeaning(ANONYMOUS, wanted);
      const shown = found.isLoose ? [...close, ...found.results] : [...found.results, ...close];
      const titles = shown.map(({ title }) => title);
      const place = titles.findIndex((title) => question.wanted.includes(title));
      answers.push({ question, place, first: titles[0] });
    }
    return answers;
  } finally {
    await embedder.close();
  }
}

const count = (answers: readonly Answer[], isRight: (place: number) => boolean): string => {
  const right = answers.filter(({ place }) => place >= 0 && isRight(place)).length;
  const share = answers.length === 0 ? 0 : (100 * right) / answers.length;
  return `${right}/${answers.length} (${share.toFixed(0)} %)`;
};

function print(title: string, answers: readonly Answer[]): void {
  const line = (name: string, some: readonly Answer[]): string =>
    `  ${name.padEnd(16)} first ${count(some, (place) => place === 0)}, in the top 3 ${count(some, (place) => place < 3)}, found ${count(some, () => true)}`;
  console.info(title);
  for (const kind of KINDS)
    console.info(
      line(
        kind,
        answers.filter(({ question }) => question.kind === kind),
      ),
    );
  console.info(
    line(
      "all but meaning",
      answers.filter(({ question }) => question.kind !== "meaning"),
    ),
  );
}

const folder = await mkdtemp(path.join(tmpdir(), "bentrong-eval-search-"));
const server = await openServer(folder);
const { database, drop } = await copyDatabase(server.superuser, server.template);
try {
  const media = folderStore(path.join(folder, "media"));
  await loadContent({ owner: database.owner, media, folder: CONTENT });
  const { open, sealed } = readQuestions();
  const answers = await ask(database, open);
  print("Open questions", answers);
  if (options.misses)
    for (const { question, place, first } of answers.filter((answer) => answer.place !== 0))
      console.info(
        `  ${question.kind} "${question.query}": ${place + 1}, first "${first}", wanted ${question.wanted.join(" | ")}`,
      );
  if (options.sealed) print("Sealed questions", await ask(database, sealed));
} finally {
  await drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
