import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, openMailServer } from "../support/smtp-server.ts";
import { databaseProcess, type ServerProcess, startServer } from "./server-process.ts";

let dataDir: string;
let mail: MailServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-mail-"));
  await chmod(dataDir, 0o755);
  mail = await openMailServer({ slowness: 150 });
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill("SIGTERM");
    await server.ended;
  }
});
afterAll(async () => {
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, SMTP_URL: mail.url });
  running.push(server);
  return server;
}

let addresses = 0;
/** Asks for the newsletter, which causes a letter; resolves with the address. */
async function subscribe(port: number): Promise<string> {
  const email = `ben-bi-${++addresses}@example.vn`;
  const { apiKey } = JSON.parse(await readFile(path.join(dataDir, "public.json"), "utf8"));
  const answer = await fetch(`http://localhost:${port}/rest/v1/newSubscription`, {
    method: "POST",
    headers: { apikey: apiKey, "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(201);
  return email;
}

const copiesTo = (email: string): string[] =>
  mail.messages.filter(({ to }) => to.includes(email)).map((one) => String(one.mail.messageId));

describe("letters", { timeout: 180_000 }, () => {
  it("are never lost, however often the server is killed while they leave", async () => {
    const asked: string[] = [];
    const KILLS = 6;
    for (let kill = 0; kill < KILLS; kill++) {
      const server = start();
      const port = await server.ready;
      for (let letter = 0; letter < 3; letter++) asked.push(await subscribe(port));
      // Each time at another moment: before a letter leaves, while it does, and after.
      await sleep(kill * 120);
      server.child.kill("SIGKILL");
      await server.ended;
    }
    await start().ready;
    // What a killed process was busy with is found when its sign of life is missed.
    await expect
      .poll(() => asked.filter((to) => copiesTo(to).length === 0), { timeout: 120_000 })
      .toEqual([]);
    for (const to of asked) {
      const copies = copiesTo(to);
      // One that a killed process had just handed over may come again; then it is known by its Message-ID.
      expect(new Set(copies).size).toBe(1);
      expect(copies.length).toBeLessThanOrEqual(1 + KILLS);
    }
  });

  it("leave after the database was killed and came back", async () => {
    const server = start();
    const port = await server.ready;
    process.kill(await databaseProcess(dataDir), "SIGKILL");
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/readyz`)).status, { timeout: 20_000 })
      .toBe(200);
    const { to } = await mail.next(await subscribe(port));
    expect(to).toHaveLength(1);
  });

  it("that are being sent are not cut off by an orderly stop", async () => {
    const server = start();
    const to = await subscribe(await server.ready);
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await start().ready;
    await mail.next(to);
    expect(copiesTo(to)).toHaveLength(1);
  });

  it("that wait do not keep the server from starting", async () => {
    const measureStart = async () => {
      const begun = performance.now();
      const server = start();
      const port = await server.ready;
      expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
      return { server, port, ms: performance.now() - begun };
    };
    const { server, port } = await measureStart();
    const to = await subscribe(port);
    server.child.kill("SIGKILL");
    await server.ended;
    const withLetter = await measureStart();
    await mail.next(to);
    withLetter.server.child.kill("SIGKILL");
    await withLetter.server.ended;
    const without = await measureStart();
    expect(withLetter.ms / without.ms).toBeLessThan(3);
  });

  it("can be read by nobody in a mailbox page of the real server", async () => {
    const port = await start().ready;
    for (const page of ["/dev/mailbox", "/dev/mailbox/a.eml"])
      expect((await fetch(`http://localhost:${port}${page}`)).status).toBe(404);
  });
});
