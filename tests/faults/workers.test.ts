import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const WORKERS = 2;
const CLIENTS = 4;
/** For a start on a busy machine. */
const PATIENCE_MS = 90_000;

let dataDir: string;
let server: ServerProcess;
let url: string;
let apikey: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-workers-"));
  await chmod(dataDir, 0o755);
  // A port that is known before: without any worker the system would choose another one for the next.
  const port = await findFreePort();
  server = startServer({ DATA_DIR: dataDir, WORKERS: String(WORKERS), PORT: String(port) });
  url = `http://localhost:${await server.ready}`;
  apikey = JSON.parse(await readFile(path.join(dataDir, "public.json"), "utf8")).apiKey;
  await eventually(() => expect(server.output()).toContain(`${WORKERS} workers answer`), PATIENCE_MS);
}, 2 * PATIENCE_MS);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}, 30_000);

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Processes that answer; the database is another child of the first process. */
function workerIds(): number[] {
  const listed = execFileSync("pgrep", ["-P", String(server.child.pid), "-f", "main.ts"], {
    encoding: "utf8",
  });
  return listed.trim().split("\n").map(Number);
}

const REQUESTS = [
  "/",
  "/healthz",
  "/rest/v1/blog?select=id,title&limit=3",
  "/rest/v1/category?select=*",
  "/functions/v1/search?q=dem",
];

interface Load {
  answered: number;
  failures: string[];
}

/** Clients one request after the other on kept connections, as browsers and proxies do, until they are told to stop. */
function loadServer(): { load: Load; stop(): Promise<void> } {
  const load: Load = { answered: 0, failures: [] };
  let isStopping = false;
  const client = async (first: number): Promise<void> => {
    for (let n = first; !isStopping; n++) {
      const asked = REQUESTS[n % REQUESTS.length] ?? "/";
      try {
        const answer = await fetch(`${url}${asked}`, { headers: { apikey } });
        await answer.arrayBuffer();
        if (answer.status === 200) load.answered += 1;
        else load.failures.push(`${asked}: ${answer.status}`);
      } catch (error) {
        load.failures.push(`${asked}: ${error instanceof Error ? String(error.cause ?? error) : error}`);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
  return {
    load,
    stop: async () => {
      isStopping = true;
      await Promise.all(clients);
    },
  };
}

const signInWrongly = (): Promise<Response> =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json", connection: "close" },
    // Each on a connection of its own, which goes to the next process in turn.
    body: JSON.stringify({ email: "quantri@bentrong.vn", password: "không phải mật khẩu này" }),
  });

describe("several processes behind one port", { timeout: 6 * PATIENCE_MS }, () => {
  it("are restarted one after the other without a failed request, and the database stays", async () => {
    const before = workerIds();
    const databaseBefore = await readFile(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8");
    const { load, stop } = loadServer();
    const answerMore = async (count: number): Promise<void> => {
      const enough = load.answered + count;
      await eventually(() => expect(load.answered).toBeGreaterThan(enough), PATIENCE_MS);
    };
    try {
      await answerMore(20);
      server.child.kill("SIGHUP");
      await eventually(
        () => expect(server.output()).toContain("every worker was started anew"),
        3 * PATIENCE_MS,
      );
      await answerMore(20);
    } finally {
      await stop();
    }
    expect(load.failures).toEqual([]);
    const after = workerIds();
    expect(after).toHaveLength(WORKERS);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
    expect(await readFile(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8")).toBe(databaseBefore);
  });

  it("are replaced when one is killed, while the other answers", async () => {
    const [victim = 0] = workerIds();
    process.kill(victim, "SIGKILL");
    await eventually(async () => {
      const now = workerIds();
      expect(now).toHaveLength(WORKERS);
      expect(now).not.toContain(victim);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }, PATIENCE_MS);
  });

  it("tell their metrics as one sum, whichever is asked", async () => {
    // A worker that was just begun anew cannot be asked yet.
    const readMemory = async (): Promise<number> => {
      const answer = await fetch(`${url}/metrics`, { headers: { connection: "close" } });
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(await answer.text())?.[1]);
    };
    for (let n = 0; n < WORKERS; n++)
      await eventually(
        async () => expect(await readMemory()).toBeGreaterThan(WORKERS * 80_000_000),
        PATIENCE_MS,
      );
  });

  it("count tries to sign in together", async () => {
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) {
      const answer = await signInWrongly();
      await answer.arrayBuffer();
      answers.push(answer.status);
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.slice(10)).toEqual([429, 429]);
  });

  it("end together", async () => {
    const ids = workerIds();
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    const isAlive = (id: number): boolean => {
      try {
        process.kill(id, 0);
        return true;
      } catch {
        return false;
      }
    };
    expect(ids.filter(isAlive)).toEqual([]);
  });
});
