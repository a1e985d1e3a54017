import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { databaseProcess, type ServerProcess, SUPERVISED, startServer } from "./server-process.ts";

let dataDir: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-faults-"));
  await chmod(dataDir, 0o755);
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill("SIGTERM");
    await server.ended;
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (environment: Record<string, string> = {}): ServerProcess => {
  const server = startServer({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
};

async function apiKey(): Promise<string> {
  return JSON.parse(await readFile(path.join(dataDir, "public.json"), "utf8")).apiKey;
}

const subscribe = async (port: number, email: string): Promise<number> =>
  (
    await fetch(`http://localhost:${port}/rest/v1/newSubscription`, {
      method: "POST",
      headers: { apikey: await apiKey(), "content-type": "application/json" },
      body: JSON.stringify({ email }),
    })
  ).status;

const blogCount = async (port: number): Promise<string | null> =>
  (
    await fetch(`http://localhost:${port}/rest/v1/blog?select=id&limit=1`, {
      headers: { apikey: await apiKey(), prefer: "count=exact" },
    })
  ).headers.get("content-range");

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 800; tries++) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error("it did not come to that within 40 s");
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The one process that `pid` started. */
const findChild = (pid: number): number =>
  Number(execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" }).trim());

describe("an operator", { timeout: 90_000 }, () => {
  it("gets content and one account per role from the first start, and the same content from the second", async () => {
    const first = start();
    const port = await first.ready;
    expect(first.output()).toContain("quantri@bentrong.vn");
    const count = await blogCount(port);
    expect(Number(count?.split("/")[1])).toBeGreaterThanOrEqual(20);
    first.child.kill("SIGINT");
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(path.join(dataDir, "postgres/data/postmaster.pid"))).toBe(false);

    const second = start();
    expect(await blogCount(await second.ready)).toBe(count);
    expect(second.output()).not.toContain("pieces loaded");
  });

  it("loses nothing when the server is killed, and starts again at once", async () => {
    const server = start();
    const port = await server.ready;
    const database = await databaseProcess(dataDir);
    expect(await subscribe(port, "truoc-khi-tat@example.vn")).toBe(201);
    server.child.kill("SIGKILL");
    const again = start();
    expect(await subscribe(await again.ready, "truoc-khi-tat@example.vn")).toBe(409);
    expect(isAlive(database)).toBe(false);
  });

  it("keeps serving when the database is killed, with everything that was written", async () => {
    const server = start();
    const port = await server.ready;
    const address = `${randomUUID()}@example.vn`;
    expect(await subscribe(port, address)).toBe(201);
    process.kill(await databaseProcess(dataDir), "SIGKILL");
    await until(async () => server.output().includes("was started again"));
    await until(async () => (await subscribe(port, address)) === 409);
  });

  it("is not disturbed by the lock files of a database that is gone", async () => {
    const server = start();
    await server.ready;
    const database = await databaseProcess(dataDir);
    process.kill(server.child.pid ?? 0, "SIGSTOP");
    process.kill(database, "SIGKILL");
    process.kill(server.child.pid ?? 0, "SIGKILL");
    await server.ended;
    expect(await blogCount(await start().ready)).toMatch(/\/\d+$/);
  });

  it("finds the server started again after it was killed, and none after it was stopped or refused", async () => {
    const supervised = (environment: Record<string, string> = {}) => {
      const started = startServer({ DATA_DIR: dataDir, ...environment }, SUPERVISED);
      running.push(started);
      return started;
    };
    const server = supervised();
    const address = `${randomUUID()}@example.vn`;
    expect(await subscribe(await server.ready, address)).toBe(201);
    const first = findChild(server.child.pid ?? 0);
    process.kill(first, "SIGKILL");
    await until(() => server.output().split("Stop with Ctrl-C").length === 3);
    expect(isAlive(first)).toBe(false);
    const ports = [...server.output().matchAll(/ready at http:\/\/[^:]+:(\d+)/g)].map(([, port]) =>
      Number(port),
    );
    expect(await subscribe(ports[1] ?? 0, address)).toBe(409);
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
    expect(existsSync(path.join(dataDir, "postgres/data/postmaster.pid"))).toBe(false);

    const refused = supervised({ PORT: "eighty" });
    expect((await refused.ended).code).toBe(1);
    expect(refused.output()).not.toContain("started again");
  });

  it("is told which port is taken and what to do", async () => {
    const other = createServer().listen(0);
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as import("node:net").AddressInfo;
    const server = start({ PORT: String(port) });
    expect((await server.ended).code).toBe(1);
    expect(server.output().trim().split("\n")).toHaveLength(1);
    expect(server.output()).toContain(`PORT: ${port} is in use`);
    other.close();
  });

  it("is told that another copy works on the same data", async () => {
    await start().ready;
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain("DATA_DIR");
  });

  it.each([
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "70000" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
    ["TOKEN_KEYS", { DATABASE_URL: "postgres://localhost/x" }],
    ["TOKEN_KEYS", { TOKEN_KEYS: "[]", PUBLIC_KEY: "x" }],
    ["PUBLIC_URL", { PUBLIC_URL: "bentrong.vn" }],
    ["MESSAGE_KEYS", { MESSAGE_KEYS: "[]" }],
    ["MESSAGE_KEYS", { DATABASE_URL: "postgres://localhost/x", TOKEN_KEYS: "x", PUBLIC_KEY: "x" }],
    ["SMTP_URL", { SMTP_URL: "mail.example.vn" }],
    ["MAIL_FROM", { MAIL_FROM: "Bên Trong" }],
    ["MAIL_FROM", { MAIL_FROM: "a@b.vn\r\nBcc: c@d.vn" }],
    ["ACCESS_TOKEN_SECONDS", { ACCESS_TOKEN_SECONDS: "7200" }],
    ["SESSION_IDLE_DAYS", { SESSION_IDLE_DAYS: "0" }],
    ["AUTH_CONFIRM_EMAIL", { AUTH_CONFIRM_EMAIL: "yes" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "-1" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["BRAND", { BRAND: "{" }],
    ["BRAND: supportEmail", { BRAND: '{"supportEmail":"nobody"}' }],
  ])("is told in one line that %s cannot be used", async (name, environment) => {
    const server = start(environment);
    expect((await server.ended).code).toBe(1);
    expect(server.output().trim().split("\n")).toHaveLength(1);
    expect(server.output().trim()).toMatch(new RegExp(`^${name}`));
  });
});
