// Fills a database with what a snapshot held, in one transaction: it is whole afterwards, or as it was before. The
// schema is made by the migrations of the snapshot, so that rows of an older release fit; newer ones run later.
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Migration } from "./migrate.ts";
import {
  listTables,
  quoteColumns,
  quoteTable,
  type StoredSequence,
  type StoredTable,
} from "./stored-tables.ts";

export interface Rebuild {
  /** Drops what the database holds; without it a database that holds anything is refused. */
  replace: boolean;
  migrations: readonly Migration[];
  sequences: readonly StoredSequence[];
  /** Hands over every table once. */
  load(write: (table: StoredTable, rows: Readable) => Promise<void>): Promise<void>;
}

/** Throws with one line for the operator when the database cannot take a restore. */
export async function requireRestorable(owner: pg.ClientConfig, replace: boolean): Promise<void> {
  await withClient(owner, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from pg_stat_activity
                where datname = current_database() and application_name like 'ben-trong %'
                  and pid <> pg_backend_pid()) as servers,
              to_regclass('ops.migration') is not null as filled`,
    );
    if (rows[0].servers > 0) throw new Error("the platform is running on this database: stop it first");
    if (rows[0].filled && !replace) {
      throw new Error(
        "this installation has data already: --replace removes it and puts the backup in its place",
      );
    }
  });
}

export async function rebuildDatabase(owner: pg.ClientConfig, rebuild: Rebuild): Promise<void> {
  await withClient(owner, async (client) => {
    await client.query("set statement_timeout = 0; begin");
    if (rebuild.replace) await dropEverything(client);
    await createSchema(client, rebuild.migrations);
    const tables = await listTables(client);
    const restore = await takeOffConstraints(client, tables);
    await client.query(`truncate ${tables.map(quoteTable).join(", ")}`);
    await rebuild.load((table, rows) => copyRows(client, tables, table, rows));
    for (const { schema, name, value } of rebuild.sequences) {
      await client.query("select setval($1::regclass, coalesce($2::bigint, 1), $2::bigint is not null)", [
        quoteTable({ schema, name }),
        value,
      ]);
    }
    await restore();
    await client.query("commit");
    await client.query("analyze");
  });
}

async function createSchema(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query("create schema if not exists ops");
  await client.query(`create table if not exists ops.migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  for (const { name, sql } of migrations) {
    await client.query(sql).catch((error: unknown) => {
      throw new Error(`migration ${name} of the backup failed: ${(error as Error).message}`, {
        cause: error,
      });
    });
    // Pending deferred checks of its first rows would block the next change to the table.
    await client.query("set constraints all immediate");
  }
}

/**
 * Rules that hold between tables come back once all rows are there, and are checked then. Triggers rest: what they did
 * for these rows is in the snapshot. Both are rights of the owner; no superuser is needed.
 */
async function takeOffConstraints(
  client: pg.Client,
  tables: readonly StoredTable[],
): Promise<() => Promise<void>> {
  const names = tables.map(quoteTable);
  const { rows: keys } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [names],
  );
  const { rows: triggers } = await client.query(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name
       from pg_trigger where not tgisinternal and tgenabled = 'O' and tgrelid = any ($1::regclass[])`,
    [names],
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
    for (const { table, name, rule } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${rule}`);
    }
  };
}

async function copyRows(
  client: pg.Client,
  tables: readonly StoredTable[],
  table: StoredTable,
  rows: Readable,
): Promise<void> {
  const known = tables.find(({ schema, name }) => schema === table.schema && name === table.name);
  if (!known)
    throw new Error(`the backup has rows of ${quoteTable(table)}, which its migrations do not make`);
  const into = client.query(
    copyFrom(`copy ${quoteTable(table)} (${quoteColumns(table.columns)}) from stdin`),
  );
  await pipeline(rows, into);
}

/** The owner of a database drops what it made; `public` belongs to the server and is emptied. */
async function dropEverything(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select quote_ident(nspname) as name from pg_namespace
      where nspowner = (select oid from pg_roles where rolname = current_user) and nspname !~ '^pg_'`,
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  const { rows: left } = await client.query(
    `select format('drop %s if exists %s cascade',
                   case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
                     else 'table' end, c.oid::regclass) as statement
       from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
              and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
      union all
     select format('drop routine if exists %s cascade', p.oid::regprocedure)
       from pg_proc p where pronamespace = 'public'::regnamespace
      union all
     select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`,
  );
  for (const { statement } of left) await client.query(statement);
}

async function withClient<T>(owner: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
