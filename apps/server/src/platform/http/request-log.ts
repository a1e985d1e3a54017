import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { isClientGone } from "../database/requester.ts";
import type { AppEnv } from "./app-env.ts";

/** An id that the caller may bring along; ours otherwise. */
const GOOD_ID = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Gives every request an id and a logger, and logs what failed. Paths only: a query may hold what a person searched
 * for, and headers hold tokens.
 */
export const requestLog = (log: Logger) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const brought = c.req.header("x-request-id") ?? "";
    const requestId = GOOD_ID.test(brought) ? brought : randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId, method: c.req.method, path: c.req.path }));
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const event = securityEventIn(c.req.path, c.res.status);
    if (event) c.var.log.warn({ event, status: c.res.status }, "request refused");
    // A response that the client did not wait for is no server error.
    if (c.res.status >= 500 && !isClientGone()) c.var.log.warn({ status: c.res.status }, "request failed");
  });

/** Paths for staff alone; a 401 elsewhere is mostly an old token. */
const OF_STAFF = /^\/(functions\/v1\/(admin|upload)|rest\/v1\/(admin|mod)-content)(\/|$)/;

/** The statuses by which an operator finds guessing and probing. */
function securityEventIn(path: string, status: number): "limit_reached" | "rights_refused" | undefined {
  if (status === 429) return "limit_reached";
  return status === 403 || (status === 401 && OF_STAFF.test(path)) ? "rights_refused" : undefined;
}
