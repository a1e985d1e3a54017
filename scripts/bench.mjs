// `npm run bench`: does its own set-up, Lighthouse included, and measures. The exit code says nothing about targets.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, install, installOutside, project, run, serverNode, systemLibraries } from "./prepare.mjs";

const LIGHTHOUSE = "tests/bench/lighthouse";

/** Large, and of use to nobody but the benchmarks: a package of its own with its own lock file. */
async function installLighthouse() {
  const folder = path.join(project, LIGHTHOUSE);
  const wanted = readFileSync(path.join(folder, "package-lock.json"), "utf8");
  const mark = path.join(folder, "node_modules/.installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  await run("npm", ["ci", "--prefix", LIGHTHOUSE, "--loglevel=error", "--no-fund", "--no-audit"], {
    title: "Installing Lighthouse",
  });
  writeFileSync(mark, wanted);
}

try {
  await install({ forTests: true });
  await installOutside();
  await installLighthouse();
  await systemLibraries();
  await build();
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  console.error("  Nothing was measured.");
  process.exit(0);
}

const node = serverNode();
const bench = spawn(node, ["tests/bench/bench.ts", ...process.argv.slice(2)], {
  cwd: project,
  env: { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => bench.kill(signal));
bench.on("exit", () => process.exit(0));
