// What every call to an API passes before its surface sees it: cross-origin headers, the public key, a bounded body.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { answerErrors, type Dialect, errorBody } from "./errors.ts";

const MAX_BODY = 1024 * 1024;

/** Calls that people or banks make without our client: they carry other proof or need none. */
const WITHOUT_KEY: RegExp[] = [
  /^\/rest\/v1\/public$/,
  /^\/auth\/v1\/(authorize|callback|verify|health|\.well-known\/jwks\.json)$/,
  /^\/functions\/v1\/payment\/webhook\/[^/]+$/,
  /^\/functions\/v1\/newsletter\/(confirm|unsubscribe)$/,
];

const requireKey = (dialect: Dialect, publicKey: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method === "OPTIONS") return next();
    const free = WITHOUT_KEY.some((path) => path.test(c.req.path));
    if (free || c.req.header("apikey") === publicKey) return next();
    const message = c.req.header("apikey") ? "Invalid API key" : "No API key found in request";
    return c.json(errorBody(dialect, 401, "no_api_key", message), 401);
  });

const EXPOSED = [
  ...["Content-Encoding", "Content-Location", "Content-Range", "Content-Type", "Date", "Location"],
  ...["Preference-Applied", "Proxy-Status", "Range-Unit", "X-Request-Id", "X-Sb-Error-Code"],
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
  app.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (c) => {
        // The rest of the body is not read, so nothing more can be said on this connection.
        c.header("Connection", "close");
        return c.json(
          errorBody(dialect, 413, "request_entity_too_large", "Request body is larger than 1 MiB"),
          413,
        );
      },
    }),
  );
  if (surface) app.route("/", surface);
  app.all("*", (c) =>
    c.json(errorBody(dialect, 404, "not_found", `${c.req.method} ${c.req.path} does not exist`), 404),
  );
  return app;
}
