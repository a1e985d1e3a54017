import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Answers about one person: somebody else may use the browser, or the cache on the way, next. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});
