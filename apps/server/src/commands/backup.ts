// Writes a backup of this installation, also while it runs. `npm run backup -- FILE` runs it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createBackup } from "../platform/backup/create-backup.ts";
import { readPassphrase } from "../platform/backup/passphrase.ts";
import { joinOwner } from "../platform/database/open.ts";
import { readSettings } from "../platform/settings.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../..");
const USAGE = "usage: npm run backup -- FILE [--passphrase-file FILE [--keys]]";

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "passphrase-file": { type: "string" }, keys: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const settings = readSettings(process.env, PROJECT);
  if (values.keys && !values["passphrase-file"])
    throw new Error("--keys: keys are only written encrypted, with --passphrase-file");
  if (values.keys && settings.tokenKeys) {
    throw new Error("--keys: the keys of this installation are settings; keep them where you keep those");
  }
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const passphrase = await readPassphrase(values["passphrase-file"]);
  const { version } = JSON.parse(await readFile(path.join(PROJECT, "package.json"), "utf8"));
  const { owner, stop } = await joinOwner(settings);
  try {
    const { tables, files } = await createBackup({
      ...{ file: path.resolve(file), owner, dataDir: settings.dataDir, passphrase },
      migrationsFolder: path.join(PROJECT, "db/migrations"),
      release: String(version),
      hasMedia: !settings.s3,
      hasKeys: values.keys,
    });
    console.info(
      `  ${file}: ${tables} tables, ${settings.s3 ? "no files (they lie in the object store)" : `${files} files`}`,
    );
    if (!values.keys) console.info("  Without the keys: what they seal can only be read beside them.");
  } finally {
    await stop();
  }
}

await run().catch((error: unknown) => {
  console.error(`  ${(error as Error).message}`);
  process.exitCode = 1;
});
