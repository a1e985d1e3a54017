// Applies db/migrations in order, each in its own transaction, and refuses to go on from a history that differs
// from the files: a migration that was changed after it ran would leave databases that look alike and are not.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { adoptPreRelease } from "./adopt-pre-release.ts";
import type { Owner } from "./database.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** Only one process migrates at a time, also across hosts. */
const LOCK_KEY = 741_830_115;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/**
 * Applies what is missing and gives the login `authenticator` its password. Returns the names that were applied now.
 */
export async function migrate(
  owner: Owner,
  folder: string,
  authenticatorPassword: string,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return owner.transaction(async (lock) => {
    await lock.query("select pg_advisory_xact_lock($1)", [LOCK_KEY]);
    await createMigrationTable(owner);
    await adoptPreRelease(owner, folder, migrations);
    const done = await appliedChecksums(owner);
    const applied: string[] = [];
    for (const migration of migrations) {
      const before = done.get(migration.name);
      if (before === undefined) {
        await apply(owner, migration);
        applied.push(migration.name);
      } else if (before !== migration.checksum) {
        throw new Error(`migration ${migration.name} was changed after it ran; add a new migration instead`);
      }
    }
    await owner.query(
      `alter role authenticator password ${pg.escapeLiteral(scramVerifier(authenticatorPassword))}`,
    );
    return applied;
  });
}

async function createMigrationTable(owner: Owner): Promise<void> {
  await owner.query("create schema if not exists ops");
  await owner.query(`create table if not exists ops.migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

async function appliedChecksums(owner: Owner): Promise<Map<string, string>> {
  const { rows } = await owner.query("select name, checksum from ops.migration");
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]));
}

async function apply(owner: Owner, migration: Migration): Promise<void> {
  try {
    await owner.transaction(async (tx) => {
      await tx.query(migration.sql);
      await tx.query("insert into ops.migration (name, checksum) values ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
    });
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
