import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checkMigration } from "./migration-rules.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../db/migrations");
/** The schema of the first release: it met no data. */
const LAST_OF_BASELINE = "0014";
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && !name.startsWith("pre-release"));
/** Rules that a migration broke before there were rules; it ran and is not changed any more. */
const BEFORE_THE_RULES: Readonly<Record<string, readonly string[]>> = {
  // For the owner alone, through functions.
  "0071_search.sql": ["grants"],
};

describe("migrations", () => {
  it("have a number each and a name", () => {
    for (const name of names) expect(name).toMatch(/^\d{4}_[a-z0-9_]+\.sql$/);
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  it.each(names.filter((name) => name.slice(0, 4) > LAST_OF_BASELINE))(
    "do nothing dangerous without a reason: %s",
    (name) => {
      const known = BEFORE_THE_RULES[name] ?? [];
      const wrong = checkMigration(readFileSync(path.join(FOLDER, name), "utf8"));
      expect(wrong.filter((line) => !known.some((rule) => line.startsWith(`${rule}:`)))).toEqual([]);
    },
  );

  it.each<[rule: string, sql: string]>([
    ["drop", "drop table blog;"],
    ["drop", "alter table blog add column a text, drop column title;"],
    ["rename", 'alter table "order" rename column price to cost;'],
    ["rename", "alter table blog rename title to name;"],
    ["change-type", "alter table blog alter column title type varchar(20);"],
    ["not-null-without-default", "alter table blog add column tone text not null;"],
    ["volatile-default", "alter table blog add column token uuid not null default gen_random_uuid();"],
    ["set-not-null", "alter table blog alter column cover set not null;"],
    ["constraint-at-once", "alter table blog add constraint short check (char_length(title) < 9);"],
    ["constraint-at-once", "alter table blog add foreign key (category_id) references category (id);"],
    ["index", "create index blog_by_day on public.blog (created_at);"],
    [
      "concurrently",
      "create table t (id int); alter table t enable row level security; grant select on t to anon; create index concurrently i on t (id);",
    ],
    ["whole-table-write", "update blog set title = 'a where b';"],
    ["whole-table-write", "truncate blog;"],
    ["rls", "create table ops.thing (id int); grant select on ops.thing to job_service;"],
    ["grants", "create table ops.thing (id int); alter table ops.thing enable row level security;"],
    ["search-path", "create function app.f() returns int language sql security definer as $$ select 1; $$;"],
  ])("are refused for %s: %s", (rule, sql) => {
    const wrong = checkMigration(sql);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(new RegExp(`^${rule}:`));
    const last = sql.lastIndexOf(rule === "concurrently" ? "create index" : sql);
    const allowed = `${sql.slice(0, last)}-- allow ${rule}: nobody has rows there yet\n${sql.slice(last)}`;
    expect(checkMigration(allowed)).toEqual([]);
    expect(checkMigration(allowed.replace("nobody has rows there yet", "why not"))).toHaveLength(1);
  });

  it("may do what harms nobody", () => {
    const sql = `-- A table of its own; drop table blog; is only said here.
      create table ops.thing (id int primary key, made_at timestamptz not null default now());
      create index thing_by_day on ops.thing (made_at);
      alter table ops.thing enable row level security;
      grant select, insert on ops.thing to job_service;
      alter table blog add column tone text, add column loud boolean not null default false;
      alter table blog add constraint short check (char_length(title) < 900) not valid;
      update blog set tone = 'calm; drop table blog' where tone is null;
      create function app.f() returns void language plpgsql security definer set search_path = '' as $$
        begin truncate blog; drop table blog; end $$;`;
    expect(checkMigration(sql)).toEqual([]);
  });

  it("may not carry a permission that nothing needs", () => {
    expect(
      checkMigration("-- allow drop: it was needed in a draft\nalter table blog add column tone text;"),
    ).toEqual(['nothing here needs "allow drop"']);
  });
});
