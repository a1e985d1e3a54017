// /rest/v1: the data API in PostgREST's dialect. A request passes through one stage after the other:
//   catalogue (what there is) → parse (what is asked) → plan (which of it) → sql (one statement) → run (as the caller)
//   → respond. Who may see what is the database's business alone: nothing here checks a right.
import type { Context } from "hono";
import { Hono } from "hono";
import type { Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";
import { noStore } from "../platform/http/no-store.ts";
import { parseBearer } from "../platform/identity/bearer.ts";
import {
  createSessionStatusCache,
  type SessionStatusCache,
} from "../platform/identity/session-status-cache.ts";
import type { Tokens } from "../platform/identity/tokens.ts";
import { createResolveCaller } from "./caller.ts";
import { createContentTexts } from "./content-texts.ts";
import { createHandler } from "./handle.ts";
import { LIMITS } from "./parse/limits.ts";
import { type ColumnTransforms, createColumnPlaceholders } from "./respond/column-placeholders.ts";
import { errorResponse } from "./respond/error-response.ts";
import { badPath, noRoot, RestError } from "./rest-error.ts";
import { CountCache } from "./run/count-cache.ts";
import { type LiveSchemaCache, watchSchemaCache } from "./schema-cache/live-schema-cache.ts";

/** What opens special columns; without it they are sent as they are stored. */
export interface RestDeps extends ColumnTransforms {
  database: Database;
  tokens: Tokens;
  catalogue?: LiveSchemaCache;
  sessions?: SessionStatusCache;
  /** Rows of one answer. */
  maxRows?: number | undefined;
}

export function createRest(deps: RestDeps): Hono<AppEnv> {
  const { database, tokens } = deps;
  const resolveCaller = createResolveCaller(tokens, deps.sessions ?? createSessionStatusCache(database));
  const counts = new CountCache();
  // Until that worked nothing is kept.
  counts.follow(database.listener, "content_changed").catch(() => undefined);
  const handle = createHandler({
    ...{ database, counts },
    catalogue: deps.catalogue ?? watchSchemaCache(database),
    marked: createColumnPlaceholders(deps),
    maxRows: deps.maxRows ?? LIMITS.answerRows,
  });

  const answer = async (c: Context<AppEnv>, resource: Parameters<typeof handle>[1]): Promise<Response> => {
    const caller = await resolveCaller(c.req.header("authorization"));
    return handle(c.req.raw, resource, caller);
  };
  // A bad token is refused before the path is looked at.
  const refuse = async (c: Context<AppEnv>, error: RestError): Promise<Response> => {
    await resolveCaller(c.req.header("authorization"));
    throw error;
  };

  const isVisitor = (token: string | undefined) => token === undefined || token === tokens.publicKey;

  const app = new Hono<AppEnv>();
  app.use((c, next) => (isVisitor(parseBearer(c.req.header("authorization"))) ? next() : noStore(c, next)));
  app.onError((error, c) => {
    if (error instanceof RestError) return errorResponse(error, c.req.method === "HEAD");
    throw error;
  });
  app.route("/", createContentTexts({ database, resolveCaller }));
  app.all("/rpc/:name", (c) => answer(c, { kind: "function", name: c.req.param("name") }));
  app.all("/:name", (c) => answer(c, { kind: "relation", name: c.req.param("name") }));
  app.all("/", (c) => refuse(c, noRoot()));
  app.all("*", (c) => refuse(c, badPath()));
  return app;
}
