// /rest/v1: the data API in PostgREST's dialect. A request passes through one stage after the other:
//   catalogue (what there is) → parse (what is asked) → plan (which of it) → sql (one statement) → run (as the caller)
//   → respond. Who may see what is the database's business alone: nothing here checks a right.
import { createDataApi } from "@bentrong/postgrest/data-api";
import { LIMITS } from "@bentrong/postgrest/parse/limits";
import {
  type ColumnTransforms,
  createColumnPlaceholders,
} from "@bentrong/postgrest/respond/column-placeholders";
import { errorResponse } from "@bentrong/postgrest/respond/error-response";
import { badPath, noRoot, RestError } from "@bentrong/postgrest/rest-error";
import { CountCache } from "@bentrong/postgrest/run/count-cache";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Database } from "../../platform/database/database.ts";
import { requesters } from "../../platform/database/requester.ts";
import { createHtmlCleaner } from "../../platform/html/html-cleaner.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { compressed, preferredEncoding } from "../../platform/http/encodings.ts";
import { createLimits, type Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { createResolveApiKey, looksLikeApiKey } from "../../platform/identity/api-keys.ts";
import { parseBearer } from "../../platform/identity/bearer.ts";
import {
  createSessionStatusCache,
  type SessionStatusCache,
} from "../../platform/identity/session-status-cache.ts";
import type { Tokens } from "../../platform/identity/tokens.ts";
import { createResolveCaller } from "./caller.ts";
import { createRewriteWrite } from "./clean-html.ts";
import { createContentTexts } from "./content-texts.ts";
import { type LiveSchemaCache, watchSchemaCache } from "./live-schema-cache.ts";
import { onReads } from "./record-reads.ts";
import { watchContent } from "./watch-content.ts";

/** Opens encrypted and signed columns; without it they are sent as they are stored. */
export interface RestDeps extends ColumnTransforms {
  database: Database;
  tokens: Tokens;
  catalogue?: LiveSchemaCache;
  sessions?: SessionStatusCache;
  limits?: Limits;
  /** Rows of one answer. */
  maxRows?: number | undefined;
}

export function createRest(deps: RestDeps): Hono<AppEnv> {
  const { database, tokens } = deps;
  const resolveCaller = createResolveCaller(
    tokens,
    deps.sessions ?? createSessionStatusCache(database),
    createResolveApiKey(database, deps.limits ?? createLimits(database)),
  );
  const schema = deps.catalogue ?? watchSchemaCache(database);
  const counts = new CountCache(watchContent(database.listener));
  // Until it follows, nothing is kept.
  counts.follow().catch(() => undefined);
  const handle = createDataApi({
    database,
    counts,
    getSchema: () => schema.current(),
    placeholders: createColumnPlaceholders(deps),
    maxRows: deps.maxRows ?? LIMITS.answerRows,
    compress: compressed,
    chooseEncoding: preferredEncoding,
    rewriteWrite: createRewriteWrite(database, createHtmlCleaner()),
    onReads,
    onBody: (bytes) => requesters.getStore()?.hold(bytes),
  });

  const answer = async (c: Context<AppEnv>, resource: Parameters<typeof handle>[1]): Promise<Response> => {
    const caller = await resolveCaller(getAuthorization(c));
    return handle(c.req.raw, resource, caller);
  };
  // A bad token is refused before the path is examined.
  const refuse = async (c: Context<AppEnv>, error: RestError): Promise<Response> => {
    await resolveCaller(getAuthorization(c));
    throw error;
  };

  /** Some programs can send nothing but an `apikey`. */
  const getAuthorization = (c: Context<AppEnv>): string | undefined => {
    const apiKey = c.req.header("apikey");
    return c.req.header("authorization") ?? (looksLikeApiKey(apiKey) ? `Bearer ${apiKey}` : undefined);
  };
  const isVisitor = (token: string | undefined) => token === undefined || token === tokens.publicKey;

  const app = new Hono<AppEnv>();
  app.use((c, next) => (isVisitor(parseBearer(getAuthorization(c))) ? next() : noStore(c, next)));
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
