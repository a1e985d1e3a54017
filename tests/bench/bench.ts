// Measures the figures we promise, one after the other, and prints them with the raw numbers behind them. It measures
// and does not judge: a missed target is in the report, not in the exit code.
//   --write          also writes the report to docs/figures.md
//   --only=growth    fills a database of its own up to a million messages, and is measured only when it is asked for
//   --only=<words>   measures only figures whose title contains one of the words (separated by commas); writes nothing
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import chromium from "@sparticuz/chromium";
import type { Figure } from "./figure.ts";
import { accounts } from "./figures/accounts.ts";
import { companion } from "./figures/companion.ts";
import { growth } from "./figures/growth.ts";
import { homePage } from "./figures/home-page.ts";
import { lighthouse } from "./figures/lighthouse.ts";
import { type ListSubjects, listAsMember, listAsVisitor } from "./figures/lists.ts";
import { memory } from "./figures/memory.ts";
import { scriptWeight } from "./figures/script-weight.ts";
import { search } from "./figures/search.ts";
import { staleness } from "./figures/staleness.ts";
import { secondStart } from "./figures/start.ts";
import { writes } from "./figures/writes.ts";
import { startGenerator } from "./load/generator.ts";
import { listPages } from "./pages.ts";
import { type Result, writeReport } from "./report.ts";
import { embedContent } from "./subjects/embed-content.ts";
import * as platforms from "./subjects/platform.ts";
import { type Postgrest, startPostgrest } from "./subjects/postgrest.ts";

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);

function isWanted({ title }: Figure): boolean {
  if (!only) return true;
  return only.split(",").some((word) => title.toLowerCase().includes(word.toLowerCase()));
}

async function measureAll(figures: Figure[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const figure of figures.filter(isWanted)) {
    console.info(`  ${figure.title} …`);
    try {
      results.push({ figure, measured: await figure.measure() });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      results.push({ figure, measured: undefined, problem });
    }
  }
  return results;
}

async function measureEverything(dataDir: string, secondDataDir: string): Promise<Result[]> {
  const start = (): Promise<platforms.Platform> => platforms.startPlatform({ DATA_DIR: dataDir });
  const platform = await start();
  const logins = await platforms.readLogins(dataDir);
  await embedContent(logins.owner);
  const generator = startGenerator();
  let postgrest: Promise<Postgrest> | undefined;
  const memberToken = (): Promise<string> => platforms.memberToken(dataDir, logins);
  const subjects: ListSubjects = {
    generator,
    platform,
    postgresPid: await platforms.readPostgresPid(dataDir),
    postgrest: () => {
      postgrest ??= platforms
        .publicKeySet(dataDir)
        .then((keys) => startPostgrest(logins.authenticator, keys));
      return postgrest;
    },
    memberToken,
  };
  const pages = () => listPages(platform.port, platform.publicKey);
  const browser = () => chromium.executablePath();

  const whileRunning = await measureAll([
    listAsVisitor(subjects),
    listAsMember(subjects),
    accounts({ platform, logins: () => platforms.firstLogins(dataDir) }),
    homePage(subjects),
    writes({ ...subjects, owner: async () => logins.owner }),
    scriptWeight(browser, pages),
    lighthouse(browser, pages),
    staleness({
      first: platform,
      owner: async () => logins.owner,
      startSecond: async () =>
        platforms.startPlatform({
          DATA_DIR: secondDataDir,
          ...(await platforms.sharedSettings(dataDir, logins)),
        }),
    }),
  ]);
  await postgrest?.then(({ stop }) => stop()).catch(() => undefined);
  const token = await memberToken();
  await platform.stop();
  const afterwards = await measureAll([
    secondStart(dataDir),
    memory({ generator, start, memberToken: async () => token }),
    companion({
      dataDir,
      start: (environment) => platforms.startPlatform({ DATA_DIR: dataDir, ...environment }),
    }),
    // Last: it fills the database.
    search({ start, owner: logins.owner }),
  ]);
  await generator.stop();
  return [...whileRunning, ...afterwards];
}

async function folder(name: string): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), `bentrong-bench-${name}-`));
  // PostgreSQL runs as another user when we are root.
  await chmod(made, 0o755);
  return made;
}

// Leaving this way ends what was started, too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));

const began = performance.now();
const [dataDir, secondDataDir] = [await folder("first"), await folder("second")];
try {
  const results =
    only === "growth"
      ? await measureAll([growth(async () => dataDir)])
      : await measureEverything(dataDir, secondDataDir);
  const report = writeReport(results, (performance.now() - began) / 1000);
  console.info(`\n${report}`);
  const isWritten = process.argv.includes("--write") && !only;
  if (isWritten) await writeFile(path.join(platforms.PROJECT, "docs/figures.md"), report);
} finally {
  for (const made of [dataDir, secondDataDir])
    await rm(made, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
