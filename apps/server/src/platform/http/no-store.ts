import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Responses about one person: the browser, or a shared cache, may be used by another one next. */
export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});
