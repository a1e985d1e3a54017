// What happens to a database whose migrations are not the ones that lie here.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { authenticatorPassword } from "../../apps/server/src/platform/database/open.ts";
import { readCatalog } from "../../db/schema/read-catalog.ts";
import { writeSchema } from "../../db/schema/write-schema.ts";
import { MIGRATIONS, ownerOf } from "../support/postgres.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const listApplied = async () =>
  (await world.database.owner.query("select name, checksum from ops.migration order by name")).rows;
const readSchema = async () => writeSchema(await readCatalog(world.database.owner));
// The login belongs to the whole server, which other test files use too: its password stays the same.
const run = () => {
  const owner = ownerOf(JSON.parse(inject("postgres").superuser), "");
  return migrate(world.database.owner, MIGRATIONS, authenticatorPassword(owner));
};

async function readPreRelease(): Promise<{ baseline: string[]; applied: Record<string, string> }> {
  return JSON.parse(await readFile(path.join(MIGRATIONS, "../pre-release/migrations.json"), "utf8"));
}

/** adopt.sql backwards: every name that it gives becomes the one that it takes. */
const undo = (sql: string): string =>
  sql
    .replaceAll(
      /^alter (policy|trigger) (".+"|\S+) on (\S+) rename to (\S+);$/gm,
      "alter $1 $4 on $3 rename to $2;",
    )
    .replaceAll(
      /^alter function (\w+)\.(\w+)\(\) rename to (\w+);$/gm,
      "alter function $1.$3() rename to $2;",
    )
    .replaceAll(/\('([a-z_.]+)', '([a-z_.]+)'\)/g, "('$2', '$1')")
    .replaceAll(/^comment on (table \S+) is .*;$/gm, "comment on $1 is null;");

describe("a database of the last pre-release", () => {
  let today: Record<string, unknown>[];
  let schema: string;
  beforeAll(async () => {
    today = await listApplied();
    schema = await readSchema();
    await world.database.owner.query(
      undo(await readFile(path.join(MIGRATIONS, "../pre-release/adopt.sql"), "utf8")),
    );
  });
  beforeEach(async () => {
    const { baseline, applied } = await readPreRelease();
    const later = today.filter(({ name }) => !baseline.includes(String(name)));
    const old = Object.entries(applied).map(([name, checksum]) => ({ name, checksum }));
    await world.database.owner.query("delete from ops.migration");
    await world.database.owner.query(
      "insert into ops.migration select * from jsonb_populate_recordset(null::ops.migration, $1)",
      [JSON.stringify([...old, ...later].map((row) => ({ ...row, applied_at: new Date() })))],
    );
  });

  it.each([
    ["one that it lacks", "delete from ops.migration where name = '0070_new_people_without_staff.sql'"],
    [
      "one of another text",
      "update ops.migration set checksum = 'x' where name = '0024_drafts_and_versions.sql'",
    ],
  ])("ends the start with one clear line for %s, and stays as it was", async (_, damage) => {
    await world.database.owner.query(damage);
    const before = await listApplied();
    await expect(run()).rejects.toThrow(
      /^this database was made by an older pre-release.*empty DATA_DIR or database$/,
    );
    expect(await listApplied()).toEqual(before);
  });

  it("is taken over: nothing runs twice, and the schema is the one of a new database", async () => {
    expect(await readSchema()).not.toBe(schema);
    expect(await run()).toEqual([]);
    expect(await listApplied()).toEqual(today);
    expect(await readSchema()).toBe(schema);
  });
});
