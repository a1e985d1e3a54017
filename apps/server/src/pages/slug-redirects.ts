// Addresses by name: /blog/{slug} leads to /blog/detail/{id} for good. Asked for as a visitor.
import { Hono } from "hono";
import { ANONYMOUS, type Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";

// A course has its id in the same place, so digits alone are never a slug here.
const SLUG = "/:slug{[a-z0-9-]*[a-z-][a-z0-9-]*}";
const TARGETS = [
  { kind: "blog", path: `/blog${SLUG}`, target: "/blog/detail/" },
  { kind: "podcast", path: `/podcast${SLUG}`, target: "/podcast/detail/" },
  { kind: "course", path: `/course${SLUG}`, target: "/course/" },
] as const;
/** Browsers ask again within the hour, since a slug may pass to another row. */
const MAX_AGE = "public, max-age=3600";

export function createSlugRedirects({ database }: { database: Database }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const { kind, path, target } of TARGETS) {
    app.get(path, async (c, next) => {
      const slug = c.req.param("slug");
      const { rows } = await database.asCaller(ANONYMOUS, {
        text: "select app.find_by_slug($1, $2) as id",
        values: [kind, slug],
      });
      const id = rows[0]?.id;
      if (typeof id !== "number") return next();
      c.header("Cache-Control", MAX_AGE);
      return c.redirect(`${target}${id}${new URL(c.req.url).search}`, 301);
    });
  }
  return app;
}
