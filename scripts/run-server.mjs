// Runs the server and lives exactly as long as it does.
import { spawn } from "node:child_process";
import { project, serverNode } from "./prepare.mjs";

/** `nodeArguments` come before the server's file; `environment` is added to our own. */
export function runServer({ nodeArguments = [], environment = {} } = {}) {
  // The channel tells the server when this process is gone, even by kill -9.
  const server = spawn(serverNode(), [...nodeArguments, "apps/server/src/main.ts"], {
    cwd: project,
    env: { ...process.env, ...environment },
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
}
