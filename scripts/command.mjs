// `node scripts/command.mjs NAME …`: runs a command of the server (apps/server/src/commands) with the Node that runs TypeScript.
import { spawnSync } from "node:child_process";
import { install, project, serverNode } from "./prepare.mjs";

const [name, ...args] = process.argv.slice(2);
await install({ forTests: false });
const { status } = spawnSync(serverNode(), [`apps/server/src/commands/${name}.ts`, ...args], {
  cwd: project,
  stdio: "inherit",
});
process.exit(status ?? 1);
