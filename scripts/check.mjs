// `npm run check`: what a change must pass before it is shown to others. The quick half of `npm test`.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build, install, project, routeTypes, serverNode } from "./prepare.mjs";

await install({ forTests: true });
await build();
await routeTypes();

const env = { ...process.env, PATH: `${path.dirname(serverNode())}${path.delimiter}${process.env.PATH}` };
const steps = [
  ["biome", "ci", "--error-on-warnings", "."],
  ["tsc", "--noEmit"],
  ["tsc", "--noEmit", "-p", "apps/web"],
  ["tsc", "--noEmit", "-p", "apps/admin"],
  ["knip"],
  ["vitest", "run"],
];
for (const [command, ...args] of steps) {
  const bin = path.join(project, "node_modules/.bin", command);
  const { status } = spawnSync(bin, args, { cwd: project, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
