// Lists the data of a database: every table and sequence that the migrations made. The job queue's schema is left
// out: its jobs are recreated from the rows that they work on.
import pg from "pg";

export interface StoredTable {
  schema: string;
  name: string;
  /** Without generated columns, which PostgreSQL computes itself. */
  columns: string[];
}

export interface StoredSequence {
  schema: string;
  name: string;
  /** null: not used yet. */
  value: string | null;
}

const OWN_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'jobs')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

export const quoteTable = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const quoteColumns = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(", ");

export async function listTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name,
           (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OWN_SCHEMAS}
     order by 1, 2`);
  return rows.map(({ schema, name, columns }) => ({ schema, name, columns: columns ?? [] }));
}

export async function listSequences(client: pg.ClientBase): Promise<StoredSequence[]> {
  const { rows } = await client.query(`
    select n.nspname as schema, c.relname as name, s.last_value::text as value
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
     where c.relkind = 'S' and ${OWN_SCHEMAS}
     order by 1, 2`);
  return rows.map(({ schema, name, value }) => ({ schema, name, value }));
}
