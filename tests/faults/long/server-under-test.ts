// The server that is killed and started again on one data folder and one port.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectTo } from "../database-access.ts";
import { databaseProcess, type ServerProcess, startServer } from "../server-process.ts";
import type { Random } from "./random.ts";

export const VICTIMS = ["server", "worker", "database", "connection", "everything"] as const;
export type Victim = (typeof VICTIMS)[number];

/** A machine that is busy takes its time to start. */
const RECOVERY_MS = 120_000;

export interface ServerUnderTest {
  readonly dataDir: string;
  readonly url: string;
  start(workers: number): Promise<void>;
  /** Ends the victim with SIGKILL; says what was killed. */
  kill(victim: Victim, random: Random): Promise<string>;
  /** Waits until requests are answered, starting the server again if it ended. Returns the milliseconds that took. */
  recover(workers: number): Promise<number>;
  close(): Promise<void>;
}

export async function createServerUnderTest(environment: Record<string, string>): Promise<ServerUnderTest> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-faults-"));
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let server: ServerProcess | undefined;
  let hasEnded = true;

  const start = async (workers: number): Promise<void> => {
    const started = startServer({
      ...{ DATA_DIR: dataDir, PORT: String(port), ...environment },
      ...(workers > 0 ? { WORKERS: String(workers) } : {}),
    });
    server = started;
    hasEnded = false;
    void started.ended.then(() => {
      if (server === started) hasEnded = true;
    });
    await started.ready;
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const killProcess = (id: number): void => {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It ended by itself meanwhile.
    }
  };

  return {
    dataDir,
    url,
    start,
    async kill(victim, random) {
      const main = Number(server?.child.pid);
      const part = victim === "worker" ? pickOne(listChildren(main), random) : undefined;
      if (part !== undefined) {
        killProcess(part);
        return "worker";
      }
      if (victim === "connection") {
        killProcess((await findBusyConnection(dataDir, random)) ?? (await databaseProcess(dataDir)));
        return victim;
      }
      if (victim === "database" || victim === "everything") killProcess(await databaseProcess(dataDir));
      if (victim === "database") return victim;
      killProcess(main);
      await server?.ended;
      return victim === "everything" ? victim : "server";
    },
    async recover(workers) {
      const began = Date.now();
      while (Date.now() - began < RECOVERY_MS) {
        if (hasEnded) await start(workers).catch(() => sleep(500));
        else if (await isReady()) return Date.now() - began;
        else await sleep(100);
      }
      throw new Error(`not ready after ${RECOVERY_MS} ms: ${server?.output().slice(-2_000)}`);
    },
    async close() {
      server?.child.kill("SIGTERM");
      await server?.ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Processes that answer; the database is another child of the first process. */
function listChildren(parent: number): number[] {
  try {
    const listed = execFileSync("pgrep", ["-P", String(parent), "-f", "main.ts"], { encoding: "utf8" });
    return listed.trim().split("\n").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** PostgreSQL takes the death of one connection for a broken memory: it ends all others and recovers. */
async function findBusyConnection(dataDir: string, random: Random): Promise<number | undefined> {
  const client = await connectTo(dataDir).catch(() => undefined);
  if (!client) return undefined;
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return pickOne(
    rows.map(({ pid }) => pid),
    random,
  );
}

const pickOne = ([first, ...others]: number[], random: Random): number | undefined =>
  first === undefined ? undefined : random.pick([first, ...others]);

export const readDataFile = async <T>(dataDir: string, name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(dataDir, name), "utf8")) as T;
