// What happens to a database whose migrations are not the ones that lie here.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { authenticatorPassword } from "../../apps/server/src/platform/database/open.ts";
import { readCatalog } from "../../db/schema/read-catalog.ts";
import { writeSchema } from "../../db/schema/write-schema.ts";
import { copyDatabase, getOwner, MIGRATIONS } from "../support/postgres.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const listApplied = async ({ owner }: Database) =>
  (await owner.query("select name, checksum from ops.migration order by name")).rows;
const readSchema = async ({ owner }: Database) => writeSchema(await readCatalog(owner));
// The login belongs to the whole server, which other test files use too: its password stays the same.
const run = ({ owner }: Database, folder: string) =>
  migrate(owner, folder, authenticatorPassword(getOwner(JSON.parse(inject("postgres").superuser), "")));

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

/** Makes a database by the files that replaced the migrations of the pre-releases, and by no later ones. */
async function makeBaseline(database: Database): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bentrong-baseline-"));
  const { baseline } = await readPreRelease();
  await Promise.all(baseline.map((name) => cp(path.join(MIGRATIONS, name), path.join(folder, name))));
  await run(database, folder);
  await rm(folder, { recursive: true });
}

describe("a database of the last pre-release", () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>;
  beforeAll(async () => {
    copy = await copyDatabase(JSON.parse(inject("postgres").superuser), "template0");
    await makeBaseline(copy.database);
    const adopt = await readFile(path.join(MIGRATIONS, "../pre-release/adopt.sql"), "utf8");
    await copy.database.owner.query(undo(adopt));
  });
  afterAll(() => copy.drop());
  beforeEach(async () => {
    const { applied } = await readPreRelease();
    const old = Object.entries(applied).map(([name, checksum]) => ({ name, checksum }));
    await copy.database.owner.query("delete from ops.migration");
    await copy.database.owner.query(
      "insert into ops.migration select * from jsonb_populate_recordset(null::ops.migration, $1)",
      [JSON.stringify(old.map((row) => ({ ...row, applied_at: new Date() })))],
    );
  });

  it.each([
    ["one that it lacks", "delete from ops.migration where name = '0070_new_people_without_staff.sql'"],
    [
      "one of another text",
      "update ops.migration set checksum = 'x' where name = '0024_drafts_and_versions.sql'",
    ],
  ])("ends the start with one clear line for %s, and stays as it was", async (_, damage) => {
    await copy.database.owner.query(damage);
    const before = await listApplied(copy.database);
    await expect(run(copy.database, MIGRATIONS)).rejects.toThrow(
      /^this database was made by an older pre-release.*empty DATA_DIR or database$/,
    );
    expect(await listApplied(copy.database)).toEqual(before);
  });

  it("is taken over: only later migrations run, and the schema is the one of a new database", async () => {
    const today = await listApplied(world.database);
    const { baseline } = await readPreRelease();
    const later = today.map(({ name }) => name).filter((name) => !baseline.includes(String(name)));
    const { owner } = copy.database;
    await owner.query("insert into ops.audit_log (action, subject) values ('UPDATE', 'ops.person_request')");
    expect(await run(copy.database, MIGRATIONS)).toEqual(later);
    const { rows: log } = await owner.query("select action, subject from ops.audit_log");
    expect(log).toEqual([{ action: "UPDATE", subject: "ops.data_subject_request" }]);
    expect(await listApplied(copy.database)).toEqual(today);
    expect(await readSchema(copy.database)).toBe(await readSchema(world.database));
  });
});
