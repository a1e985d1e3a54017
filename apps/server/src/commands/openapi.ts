// Writes the OpenAPI documents of docs/api/openapi, and the types of rows of the example client, from the code and from a database that the migrations just made.
// `npm run docs:api` runs it; a test compares them.
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSchemaCache } from "@bentrong/postgrest/schema-cache/read-schema-cache";
import { rules } from "../api/data/rules.ts";
import { describeAuth } from "../openapi/auth.ts";
import { writeClientTypes } from "../openapi/client-types.ts";
import { describeFunctions } from "../openapi/functions.ts";
import { describeRest } from "../openapi/rest.ts";
import { openMigrated } from "../platform/database/open.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../..");

async function readSchema() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bentrong-openapi-"));
  try {
    // The embedded database runs as an unprivileged user when we are root.
    await chmod(dataDir, 0o755);
    const migrations = path.join(PROJECT, "db/migrations");
    const database = await openMigrated({ dataDir, migrations, poolSize: 1, statementTimeout: 10_000 });
    return await readSchemaCache(database.owner, rules).finally(() => database.close());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const schema = await readSchema();
const { version } = JSON.parse(await readFile(path.join(PROJECT, "package.json"), "utf8"));
const documents = {
  auth: describeAuth(version),
  functions: describeFunctions(version),
  rest: describeRest(schema, version),
};
for (const [name, document] of Object.entries(documents)) {
  const file = path.join(PROJECT, `docs/api/openapi/${name}.json`);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  console.info(`  ${path.relative(PROJECT, file)}: ${Object.keys(document.paths).length} paths`);
}
await writeFile(path.join(PROJECT, "examples/supabase-client/database.ts"), writeClientTypes(schema));
