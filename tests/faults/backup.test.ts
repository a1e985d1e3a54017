// A backup of a server that runs, and everything in it put back somewhere else.
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createArchiveWriter } from "../../apps/server/src/platform/backup/archive-writer.ts";
import { createBackup } from "../../apps/server/src/platform/backup/create-backup.ts";
import { joinOwner, openMigrated } from "../../apps/server/src/platform/database/open.ts";
import { listTables, quoteTable } from "../../apps/server/src/platform/database/stored-tables.ts";
import { aPng } from "../support/picture-files.ts";
import { MIGRATIONS } from "../support/postgres.ts";
import { begin, complete, patch } from "../support/tus.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const PASSWORD = "một câu chỉ mình mình biết";
const MESSAGE = "Đêm nay mình thấy nhẹ hơn một chút.";

let folder: string;
let source: string;
const running: ServerProcess[] = [];
const at = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bentrong-backup-"));
  await chmod(folder, 0o755);
  source = at("source");
  await writeFile(at("passphrase"), "trăng lên đầu núi, đèn còn sáng\n");
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill("SIGTERM");
    await server.ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(dataDir: string): Promise<string> {
  const server = startServer({ DATA_DIR: dataDir });
  running.push(server);
  return `http://localhost:${await server.ready}`;
}

async function command(name: string, dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [`apps/server/src/commands/${name}.ts`, ...args], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, output: output.trim() };
}

const read = async (dataDir: string, name: string) =>
  JSON.parse(await readFile(path.join(dataDir, name), "utf8"));

/** Calls as whoever the credentials belong to; `kind`: signup, or token for somebody who has an account. */
async function callAs(
  url: string,
  dataDir: string,
  kind: string,
  account: { email: string; password: string },
) {
  const { apiKey } = await read(dataDir, "public.json");
  const send = (where: string, token: string, init: RequestInit = {}) =>
    fetch(`${url}${where}`, {
      ...init,
      headers: {
        apikey: apiKey,
        Authorization: `Bearer ${token}`,
        ...(typeof init.body === "string" ? { "Content-Type": "application/json" } : {}),
        ...init.headers,
      },
    });
  const entered = await send(`/auth/v1/${kind}`, apiKey, { method: "POST", body: JSON.stringify(account) });
  const { access_token: token } = (await entered.json()) as { access_token: string };
  expect(token).toBeTruthy();
  return (where: string, init?: RequestInit) => send(where, token, init);
}

const post = (body: unknown = {}): RequestInit => ({ method: "POST", body: JSON.stringify(body) });

/** An account, an order, a sealed message and an uploaded picture. */
async function live(url: string): Promise<{ email: string; picture: string }> {
  const email = `lan-${Date.now()}@example.vn`;
  const member = await callAs(url, source, "signup", { email, password: PASSWORD });
  expect((await member("/functions/v1/companion/2/order", post())).status).toBe(200);
  const opened = await member("/functions/v1/session", post({ mode: "map" }));
  const { data } = (await opened.json()) as { data: { id: string } };
  const said = await member("/functions/v1/companion/map", post({ sessionId: data.id, question: MESSAGE }));
  expect(said.status).toBe(200);
  await said.text();
  const accounts: { email: string; password: string }[] = await read(source, "accounts.json");
  const editor = accounts.find((one) => one.email.startsWith("bientap"));
  const staff = await callAs(url, source, "token?grant_type=password", {
    email: editor?.email ?? "",
    password: editor?.password ?? "",
  });
  const call = (where: string, init?: RequestInit) => staff(`/functions/v1${where}`, init);
  const png = aPng(400, 300, [40, 90, 120]);
  const upload = await begin(call, { kind: "picture", filename: "trăng.png", length: png.length });
  await patch(call, upload, 0, png);
  const done = await complete(call, upload);
  const picture = /\/media\/[a-z0-9./_-]+/.exec(JSON.stringify(await done.json()))?.[0] ?? "";
  expect(picture).not.toBe("");
  return { email, picture };
}

