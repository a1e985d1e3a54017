// Prerequisites of the platform and its tests: the packages of the lock file and the built web application. Both are
// skipped when nothing changed since the last time.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export const project = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  "..",
);
const OLDEST_NODE = 20;
const OLDEST_SERVER_NODE = 24;

const inProject = (...parts) => path.join(project, ...parts);
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The Node that runs TypeScript directly: installed as a package where the platform has one. */
export function serverNode() {
  const installed = inProject("node_modules", `node-${process.platform}-${process.arch}`, "bin/node");
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_SERVER_NODE) return process.execPath;
  throw new Error(
    `On ${process.platform} ${process.arch} please install Node ${OLDEST_SERVER_NODE} or newer (this is ${process.version}).`,
  );
}

let running = 0;

/** Runs a command to its end. Its output is kept back and shown only when it fails. */
export function run(command, args, { title, env = {}, show = false } = {}) {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  // Of several at once the first one counts its seconds aloud.
  const ticking =
    title && isTerminal && running++ === 0
      ? setInterval(() => process.stdout.write(`\r  ${title} … ${seconds()} `), 1000)
      : undefined;
  if (title) process.stdout.write(`  ${title} …${isTerminal ? " " : "\n"}`);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: project,
      env: { ...process.env, ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(ticking);
      if (title && isTerminal) {
        running--;
        process.stdout.write(`\r  ${title}: ${seconds()}          \n`);
      }
      if (code === 0) return resolve(output);
      reject(new Error(`${title ?? command} failed:\n${output.trim().split("\n").slice(-40).join("\n")}`));
    });
  });
}

/** Installs what the lock file names and is not there. Never removes packages under a running server. */
export async function install({ forTests }) {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.version}.`);
  }
  const lock = hashBytes(readFileSync(inProject("package-lock.json")));
  const before = installedBefore();
  if (before?.lock === lock && (before.withTests || !forTests)) return;
  // Packages for tests stay when they are installed: removing them would cost time.
  const withTests = forTests || before?.withTests === true || existsSync(inProject("node_modules/vitest"));
  const scope = withTests ? "--include=dev" : "--omit=dev";
  const args = existsSync(inProject("node_modules")) ? ["install", scope, "--no-save"] : ["ci", scope];
  await run("npm", [...args, "--loglevel=error", "--no-fund", "--no-audit"], {
    title: withTests ? "Installing packages, those of the tests too" : "Installing packages",
  });
  writeFileSync(inProject(INSTALLED), JSON.stringify({ lock, withTests }));
}

/** Record of the last installation; inside node_modules, so that it is removed with it. */
const INSTALLED = "node_modules/.ben-trong.json";

const installedBefore = () => (existsSync(inProject(INSTALLED)) ? readJson(inProject(INSTALLED)) : undefined);

const hashBytes = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Programs that only tests and benchmarks compare with lie in a package of their own. */
export async function installOutside() {
  const folder = "tests/outside";
  const wanted = readFileSync(inProject(folder, "package-lock.json"), "utf8");
  const mark = inProject(folder, "node_modules/.installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  await run("npm", ["ci", "--prefix", folder, "--loglevel=error", "--no-fund", "--no-audit"], {
    title: "Installing what tests compare with",
  });
  writeFileSync(mark, wanted);
}

/** The headless browser comes as a package, but needs three libraries of the system. */
export async function systemLibraries() {
  if (process.platform !== "linux") return;
  const libraries = { libnss3: "libnss3.so", libnspr4: "libnspr4.so", libexpat1: "libexpat.so.1" };
  const known = await run("/bin/sh", ["-c", "ldconfig -p 2>/dev/null || /sbin/ldconfig -p"]).catch(() => "");
  const missing = Object.keys(libraries).filter((name) => !known.includes(libraries[name]));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0)
    throw new Error(`Please install for the browser tests: apt-get install ${missing.join(" ")}`);
  const script = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(" ")}`;
  await run("/bin/sh", ["-c", script], { title: `Installing ${missing.join(", ")}` });
}

const NOT_SOURCES = /(^|\/)(node_modules|build|\.react-router|\.cache|src\/.*\.test\.tsx?)(\/|$)/;
const SHARED_SOURCES = ["packages", "scripts/precompress.ts", "package-lock.json"];
const APPLICATIONS = [
  { workspace: "@bentrong/web", folder: "apps/web", title: "Building the web application" },
  { workspace: "@bentrong/admin", folder: "apps/admin", title: "Building the back office" },
];

/**
 * Builds what browsers load, each application when a source of it changed. `atOnce`: each keeps one core busy for most of
 * its time, and takes a gigabyte.
 */
export async function build({ atOnce = false } = {}) {
  if (atOnce) await Promise.all(APPLICATIONS.map(buildApplication));
  else for (const application of APPLICATIONS) await buildApplication(application);
}

async function buildApplication({ workspace, folder, title }) {
  const stamp = sourcesHash([folder, ...SHARED_SOURCES]);
  const file = inProject(folder, "build/stamp");
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return;
  const node = serverNode();
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`, NODE_ENV: "production" };
  await run("npm", ["run", "build", `--workspace=${workspace}`, "--silent"], { title, env });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** Types that the router derives from the table of addresses; type checks need them. */
export async function routeTypes() {
  const env = { PATH: `${path.dirname(serverNode())}${path.delimiter}${process.env.PATH}` };
  await run("npm", ["run", "typegen", "--workspace=@bentrong/web", "--silent"], {
    title: "Deriving the types of routes",
    env,
  });
}

function sourcesHash(sources) {
  const hash = createHash("sha256");
  const add = (name) => {
    if (NOT_SOURCES.test(name)) return;
    const file = inProject(name);
    if (statSync(file).isDirectory()) for (const inner of readdirSync(file).sort()) add(`${name}/${inner}`);
    else hash.update(name).update("\0").update(readFileSync(file));
  };
  for (const source of sources) add(source);
  return hash.digest("hex");
}
