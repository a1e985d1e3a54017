// The guard in front of each API: cross-origin headers, the public key, a bounded body.

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { looksLikeApiKey } from "../identity/api-keys.ts";
import { parseBearer } from "../identity/bearer.ts";
import type { AppEnv } from "./app-env.ts";
import { answerErrors, type Dialect, refusal } from "./errors.ts";

const MAX_BODY = 1024 * 1024;

/** Matched against the method and the path below the surface, as in "POST /payment/webhook/sepay". */
export type PathRule = RegExp;

export interface GuardOptions {
  dialect: Dialect;
  /** Path at which the API is mounted, as in "/rest/v1". */
  prefix: string;
  publicKey: string;
  /** Keys of programs stand in for the public key; the surface itself says what each may do. */
  takesApiKeys?: boolean;
  /** Calls without the public key: they carry other proof or need none. */
  publicPaths?: readonly PathRule[];
  /** Bodies that the surface bounds by itself. */
  streamedPaths?: readonly PathRule[];
}

const matches = (rules: readonly PathRule[], prefix: string, c: Context<AppEnv>): boolean => {
  const call = `${c.req.method} ${c.req.path.slice(prefix.length)}`;
  return rules.some((rule) => rule.test(call));
};

const requireKey = ({ dialect, prefix, publicKey, takesApiKeys, publicPaths = [] }: GuardOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    if (matches(publicPaths, prefix, c) || c.req.header("apikey") === publicKey) return next();
    if (
      takesApiKeys &&
      [c.req.header("apikey"), parseBearer(c.req.header("authorization"))].some(looksLikeApiKey)
    )
      return next();
    const message = c.req.header("apikey") ? "Invalid API key" : "No API key found in request";
    return refusal(c, dialect, { status: 401, code: "no_api_key", message });
  });

const EXPOSED = [
  ...["Content-Encoding", "Content-Location", "Content-Range", "Content-Type", "Date", "Location"],
  ...["Preference-Applied", "Proxy-Status", "Range-Unit", "Retry-After", "X-Request-Id", "X-Sb-Error-Code"],
  ...["X-Supabase-Api-Version", "X-Removed-Html"],
  ...["Tus-Resumable", "Upload-Expires", "Upload-Length", "Upload-Offset"],
].join(",");

const answerPreflight = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  maxAge: 86_400,
});

/**
 * A browser's preflight is answered here; any other OPTIONS asks the surface what it can do. The headers of real
 * answers are set afterwards: set before, they would make the framework copy every answer.
 */
const crossOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "OPTIONS" && c.req.header("access-control-request-method"))
    return answerPreflight(c, next);
  await next();
  c.res.headers.set("Access-Control-Allow-Origin", "*");
  c.res.headers.set("Access-Control-Expose-Headers", EXPOSED);
});

/** A surface behind its guard. Anything the surface does not know is a JSON 404, never the app's page. */
export function guarded(options: GuardOptions, surface?: Hono<AppEnv>): Hono<AppEnv> {
  const { dialect, prefix, streamedPaths = [] } = options;
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(dialect));
  app.use(crossOrigin);
  app.use(requireKey(options));
  const bounded = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => {
      // The rest of the body is not read, so nothing more can be said on this connection.
      c.header("Connection", "close");
      const message = "Request body is larger than 1 MiB";
      return refusal(c, dialect, { status: 413, code: "request_entity_too_large", message });
    },
  });
  app.use((c, next) => (matches(streamedPaths, prefix, c) ? next() : bounded(c, next)));
  if (surface) app.route("/", surface);
  app.all("*", (c) =>
    refusal(c, dialect, {
      status: 404,
      code: "not_found",
      message: `${c.req.method} ${c.req.path} does not exist`,
    }),
  );
  return app;
}