/** Every row of every table, and every file: name and digest. */
async function everything(dataDir: string): Promise<Record<string, string>> {
  const held: Record<string, string> = {};
  const { owner, stop } = await joinOwner({ dataDir });
  const client = new pg.Client(owner);
  await client.connect();
  try {
    for (const table of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest
           from ${quoteTable(table)} t`,
      );
      held[quoteTable(table)] = rows[0].digest;
    }
    const { rows } = await client.query(
      "select schemaname || '.' || sequencename as name, last_value from pg_sequences where schemaname <> 'jobs'",
    );
    for (const { name, last_value } of rows) held[`sequence ${name}`] = String(last_value);
  } finally {
    await client.end();
    await stop();
  }
  const media = path.join(dataDir, "media");
  for (const entry of await readdir(media, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    held[path.relative(dataDir, file)] = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  }
  return held;
}

describe("an operator", { timeout: 240_000 }, () => {
  it("takes a backup while people write, and gets every confirmed row, file and key back elsewhere", async () => {
    const url = await start(source);
    const { email, picture } = await live(url);
    const { apiKey } = await read(source, "public.json");
    let written = 0;
    let writing = true;
    const writers = (async () => {
      for (; writing; written += 1) {
        await fetch(`${url}/rest/v1/newSubscription`, {
          ...post({ email: `ban-${written}@example.vn` }),
          headers: { apikey: apiKey, "content-type": "application/json" },
        });
      }
    })();
    const secret = ["--passphrase-file", at("passphrase")];
    const made = await command("backup", source, at("online"), ...secret, "--keys");
    writing = false;
    await writers;
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ tables, \d+ files/) });
    expect(written).toBeGreaterThan(0);
    expect((await stat(at("online"))).mode & 0o777).toBe(0o600);
    expect((await readFile(at("online"))).includes(email)).toBe(false);

    expect(await command("restore", at("moved"), at("online"), ...secret)).toMatchObject({ code: 0 });
    const moved = await start(at("moved"));
    const member = await callAs(moved, at("moved"), "token?grant_type=password", {
      email,
      password: PASSWORD,
    });
    expect(await (await member("/rest/v1/order?select=status")).json()).toEqual([{ status: "PENDING" }]);
    const messages = await (await member("/rest/v1/message?select=content")).text();
    expect(messages).toContain(MESSAGE);
    const [before, after] = await Promise.all([url, moved].map((one) => fetch(`${one}${picture}`)));
    expect(after?.status).toBe(200);
    expect(Buffer.from((await after?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      Buffer.from((await before?.arrayBuffer()) ?? new ArrayBuffer()),
    );
  });

  it("gets every table, sequence and file back to the byte", async () => {
    expect(await command("backup", source, at("plain.tar.gz"))).toMatchObject({ code: 0 });
    expect(await command("restore", at("copy"), at("plain.tar.gz"))).toMatchObject({ code: 0 });
    const held = await everything(source);
    expect(Object.keys(held).length).toBeGreaterThan(60);
    expect(await everything(at("copy"))).toEqual(held);
    expect(existsSync(path.join(at("copy"), "keys"))).toBe(false);
  });

  it("is refused over data, unless it is to be replaced: then nothing of it is left", async () => {
    const refused = await command("restore", at("moved"), at("plain.tar.gz"));
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("--replace") });
    expect(await command("restore", at("moved"), at("plain.tar.gz"), "--replace")).toEqual({
      code: 0,
      output: expect.stringContaining("are back"),
    });
    expect(await everything(at("moved"))).toEqual(await everything(source));
  });

  it.each<[string, (file: string) => Promise<void>]>([
    ["cut in the middle", async (file) => truncate(file, Math.floor((await stat(file)).size / 2))],
    ["cut by its last byte", async (file) => truncate(file, (await stat(file)).size - 1)],
    [
      "changed in one byte",
      async (file) => {
        const bytes = await readFile(file);
        const place = Math.floor(bytes.length / 2);
        bytes[place] = (bytes[place] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    ["of something else", (file) => writeFile(file, randomBytes(1_000))],
    ["that is empty", (file) => writeFile(file, "")],
  ])("is told in one line of a file %s, before anything is written", async (_, damage) => {
    for (const name of ["online", "plain.tar.gz"]) {
      await copyFile(at(name), at("damaged"));
      await damage(at("damaged"));
      const answer = await command(
        "restore",
        at("fresh"),
        at("damaged"),
        "--passphrase-file",
        at("passphrase"),
      );
      expect(answer.code).toBe(1);
      expect(answer.output.split("\n")).toHaveLength(1);
      expect(answer.output).toContain(at("damaged"));
      expect(existsSync(at("fresh"))).toBe(false);
    }
  });

  it("moves an older release's data into a newer one, and is refused the way back", async () => {
    const migrations = at("migrations");
    await cp(MIGRATIONS, migrations, { recursive: true });
    const names = (await readdir(migrations)).filter((name) => /^\d{4}_/.test(name)).sort();
    const last = names.at(-1) ?? "";
    const older = { dataDir: at("older"), poolSize: 2, statementTimeout: 10_000 };
    const backup = {
      dataDir: older.dataDir,
      release: "0.0.1",
      hasMedia: true,
      hasKeys: false,
      passphrase: undefined,
    };
    await rm(path.join(migrations, last));
    await chmod(folder, 0o755);
    await mkdir(older.dataDir);
    const database = await openMigrated({ ...older, migrations });
    try {
      await database.owner.query(`insert into "newSubscription" (email) values ('ban-cu@example.vn')`);
      const { owner } = await joinOwner(older);
      await createBackup({ ...backup, owner, file: at("older.tar.gz"), migrationsFolder: migrations });
    } finally {
      await database.close();
    }
    expect(await command("restore", at("newer"), at("older.tar.gz"))).toMatchObject({ code: 0 });
    const { owner, stop } = await joinOwner({ dataDir: at("newer") });
    const client = new pg.Client(owner);
    await client.connect();
    const { rows } = await client.query(
      `select (select email from "newSubscription") as email, (select max(name) from ops.migration) as last`,
    );
    await client.end();
    await stop();
    expect(rows).toEqual([{ email: "ban-cu@example.vn", last }]);

    const future = await createArchiveWriter(at("future.tar.gz"));
    const manifest = {
      format: 1,
      release: "9.0.0",
      createdAt: new Date().toISOString(),
      migrations: ["9999_next.sql"],
    };
    const nothing = { tables: [], sequences: [], hasMedia: false, hasKeys: false };
    await future.add("manifest.json", Buffer.from(JSON.stringify({ ...manifest, ...nothing })));
    await future.finish();
    const refused = await command("restore", at("fresh"), at("future.tar.gz"));
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining("newer release (9999_next.sql)"),
    });
    expect(existsSync(at("fresh"))).toBe(false);
  });

  it("is told what is missing: the passphrase, the right one, a place, an installation", async () => {
    await writeFile(at("other"), "không phải câu đó, câu khác cơ");
    const cases: [string, Awaited<ReturnType<typeof command>>][] = [
      ["is encrypted", await command("restore", at("fresh"), at("online"))],
      [
        "the passphrase is not the one",
        await command("restore", at("fresh"), at("online"), "--passphrase-file", at("other")),
      ],
      ["exists already", await command("backup", source, at("online"))],
      ["only written encrypted", await command("backup", source, at("next"), "--keys")],
      ["has no database yet", await command("backup", at("fresh"), at("next"))],
      ["cannot be read", await command("restore", at("fresh"), at("nowhere"))],
    ];
    for (const [words, answer] of cases) {
      expect(answer.code).toBe(1);
      expect(answer.output.split("\n")).toHaveLength(1);
      expect(answer.output).toContain(words);
    }
    expect(existsSync(at("fresh"))).toBe(false);
    expect(existsSync(at("next"))).toBe(false);
  });
});
