// A data API over one database for visitors: `node packages/postgrest/example/serve.ts postgres://owner@host/database`.
// It makes a table `exampleNote`, then answers GET http://localhost:4000/exampleNote?select=id,text.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import pg from "pg";
import { createDataApi } from "../src/data-api.ts";
import { LIMITS } from "../src/parse/limits.ts";
import { createColumnPlaceholders } from "../src/respond/column-placeholders.ts";
import { errorResponse } from "../src/respond/error-response.ts";
import { RestError } from "../src/rest-error.ts";
import { CountCache } from "../src/run/count-cache.ts";
import { readSchemaCache } from "../src/schema-cache/read-schema-cache.ts";

const VISITOR = { role: "anon", claims: JSON.stringify({ role: "anon" }) };

/** Answers requests whose path is the name of a table or view. */
export async function createExample(pool: pg.Pool): Promise<(request: Request) => Promise<Response>> {
  for (const file of ["../sql/support.sql", "notes.sql"]) {
    await pool.query(await readFile(path.join(import.meta.dirname, file), "utf8"));
  }
  const schema = await readSchemaCache(pool, {});
  const handle = createDataApi({
    database: {
      // The role of the caller lasts as long as the transaction, so that its grants and policies decide.
      async asCaller({ role, claims }, { text, values }) {
        const client = await pool.connect();
        try {
          await client.query("begin");
          await client.query(
            "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
            [role, claims],
          );
          const { rows } = await client.query(text, [...values]);
          await client.query("commit");
          return { rows };
        } catch (error) {
          await client.query("rollback");
          throw error;
        } finally {
          client.release();
        }
      },
    },
    getSchema: async () => schema,
    placeholders: createColumnPlaceholders({}),
    maxRows: LIMITS.answerRows,
    // Without announcements of changes no total is kept.
    counts: new CountCache({
      listTopics: (name) => [name],
      everything: "all",
      follow: async () => undefined,
    }),
    compress: async () => undefined,
    chooseEncoding: () => "identity",
  });
  return async (request) => {
    const name = decodeURIComponent(new URL(request.url).pathname.slice(1));
    try {
      return await handle(request, { kind: "relation", name }, VISITOR);
    } catch (error) {
      if (error instanceof RestError) return errorResponse(error, request.method === "HEAD");
      throw error;
    }
  };
}

if (import.meta.main) {
  const answer = await createExample(new pg.Pool({ connectionString: process.argv[2] }));
  const server = createServer(async (incoming, outgoing) => {
    const response = await answer(
      new Request(`http://localhost${incoming.url}`, { method: incoming.method }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  server.listen(4000, () => console.info("http://localhost:4000/exampleNote?select=id,text"));
}
