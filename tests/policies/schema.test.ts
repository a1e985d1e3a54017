// db/schema.sql and docs/database.md say what the migrations make.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { drawDiagrams, readFeatures } from "../../db/schema/draw-diagrams.ts";
import { type Catalog, readCatalog } from "../../db/schema/read-catalog.ts";
import { writeSchema } from "../../db/schema/write-schema.ts";
import { MIGRATIONS } from "../support/postgres.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const STALE = "run npm run db:schema";
let catalog: Catalog;

beforeAll(async () => {
  catalog = await readCatalog(world.database.owner);
});

const readProjectFile = (name: string): Promise<string> =>
  readFile(path.resolve(MIGRATIONS, "../..", name), "utf8");

// PostgreSQL writes views and function bodies down in other words from version to version.
describe.runIf(process.env.TEST_POSTGRES !== "15")("what is generated from the catalog", () => {
  it("is the schema that the migrations make", async () => {
    expect(await readProjectFile("db/schema.sql"), STALE).toBe(writeSchema(catalog));
  });

  it("draws every table", async () => {
    const features = await readFeatures(MIGRATIONS);
    expect([...features.values()].flat().sort()).toEqual(
      catalog.tables
        .map(({ name }) => name)
        .filter((name) => name !== "ops.migration")
        .sort(),
    );
    expect(await readProjectFile("docs/database.md"), STALE).toBe(drawDiagrams(catalog, features));
  });
});

describe("a table", () => {
  it("says in one line what it holds", () => {
    const silent = catalog.tables.filter(({ comment }) => !comment).map(({ name }) => name);
    expect(silent.filter((name) => name !== "ops.search_document")).toEqual([]);
    expect(catalog.tables.filter(({ comment }) => comment && comment.length > 120)).toEqual([]);
  });
});
