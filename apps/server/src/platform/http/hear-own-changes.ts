// Whoever was told that something is deleted must not be sent it again from memory: the notifications of what a request
// changed are heard in this process before its answer leaves. Other processes hear them when they come.
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
