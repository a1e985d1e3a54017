// Reads a whole database as it was at one moment, while people go on using it.
import type { Readable } from "node:stream";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  listSequences,
  listTables,
  quoteColumns,
  quoteTable,
  type StoredSequence,
  type StoredTable,
} from "./stored-tables.ts";

/** Held by a backup; removing media files waits for it, so that no row of the snapshot loses its file. */
const BACKUP_LOCK = 741_830_121;

export interface Snapshot {
  tables: readonly StoredTable[];
  sequences: readonly StoredSequence[];
  /** Names and checksums of what made the schema. */
  migrations: readonly { name: string; checksum: string }[];
  /** The rows of a table in PostgreSQL's text format of COPY. One at a time. */
  read(table: StoredTable): Readable;
}

/** Every read of `use` sees the same moment. */
export async function withSnapshot<T>(
  owner: pg.ClientConfig,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...owner, application_name: "ben-trong backup" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock_shared($1)", [BACKUP_LOCK]);
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query("select name, checksum from ops.migration order by name");
    return await use({
      tables: await listTables(client),
      sequences: await listSequences(client),
      migrations: rows.map(({ name, checksum }) => ({ name, checksum })),
      read: (table) =>
        client.query(copyTo(`copy ${quoteTable(table)} (${quoteColumns(table.columns)}) to stdout`)),
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SQL for a transaction that removes files: false while a backup reads them. */
export const NO_BACKUP_RUNS = `pg_try_advisory_xact_lock(${BACKUP_LOCK})`;
