// Pre-releases made their databases by many small migrations, which were squashed into the first files of db/migrations.
// A database that has all of them is brought to the schema of those files by adopt.sql; then they are noted as applied.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Owner } from "./database.ts";

/** The first migration of every pre-release; no later database has it. */
const FIRST = "0001_roles_and_schemas.sql";

const PRE_RELEASE = z.object({
  /** The files that replace the old migrations. */
  baseline: z.array(z.string()),
  /** Checksums of the old migrations, by name. */
  applied: z.record(z.string(), z.string()),
});

/** Does nothing for a database that is empty or newer. Throws when the schema is not the one that was squashed. */
export async function adoptPreRelease(
  owner: Owner,
  folder: string,
  migrations: readonly { name: string; checksum: string }[],
): Promise<void> {
  const { rowCount } = await owner.query("select from ops.migration where name = $1", [FIRST]);
  if (!rowCount) return;
  const preRelease = PRE_RELEASE.parse(
    JSON.parse(await readFile(path.join(folder, "../pre-release/migrations.json"), "utf8")),
  );
  await owner.transaction(async (tx) => {
    const old = Object.entries(preRelease.applied).map(([name, checksum]) => ({ name, checksum }));
    const removed = await tx.query(
      `delete from ops.migration m using jsonb_to_recordset($1) as old (name text, checksum text)
        where m.name = old.name and m.checksum = old.checksum`,
      [JSON.stringify(old)],
    );
    if (removed.rowCount !== old.length) throw new Error(NOT_THE_LAST);
    await tx.query(await readFile(path.join(folder, "../pre-release/adopt.sql"), "utf8"));
    for (const { name, checksum } of migrations.filter(({ name }) => preRelease.baseline.includes(name))) {
      await tx.query("insert into ops.migration (name, checksum) values ($1, $2)", [name, checksum]);
    }
  });
}

const NOT_THE_LAST =
  "this database was made by an older pre-release, which cannot be carried over: save what you need with pg_dump, then start with an empty DATA_DIR or database";
