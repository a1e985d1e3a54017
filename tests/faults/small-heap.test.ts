// The settings of the runbook for little memory, on a library that many years would fill: the process must not end.
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { embeddedOwner, toConnections } from "../../apps/server/src/platform/database/open.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const SMALL_HEAP = {
  NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=1",
  MALLOC_ARENA_MAX: "2",
};
const READERS = 8;
const PODCASTS = 5_000;
const ARTICLES = 2_000;
/** Of each kind, by every reader: together a good part of the library. */
const STEPS = 3;
const EVERYBODYS = ["/", "/sitemap.xml", "/feed", "/podcasts", "/blogs"];

let dataDir: string;
let server: ServerProcess;
let base: string;
let apiKey: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-small-heap-"));
  await chmod(dataDir, 0o755);
  server = startServer({ DATA_DIR: dataDir, ...SMALL_HEAP });
  base = `http://localhost:${await server.ready}`;
  apiKey = JSON.parse(await readFile(path.join(dataDir, "public.json"), "utf8")).apiKey;
  await fillLibrary();
}, 300_000);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function fillLibrary(): Promise<void> {
  const folder = path.join(dataDir, "postgres");
  const password = await readFile(path.join(folder, "password"), "utf8");
  const host = (await readFile(path.join(folder, "data/postmaster.pid"), "utf8")).split("\n")[4] ?? "";
  const login = embeddedOwner({ host, password });
  const database = openDatabase(toConnections(login, { poolSize: 1, statementTimeout: 60_000 }));
  const words = "repeat('Đêm nay mưa rơi trên mái hiên và bạn lắng nghe hơi thở. ', $1)";
  const category = (type: string) => `(select min(id) from category where "categoryType" = '${type}')`;
  await database.owner.query(
    `insert into podcast (slug, title, description, "categoryId")
     select 'nhieu-' || n, 'Podcast ' || n, ${words}, ${category("PODCAST")} from generate_series(1, ${PODCASTS}) n`,
    [40],
  );
  await database.owner.query(
    `insert into episode (slug, title, description, duration, "podcastId")
     select 'nhieu-' || id, 'Tập của ' || title, ${words}, 600, id from podcast where slug like 'nhieu-%'`,
    [20],
  );
  await database.owner.query(
    `insert into blog (slug, title, content, "categoryId")
     select 'nhieu-' || n, 'Bài ' || n, '<p>' || ${words} || '</p>', ${category("BLOG")} from generate_series(1, ${ARTICLES}) n`,
    [250],
  );
  await database.close();
}

async function listIds(table: string): Promise<number[]> {
  const answer = await fetch(`${base}/rest/v1/${table}?select=id&slug=like.nhieu-*&limit=1000`, {
    headers: { apikey: apiKey },
  });
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
}

/** Different for each reader, so that hardly anything is kept already. */
function* walk(reader: number, podcasts: number[], articles: number[]): Generator<string> {
  for (let step = 0; step < STEPS; step += 1) {
    const n = step * READERS + reader;
    yield `/podcast/detail/${podcasts[n]}`;
    yield `/blog/detail/${articles[n]}`;
    yield `/podcast/list/all?page=${n + 1}&limit=12`;
    yield `/blogs?page=${n + 1}`;
    yield `/rest/v1/podcast?select=*&order=id&limit=50&offset=${n * 50}`;
    yield `/rest/v1/blog?select=*,category:categoryId(*)&order=id&limit=12&offset=${n * 12}`;
    yield EVERYBODYS[n % EVERYBODYS.length] ?? "/";
  }
}

function isHonest({ status, headers }: Response, text: string): boolean {
  if (status === 200) return true;
  if (status === 503) return headers.has("retry-after");
  return status >= 400 && status < 500 && text.includes("answer_too_large");
}

describe("a small heap in front of a large library", { timeout: 300_000 }, () => {
  it("answers eight readers at once, or says when to come again, and does not end", async () => {
    const [podcasts, articles] = [await listIds("podcast"), await listIds("blog")];
    const dishonest: string[] = [];
    const counts = new Map<number, number>();
    const read = async (reader: number): Promise<void> => {
      for (const where of walk(reader, podcasts, articles)) {
        const answer = await fetch(base + where, { headers: { apikey: apiKey } });
        const text = await answer.text();
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        if (!isHonest(answer, text)) dishonest.push(`${answer.status} ${where} ${text.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
    expect(dishonest).toEqual([]);
    expect(server.child.exitCode, server.output()).toBeNull();
    // Refusing everybody would be honest as well.
    expect(counts.get(200)).toBeGreaterThanOrEqual(READERS * STEPS * 6);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });
});
