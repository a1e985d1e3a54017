// Totals that are kept between requests are those that PostgreSQL would count for this caller at this moment.
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { rules } from "../../../apps/server/src/api/data/rules.ts";
import { type FilledTemplate, fillTemplate, openRestWorld, type RestWorld } from "./rest-world.ts";

let template: FilledTemplate;
let world: RestWorld;

beforeAll(async () => {
  const { superuser, template: name } = inject("postgres");
  template = await fillTemplate(superuser, name);
  world = await openRestWorld(template);
});
afterAll(async () => {
  await world?.close();
  await template?.drop();
});

const owner = () => world.database.owner;

async function totalFor(path: string, token?: string): Promise<number> {
  const answer = await fetch(`${world.url}/${path}`, {
    headers: { Prefer: "count=exact", ...(token && { Authorization: `Bearer ${token}` }) },
  });
  return Number(answer.headers.get("content-range")?.split("/")[1]);
}

const LISTS = ["blog?limit=1", "blog?limit=1&offset=1", "podcast?limit=1", "episode?select=id&limit=1"];

async function totals(): Promise<number[][]> {
  const { lan, minh, administrator } = template;
  const tokens = [undefined, minh.token, lan.token, administrator.token];
  return Promise.all(LISTS.map((path) => Promise.all(tokens.map((token) => totalFor(path, token)))));
}

async function expectedTotals(): Promise<number[][]> {
  const of = async (table: string): Promise<number[]> => {
    const { rows } = await owner().query(
      `select count(*) filter (where "${table}Type" = 'PUBLIC' and publication = 'PUBLISHED')::int as open,
              count(*) filter (where publication = 'PUBLISHED')::int as premium, count(*)::int as all_rows
         from ${table}`,
    );
    const { open, premium, all_rows } = rows[0] ?? {};
    return [open, open, premium, all_rows].map(Number);
  };
  const [blog = [], podcast = [], episode = []] = await Promise.all(["blog", "podcast", "episode"].map(of));
  return [blog, blog, podcast, episode];
}

describe("the totals of lists", () => {
  it("are each reader's own, however often and by whom they were counted before", async () => {
    await owner().query(`
      insert into blog (id, slug, title, "blogType", publication)
      values (9001, 'rieng-1', 'Riêng 1', 'PRIVATE', 'PUBLISHED'), (9002, 'chung-1', 'Chung 1', 'PUBLIC', 'PUBLISHED'),
             (9003, 'nhap-1', 'Nháp 1', 'PUBLIC', 'DRAFT');
      insert into podcast (id, slug, title, "podcastType") values (9001, 'rieng-1', 'Riêng 1', 'PRIVATE')`);
    await expect.poll(totals).toEqual(await expectedTotals());
    for (let round = 0; round < 3; round += 1) expect(await totals()).toEqual(await expectedTotals());
  });

  it("follow every kind of change", async () => {
    for (const change of [
      `update blog set "blogType" = 'PRIVATE' where slug = 'chung-1'`,
      "update blog set publication = 'DRAFT' where slug = 'rieng-1'",
      "update blog set publication = 'PUBLISHED' where slug = 'nhap-1'",
      "delete from podcast where slug = 'rieng-1'",
      `insert into episode (id, slug, title) values (9001, 'moi-1', 'Mới 1')`,
    ]) {
      await owner().query(change);
      const expected = await expectedTotals();
      await expect.poll(totals).toEqual(expected);
    }
  });

  it("end with a membership", async () => {
    const { lan } = template;
    const [premium] = [await totalFor("blog?limit=1", lan.token)];
    await owner().query(
      `update membership set "expiresAt" = now() - interval '1 second' where "userId" = $1`,
      [lan.id],
    );
    const open = await totalFor("blog?limit=1");
    expect(await totalFor("blog?limit=1", lan.token)).toBe(open);
    expect(premium).toBeGreaterThan(open);
  });

  it("are shared only where policies ask nothing else about a person", async () => {
    const { rows } = await owner().query(
      `select c.relname as "table", array_agg(distinct f.proname::text) filter (where f.oid is not null) as functions
         from pg_policy p
         join pg_class c on c.oid = p.polrelid and c.relname = any($1) and c.relnamespace = 'public'::regnamespace
         left join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
         left join pg_proc f on f.oid = d.refobjid
        where p.polcmd in ('r', '*') and p.polroles && array[0, 'anon'::regrole::oid, 'authenticated'::regrole::oid]
        group by c.relname`,
      [[...(rules.sharedCounts?.tables ?? [])]],
    );
    expect(rows.map(({ table }) => table).sort()).toEqual([...(rules.sharedCounts?.tables ?? [])].sort());
    const asked = rows.flatMap(({ functions }) => (functions as string[] | null) ?? []);
    expect(new Set(asked)).toEqual(new Set(["sees_drafts", "sees_private"]));
  });
});
