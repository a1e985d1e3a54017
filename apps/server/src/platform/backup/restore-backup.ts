// Puts a backup in the place of an installation: everything is checked first, the database changes in one transaction,
// and files take their place once it is committed.
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { OwnerLogin } from "../database/open.ts";
import { rebuildDatabase, requireRestorable } from "../database/rebuild.ts";
import type { StoredTable } from "../database/stored-tables.ts";
import { requireMediaKey } from "../storage/media-store.ts";
import { type Archive, readArchive } from "./archive-reader.ts";
import { KEY_FILES } from "./create-backup.ts";
import type { Manifest } from "./manifest.ts";

export interface RestoreOptions extends Archive {
  /** Result of verifyArchive for this file. */
  manifest: Manifest;
  migrations: ReadonlyMap<string, string>;
  owner: OwnerLogin["owner"];
  dataDir: string;
  replace: boolean;
}

/** Rows of a newer release need its schema, which this one could not serve. */
export function refuseNewerRelease(
  { file, manifest }: Pick<RestoreOptions, "file" | "manifest">,
  known: readonly string[],
): void {
  const latest = known.at(-1) ?? "";
  const newer = manifest.migrations.find((name) => name > latest);
  if (newer) throw new Error(`${file} was made by a newer release (${newer}): install that one`);
}

export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { manifest, owner, dataDir, replace } = options;
  await requireRestorable(owner, replace);
  if (!replace) await requireNoFiles(manifest, dataDir);
  const staging = path.join(dataDir, "restoring");
  await rm(staging, { recursive: true, force: true });
  try {
    await rebuildDatabase(owner, {
      replace,
      migrations: manifest.migrations.map((name) => ({
        name,
        sql: options.migrations.get(name) ?? missing(name),
        checksum: "",
      })),
      sequences: manifest.sequences,
      load: (write) =>
        readArchive(options, (name, content) => placeEntry(name, content, manifest, staging, write)),
    });
    if (manifest.hasMedia) await putInPlace(staging, dataDir, "media");
    if (manifest.hasKeys) await putInPlace(staging, dataDir, "keys");
    // Passwords of accounts that were in the database before.
    await rm(path.join(dataDir, "accounts.json"), { force: true });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function missing(name: string): never {
  throw new Error(`the backup lacks its migration ${name}`);
}

async function requireNoFiles({ hasMedia, hasKeys }: Manifest, dataDir: string): Promise<void> {
  for (const folder of [...(hasMedia ? ["media"] : []), ...(hasKeys ? ["keys"] : [])]) {
    const names = await readdir(path.join(dataDir, folder)).catch(() => []);
    if (names.length > 0) {
      throw new Error(`${path.join(dataDir, folder)} has files already: --replace removes them`);
    }
  }
}

async function placeEntry(
  name: string,
  content: Readable,
  manifest: Manifest,
  staging: string,
  write: (table: StoredTable, rows: Readable) => Promise<void>,
): Promise<void> {
  const [kind = "", place = ""] = name.split("/");
  if (kind === "tables") {
    const table = manifest.tables.find((one) => `${one.schema}.${one.name}` === place);
    if (!table) throw new Error(`the backup has rows of "${place}", which it does not describe`);
    return write(table, content);
  }
  const rest = name.slice(kind.length + 1);
  if (kind === "media") return writeFile(path.join(staging, "media", requireMediaKey(rest)), content);
  if (kind === "keys" && KEY_FILES.includes(rest)) {
    return writeFile(path.join(staging, "keys", rest), content, 0o600);
  }
  content.resume();
}

async function writeFile(file: string, content: Readable, mode?: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: mode ? 0o700 : 0o755 });
  await pipeline(content, createWriteStream(file, mode ? { mode } : {}));
}

async function putInPlace(staging: string, dataDir: string, name: string): Promise<void> {
  await mkdir(path.join(staging, name), { recursive: true });
  await rm(path.join(dataDir, name), { recursive: true, force: true });
  await rename(path.join(staging, name), path.join(dataDir, name));
}
