// `npm test`: does its own set-up, runs every suite, and ends with one line that sums them up.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  build,
  install,
  installOutside,
  project,
  routeTypes,
  run,
  serverNode,
  systemLibraries,
} from "./prepare.mjs";

const reports = mkdtempSync(path.join(tmpdir(), "bentrong-reports-"));
const env = () => ({
  PATH: `${path.dirname(serverNode())}${path.delimiter}${process.env.PATH}`,
  NODE_ENV: "test",
  // Every file of tests has a process of its own, which finds its modules compiled by an earlier one.
  NODE_COMPILE_CACHE: path.join(tmpdir(), "bentrong-compiled"),
});
const bin = (name) => path.join(project, "node_modules/.bin", name);

/** Runs a suite; its output is shown only when something failed. Returns what its report counts. */
async function suite(title, command, args, count, environment = {}) {
  const report = path.join(reports, `${title}.json`);
  let failure;
  await run(bin(command), args(report), {
    title,
    env: { ...env(), ...reportEnv(report), ...environment },
  }).catch((error) => {
    failure = error;
  });
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  if (failure) {
    console.error(failure.message);
    // A suite that broke before or after its tests has failed, whatever it counted.
    if (counted.failed === 0) counted.failed = 1;
  }
  return counted;
}

const reportEnv = (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report });
const vitestCount = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
});
const playwrightCount = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected });

async function check(title, command, args) {
  try {
    await run(bin(command), args, { title, env: env() });
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

try {
  await install({ forTests: true });
  await Promise.all([installOutside(), systemLibraries(), build({ atOnce: true })]);
  await routeTypes();
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  console.info("0 passed, 1 failed");
  process.exit(1);
}

/** Two at a time: half of what each of them does keeps one core busy. */
async function checks(...wanted) {
  const results = [];
  const next = async () => {
    for (let one = wanted.shift(); one; one = wanted.shift()) results.push(await check(...one));
  };
  await Promise.all([next(), next()]);
  return results;
}

const results = [
  ...(await checks(
    ["Format and lint", "biome", ["ci", "--error-on-warnings", "."]],
    ["Types of server and packages", "tsc", ["--noEmit"]],
    ["Types of the web application", "tsc", ["--noEmit", "-p", "apps/web"]],
    ["Types of the back office", "tsc", ["--noEmit", "-p", "apps/admin"]],
    ["Unused code", "knip", []],
  )),
  await suite(
    "Server and packages",
    "vitest",
    (report) => ["run", "--reporter=json", `--outputFile=${report}`, "--reporter=dot"],
    vitestCount,
  ),
  await suite(
    "Policies and data API on PostgreSQL 15",
    "vitest",
    (report) => [
      "run",
      "tests/policies",
      "tests/contract",
      "--reporter=json",
      `--outputFile=${report}`,
      "--reporter=dot",
    ],
    vitestCount,
    { TEST_POSTGRES: "15" },
  ),
  await suite(
    "Browser",
    "playwright",
    () => ["test", "--project=site", "--reporter=dot,json"],
    playwrightCount,
  ),
  // On data of its own, and whatever became of the site's tests.
  await suite(
    "Browser, back office",
    "playwright",
    () => ["test", "--project=back office", "--no-deps", "--reporter=dot,json"],
    playwrightCount,
  ),
];
rmSync(reports, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.info(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
