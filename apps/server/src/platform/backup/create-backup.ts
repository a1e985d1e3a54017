// Writes one file with everything that an installation holds: the database as it was at one moment, sounds and pictures,
// and on request the keys.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { readMigrations } from "../database/migrate.ts";
import type { OwnerLogin } from "../database/open.ts";
import { type Snapshot, withSnapshot } from "../database/snapshot.ts";
import { isMediaKey } from "../storage/media-store.ts";
import { type ArchiveWriter, createArchiveWriter } from "./archive-writer.ts";
import { MANIFEST_ENTRY, type Manifest } from "./manifest.ts";

/** Rows are written in pieces of this size, or of one row where that is longer. */
const PIECE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;
export const KEY_FILES = ["tokens.json", "messages.json", "push.json"];
/** A data folder that did not start since it was there has none. */
const NOT_YET = "push.json";

export interface BackupOptions {
  file: string;
  owner: OwnerLogin["owner"];
  dataDir: string;
  migrationsFolder: string;
  release: string;
  hasMedia: boolean;
  hasKeys: boolean;
  passphrase: string | undefined;
}

export interface BackupResult {
  tables: number;
  files: number;
}

export const createBackup = (options: BackupOptions): Promise<BackupResult> =>
  withSnapshot(options.owner, async (snapshot) => {
    const archive = await createArchiveWriter(options.file, options.passphrase);
    try {
      await addDatabase(archive, snapshot, options);
      const files = options.hasMedia ? await addMedia(archive, path.join(options.dataDir, "media")) : 0;
      if (options.hasKeys) await addKeys(archive, path.join(options.dataDir, "keys"));
      await archive.finish();
      return { tables: snapshot.tables.length, files };
    } catch (error) {
      await archive.abort();
      throw error;
    }
  });

async function addDatabase(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  options: BackupOptions,
): Promise<void> {
  const { release, hasMedia, hasKeys } = options;
  const { tables, sequences } = snapshot;
  const migrations = await findMigrations(snapshot, options.migrationsFolder);
  const manifest: Manifest = {
    ...{ format: 1, release, createdAt: new Date().toISOString(), hasMedia, hasKeys },
    ...{ migrations: migrations.map(({ name }) => name), tables: [...tables], sequences: [...sequences] },
  };
  await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 1)));
  for (const { name, sql } of migrations) await archive.add(`migrations/${name}`, Buffer.from(sql));
  for (const table of tables) {
    let piece = 0;
    for await (const rows of cutAtRows(snapshot.read(table))) {
      piece += 1;
      await archive.add(`tables/${table.schema}.${table.name}/${String(piece).padStart(6, "0")}.copy`, rows);
    }
  }
}

/** The files that made this schema: an older release's backup is read with its own. */
async function findMigrations({ migrations }: Snapshot, folder: string) {
  const files = await readMigrations(folder);
  const applied = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const pending = files.find(({ name, checksum }) => applied.get(name) !== checksum);
  if (pending) throw new Error(`${pending.name} was not applied yet: start this release once, then back up`);
  return files;
}

/** A line of COPY's text format is a row, whatever the row holds. */
async function* cutAtRows(rows: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    const all = Buffer.concat(waiting);
    const cut = all.lastIndexOf(NEWLINE) + 1;
    if (cut > 0) yield all.subarray(0, cut);
    waiting = [all.subarray(cut)];
    length = all.length - cut;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function addMedia(archive: ArchiveWriter, folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let files = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(folder, file).split(path.sep).join("/");
    // Parts of files that are being written belong to no row yet.
    if (!isMediaKey(key) || key.endsWith(".part")) continue;
    await archive.addFile(`media/${key}`, file);
    files += 1;
  }
  return files;
}

async function addKeys(archive: ArchiveWriter, folder: string): Promise<void> {
  for (const name of KEY_FILES) {
    const file = path.join(folder, name);
    if (name === NOT_YET && !existsSync(file)) continue;
    await archive.add(`keys/${name}`, await readFile(file));
  }
}
