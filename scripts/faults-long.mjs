// `npm run faults:long -- --rounds=40 --seed=7`: kills parts of a server under load, again and again (tests/faults/long).
import { spawnSync } from "node:child_process";
import { build, install, project, serverNode } from "./prepare.mjs";

await install({ forTests: true });
await build();
const { status } = spawnSync(serverNode(), ["tests/faults/long/run.ts", ...process.argv.slice(2)], {
  cwd: project,
  stdio: "inherit",
});
process.exit(status ?? 1);
