// Puts a backup into an empty installation, or with --replace in the place of one that is stopped.
// `npm run restore -- FILE` runs it.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { verifyArchive } from "../platform/backup/archive-reader.ts";
import { readPassphrase } from "../platform/backup/passphrase.ts";
import { refuseNewerRelease, restoreBackup } from "../platform/backup/restore-backup.ts";
import { readMigrations } from "../platform/database/migrate.ts";
import { openMigrated, openOwner } from "../platform/database/open.ts";
import { readSettings } from "../platform/settings.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../..");
const MIGRATIONS = path.join(PROJECT, "db/migrations");
const USAGE = "usage: npm run restore -- FILE [--passphrase-file FILE] [--replace]";

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "passphrase-file": { type: "string" }, replace: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const settings = readSettings(process.env, PROJECT);
  const archive = { file, passphrase: await readPassphrase(values["passphrase-file"]) };
  const content = await verifyArchive(archive);
  const known = await readMigrations(MIGRATIONS);
  refuseNewerRelease(
    { ...archive, ...content },
    known.map(({ name }) => name),
  );
  await mkdir(settings.dataDir, { recursive: true, mode: 0o755 });
  const { owner, stop } = await openOwner(settings);
  try {
    await restoreBackup({
      ...archive,
      ...content,
      owner,
      dataDir: settings.dataDir,
      replace: values.replace,
    });
  } finally {
    await stop();
  }
  // Migrations that this release has and the backup does not.
  const database = await openMigrated({ ...settings, migrations: MIGRATIONS });
  await database.close();
  const { createdAt, tables, hasKeys, hasMedia } = content.manifest;
  console.info(`  ${tables.length} tables of ${createdAt} are back.`);
  if (!hasMedia) console.info("  Sounds and pictures were in an object store: set the same S3 settings.");
  if (!hasKeys && !settings.tokenKeys) {
    console.info(
      `  Put the keys of that installation into ${path.join(settings.dataDir, "keys")} before the start.`,
    );
  }
}

await run().catch((error: unknown) => {
  console.error(`  ${(error as Error).message}`);
  process.exitCode = 1;
});
