// `npm start` on any machine with Node 20 or newer: installs and builds only what is missing or changed, then runs
// the server on the Node 24 that was installed with it. Plain JavaScript, because nothing is installed yet.
import { spawn } from "node:child_process";
import { build, install, project, serverNode } from "./prepare.mjs";

try {
  await install({ forTests: false });
  await build();
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}

// The channel tells the server when this process is gone, even by kill -9.
const server = spawn(serverNode(), ["apps/server/src/main.ts"], {
  cwd: project,
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// Ctrl-C reaches the server by itself (same terminal); a signal to this process alone is passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  });
}
server.on("exit", (code, signal) =>
  process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
);
server.on("error", (error) => {
  console.error(`\n  The server could not be started: ${error.message}\n`);
  process.exit(1);
});
