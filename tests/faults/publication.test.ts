import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createEncryptionKeys } from "../../apps/server/src/platform/crypto/encryption.ts";
import { type Keys, makeKeys } from "../../apps/server/src/platform/identity/keys.ts";
import { eventually } from "../support/eventually.ts";
import { copyDatabase } from "../support/postgres.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PIECES = 20;

let folder: string;
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let keys: Keys;
const messageKeys = createEncryptionKeys();
const running: ServerProcess[] = [];
const clients: pg.Client[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bentrong-publish-"));
  const { superuser, template } = inject("postgres");
  copy = await copyDatabase(JSON.parse(superuser), template);
  keys = await makeKeys();
});
afterAll(async () => {
  for (const server of running) server.child.kill("SIGTERM");
  await Promise.all(running.map(({ ended }) => ended));
  for (const client of clients) await client.end();
  await copy?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<{ server: ServerProcess; url: string }> {
  const { user, password, database, host } = copy.owner;
  const server = startServer({
    DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    DATA_DIR: path.join(folder, "data"),
    TOKEN_KEYS: JSON.stringify(keys.signing),
    PUBLIC_KEY: keys.publicKey,
    MESSAGE_KEYS: JSON.stringify(messageKeys),
  });
  running.push(server);
  return { server, url: `http://localhost:${await server.ready}` };
}

/** Other logins are not shown what a process waits for. */
async function asSuperuser(): Promise<pg.Client> {
  const client = new pg.Client({
    ...JSON.parse(inject("postgres").superuser),
    database: copy.owner.database,
  });
  clients.push(client);
  await client.connect();
  return client;
}

/** Count of the articles that a visitor is shown. */
async function shown(url: string): Promise<number> {
  const address = `${url}/rest/v1/blog?select=id&title=eq.${encodeURIComponent("Hẹn giờ")}`;
  const answer = await fetch(address, { headers: { apikey: keys.publicKey } });
  return ((await answer.json()) as unknown[]).length;
}

describe("a server that is killed while articles come out", { timeout: 240_000 }, () => {
  it("leaves none of them half out; other processes finish it, and each comes out once", async () => {
    const { owner } = copy.database;
    await owner.query("create table came_out (kind text, id int)");
    await owner.query(`create function note_coming_out() returns trigger language plpgsql security definer as
      $$ begin insert into public.came_out values (tg_table_name, new.id); return null; end $$`);
    await owner.query("insert into course (id, slug, title) values (999, 'khoa-999', 'Khóa')");
    for (const [kind, more] of [
      ["blog", ""],
      ["lesson", `, "courseId", position`],
    ] as const) {
      await owner.query(`create trigger note after update on ${kind} for each row
        when (old.publication = 'SCHEDULED' and new.publication = 'PUBLISHED') execute function note_coming_out()`);
      await owner.query(
        `insert into ${kind} (title, slug, publication, "publishAt"${more})
         select 'Hẹn giờ', 'hen-gio-' || n, 'SCHEDULED', now() + interval '1 day'${more && ", 999, n"}
           from generate_series(1, $1) n`,
        [PIECES],
      );
      // Their time comes while no process runs.
      await owner.query(`alter table ${kind} disable trigger user`);
      await owner.query(
        `update ${kind} set "publishAt" = now() - interval '1 hour' where publication = 'SCHEDULED'`,
      );
      await owner.query(`alter table ${kind} enable trigger user`);
    }
    // A lesson that somebody holds: the articles are written by then, and the lessons wait.
    const [holder, watcher] = [await asSuperuser(), await asSuperuser()];
    await holder.query("begin");
    await holder.query("select from lesson where slug = 'hen-gio-7' for update");

    const first = await start();
    await eventually(async () => {
      const { rows } = await watcher.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'update lesson%'`,
      );
      expect(rows).toHaveLength(1);
    }, 60_000);
    expect(await shown(first.url)).toBe(0);
    first.server.child.kill("SIGKILL");
    await first.server.ended;
    const others = [await start(), await start()];
    for (const { url } of others) expect(await shown(url)).toBe(0);
    await holder.query("rollback");

    for (const { url } of others) {
      await eventually(async () => expect(await shown(url)).toBe(PIECES), 100_000);
    }
    const { rows } = await owner.query(
      "select kind, count(*)::int as times, count(distinct id)::int as pieces from came_out group by kind order by kind",
    );
    expect(rows).toEqual([
      { kind: "blog", times: PIECES, pieces: PIECES },
      { kind: "lesson", times: PIECES, pieces: PIECES },
    ]);
  });
});
