import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { type Keys, makeKeys } from "../../apps/server/src/platform/identity/keys.ts";
import { POSTGRES_15 } from "../support/outside.ts";
import { getOwner, openServer, type TestServer } from "../support/postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

let folder: string;
let server: TestServer;
let keys: Keys;
const messageKeys = createEncryptionKeys();
let url: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bentrong-15-"));
  server = await openServer(path.join(folder), POSTGRES_15);
  keys = await makeKeys();
  const { user, password, database, host } = getOwner(server.superuser, server.template);
  url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
});
afterAll(async () => {
  for (const one of running) one.child.kill("SIGTERM");
  await Promise.all(running.map((one) => one.ended));
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<number> {
  const process = startServer({
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, "data"),
    TOKEN_KEYS: JSON.stringify(keys.signing),
    PUBLIC_KEY: keys.publicKey,
    MESSAGE_KEYS: JSON.stringify(messageKeys),
  });
  running.push(process);
  return process.ready;
}

const newest = async (port: number): Promise<string> => {
  const answer = await fetch(
    `http://localhost:${port}/rest/v1/blog?select=title&order=createdAt.desc&limit=1`,
    {
      headers: { apikey: keys.publicKey },
    },
  );
  const [blog] = (await answer.json()) as { title: string }[];
  return blog?.title ?? "";
};

describe("an operator with a PostgreSQL 15 of their own", { timeout: 60_000 }, () => {
  it("runs several processes on it, and a change shows in all of them within a second", async () => {
    const ports = [await start(), await start()];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    expect((await client.query("show server_version")).rows[0].server_version).toMatch(/^15\./);
    for (let change = 1; change <= 5; change++) {
      // Asked before the change too, so that there is something kept to become stale.
      await Promise.all(ports.map(newest));
      const title = `Đổi lần ${change}`;
      await client.query(
        `update blog set title = $1
          where id = (select id from blog where "blogType" = 'PUBLIC' order by "createdAt" desc limit 1)`,
        [title],
      );
      const changedAt = Date.now();
      for (const port of ports) {
        while ((await newest(port)) !== title) {
          expect(Date.now() - changedAt).toBeLessThan(1000);
          await sleep(10);
        }
      }
    }
    await client.end();
  });

  it("serves pages from it", async () => {
    const [port] = await Promise.all(running.map((one) => one.ready));
    const page = await fetch(`http://localhost:${port}/blogs`);
    expect(page.status).toBe(200);
    expect((await page.text()).includes("Đổi lần 5")).toBe(true);
  });
});
