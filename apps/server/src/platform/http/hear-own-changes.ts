// Read-your-writes for caches: the notifications of a request's own changes are processed in this process before its
// response is sent. Other processes receive them asynchronously.
import { createMiddleware } from "hono/factory";
import type { Listener } from "../database/listener.ts";
import type { AppEnv } from "./app-env.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const FIRST_FAILURE = 400;

export const hearOwnChanges = (listener: Listener) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!READS.has(c.req.method) && c.res.status < FIRST_FAILURE) await listener.catchUp();
  });
