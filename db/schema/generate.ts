// npm run db:schema: writes db/schema.sql and docs/database.md from a database that only the migrations made.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { getOwner, MIGRATIONS, openServer } from "../../tests/support/postgres.ts";
import { drawDiagrams, readFeatures } from "./draw-diagrams.ts";
import { readCatalog } from "./read-catalog.ts";
import { writeSchema } from "./write-schema.ts";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const folder = await mkdtemp(path.join(tmpdir(), "bentrong-schema-"));
const server = await openServer(folder);
const client = new pg.Client(getOwner(server.superuser, server.template));
try {
  await client.connect();
  const catalog = await readCatalog(client);
  await writeFile(path.join(PROJECT, "db/schema.sql"), writeSchema(catalog));
  await writeFile(
    path.join(PROJECT, "docs/database.md"),
    drawDiagrams(catalog, await readFeatures(MIGRATIONS)),
  );
} finally {
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
