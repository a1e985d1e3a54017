// What every call to an API passes before its surface sees it: cross-origin headers, the public key, a bounded body.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { answerErrors, type Dialect, refusal } from "./errors.ts";

const MAX_BODY = 1024 * 1024;

/** Uploads are bounded by what they announced, and go to a file as they come. */
const STREAMED = /^\/functions\/v1\/upload(\/|$)/;

/** Calls that people or banks make without our client: they carry other proof or need none. */
const WITHOUT_KEY: RegExp[] = [
  /^\/rest\/v1\/public$/,
  /^\/auth\/v1\/(authorize|callback|health|\.well-known\/jwks\.json)$/,
  /^\/functions\/v1\/payment\/webhook\/[^/]+$/,
  /^\/functions\/v1\/payment\/qr\/[^/]+$/,
  /^\/functions\/v1\/newsletter\/(confirm|unsubscribe)$/,
];

/** A link in a letter is opened by the browser alone; redeeming what it carries is a call of our client. */
const isMailLink = (method: string, path: string): boolean => method === "GET" && path === "/auth/v1/verify";

const requireKey = (dialect: Dialect, publicKey: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    const free = WITHOUT_KEY.some((path) => path.test(c.req.path)) || isMailLink(c.req.method, c.req.path);
    if (free || c.req.header("apikey") === publicKey) return next();
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
export function guarded(
  dialect: Dialect,
  publicKey: string,
  surface: Hono<AppEnv> | undefined,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerErrors(dialect));
  app.use(crossOrigin);
  app.use(requireKey(dialect, publicKey));
  const bounded = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => {
      // The rest of the body is not read, so nothing more can be said on this connection.
      c.header("Connection", "close");
      const message = "Request body is larger than 1 MiB";
      return refusal(c, dialect, { status: 413, code: "request_entity_too_large", message });
    },
  });
  app.use((c, next) => (STREAMED.test(c.req.path) ? next() : bounded(c, next)));
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
