// Runs the server and lives exactly as long as it does; with `restarts`, as long as it is wanted.
import { spawn } from "node:child_process";
import { project, serverNode } from "./prepare.mjs";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * `nodeArguments` come before the server's file; `environment` is added to our own. With `restarts` a server that was ready
 * once and ends although nobody asked it to is started again. One that was never ready has something to say instead: a
 * setting that cannot be used, a port that is taken.
 */
export function runServer({ nodeArguments = [], environment = {}, restarts = false } = {}) {
  let server;
  let isStopping = false;
  let wasReady = false;
  let wait = FIRST_WAIT_MS;

  const begin = () => {
    const began = Date.now();
    // The channel tells the server when this process is gone, even by kill -9.
    server = spawn(serverNode(), [...nodeArguments, "apps/server/src/main.ts"], {
      cwd: project,
      env: { ...process.env, ...environment },
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    server.on("message", (message) => {
      wasReady ||= message === "ready";
    });
    server.on("exit", (code, signal) => {
      server = undefined;
      const isWanted = restarts && wasReady && !isStopping && code !== 0;
      if (!isWanted) process.exit(code ?? (isStopping || signal === "SIGTERM" ? 0 : 1));
      // After a long life the next end is a new matter.
      if (Date.now() - began > LONGEST_WAIT_MS) wait = FIRST_WAIT_MS;
      console.error(`\n  The server ended (${signal ?? code}) and is started again in ${wait / 1000} s.\n`);
      setTimeout(begin, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    });
    server.on("error", (error) => {
      console.error(`\n  The server could not be started: ${error.message}\n`);
      process.exit(1);
    });
  };

  // Ctrl-C reaches the server by itself (same terminal); a signal to this process alone is passed on.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      isStopping = true;
      if (!server) process.exit(0);
      if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    });
  }
  begin();
}
