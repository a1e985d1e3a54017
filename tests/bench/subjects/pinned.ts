// Processes on one core: what is measured on the first core that we may use, PostgreSQL with it, the load generator
// on the second. Where pinning is not possible (no `taskset`) processes run where the system puts them, and the
// report says so.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Pinned {
  child: ChildProcess;
  /** Output so far. */
  output(): string;
  ended: Promise<void>;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

export interface PinnedOptions {
  core?: number | undefined;
  env?: Record<string, string>;
  cwd?: string;
  /** An IPC channel to a Node process. */
  channel?: boolean;
}

const PIN = "taskset";

export const cores = chooseCores();

function chooseCores(): { subject: number | undefined; generator: number | undefined } {
  if (process.platform !== "linux" || spawnSync(PIN, ["--version"]).status !== 0) {
    return { subject: undefined, generator: undefined };
  }
  const list = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
  const [subject = 0, generator] = list.split(",").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  });
  return { subject, generator: generator ?? subject };
}

export function startPinned(command: string, args: string[], options: PinnedOptions = {}): Pinned {
  const { core, env = {}, cwd, channel = false } = options;
  const [program, programArgs] =
    core === undefined ? [command, args] : [PIN, ["-c", String(core), command, ...args]];
  const child = spawn(program, programArgs, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ["ignore", "pipe", "pipe", ...(channel ? ["ipc" as const] : [])],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      printed = (printed + String(text)).slice(-20_000);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  running.add(child);
  void ended.then(() => running.delete(child));
  return {
    child,
    output: () => printed,
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
