// The server as a process of its own, to be stopped, killed and started again.
import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";

const PROJECT = path.resolve(import.meta.dirname, "../..");

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with the port once it listens; rejects with its output when it ends first. */
  ready: Promise<number>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const SERVER = ["apps/server/src/main.ts"];

/** As `npm start` runs it, without looking for packages and builds first. */
export const SUPERVISED = [
  "--input-type=module",
  "--eval",
  'import { runServer } from "./scripts/run-server.mjs"; runServer({ restarts: true });',
];

export function startServer(
  environment: Record<string, string>,
  command: readonly string[] = SERVER,
): ServerProcess {
  const child = spawn(process.execPath, command, {
    cwd: PROJECT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      PORT: "0",
      // Loading modules is most of what a start costs: a server that was stopped leaves them compiled to the next.
      NODE_COMPILE_CACHE: path.join(tmpdir(), "bentrong-compiled"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  );
  const ready = new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString("utf8");
        // All that it says at the start, of which the address is the first line.
        const address = /ready at http:\/\/[^:]+:(\d+)[\s\S]*Stop with Ctrl-C/.exec(printed);
        if (address) resolve(Number(address[1]));
      });
    }
    void ended.then(() => reject(new Error(`the server ended: ${printed}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => printed, ready, ended };
}

/** Ids of the processes of the database below `dataDir`. */
export async function databaseProcess(dataDir: string): Promise<number> {
  const { readFile } = await import("node:fs/promises");
  return Number((await readFile(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8")).split("\n")[0]);
}
