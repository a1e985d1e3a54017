// Files for crawlers: robots.txt and the sitemap, generated with a visitor's rights, so that they list no premium
// content.
import { Hono } from "hono";
import { ANONYMOUS, type Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";
import { recordReads } from "../platform/http/single-flight.ts";

export interface DiscoveryDeps {
  database: Database;
  publicUrl?: string;
}

const PUBLIC_PAGES = [
  "/",
  "/about",
  "/podcasts",
  "/podcast/list/all",
  "/blogs",
  "/all-course",
  "/companion",
  "/essentials",
  "/essentials/banh-xe-cam-xuc",
  "/essentials/viet-roi-buong",
  "/essentials/biet-on",
  "/essentials/quet-co-the",
  "/an-toan",
  "/membership/upgrade",
  "/dieu-khoan",
  "/chinh-sach",
];
const CLOSED = [
  "/rest/",
  "/auth/",
  "/functions/",
  "/chat/",
  "/my-home",
  "/de-danh",
  "/doan-da-to",
  "/courses",
  "/enroll/",
  "/dashboard",
  "/checkout/",
  "/payment/",
  "/profile",
  "/admin",
  "/mod",
];

/** One file may name 50,000 addresses (sitemaps.org); pages of our own come first. */
const MOST_ITEMS = 45_000;

/**
 * Each kind in the order of its own index, merged: the statement ends with its last line and never reads a row. Branches are
 * bound by themselves, because what a policy hides is not known before.
 */
export const SITEMAP_ITEMS = `
  select path, at from (
    (select '/blog/detail/' || id as path, "updatedAt" as at from blog order by "updatedAt" desc limit ${MOST_ITEMS})
    union all
    (select '/podcast/detail/' || id, "updatedAt" from podcast order by "updatedAt" desc limit ${MOST_ITEMS})
    union all
    (select '/course/' || id, "updatedAt" from course order by "updatedAt" desc limit ${MOST_ITEMS})
  ) items order by at desc limit ${MOST_ITEMS}`;

export function createDiscovery({ database, publicUrl }: DiscoveryDeps): Hono<AppEnv> {
  const origin = (url: string): string => publicUrl ?? new URL(url).origin;
  const rows = async (text: string, values: unknown[] = []) =>
    (await database.asCaller(ANONYMOUS, { text, values })).rows;
  const app = new Hono<AppEnv>();

  app.get("/robots.txt", (c) =>
    c.text(
      [
        "User-agent: *",
        ...CLOSED.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${origin(c.req.url)}/sitemap.xml`,
        "",
      ].join("\n"),
    ),
  );

  // Programs that read no link of a page ask for this address; most of them show PNG and no SVG.
  app.get("/favicon.ico", (c) => {
    c.header("Cache-Control", "public, max-age=86400");
    return c.redirect("/apple-touch-icon.png", 301);
  });

  app.get("/sitemap.xml", async (c) => {
    recordReads("blog", "podcast", "course");
    const items = await rows(SITEMAP_ITEMS);
    const entries = [
      ...PUBLIC_PAGES.map((path) => `<url><loc>${origin(c.req.url)}${path}</loc></url>`),
      ...items.map(
        ({ path, at }) =>
          `<url><loc>${origin(c.req.url)}${path}</loc><lastmod>${(at as Date).toISOString()}</lastmod></url>`,
      ),
    ];
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</urlset>\n`,
      200,
      { "Content-Type": "application/xml; charset=utf-8" },
    );
  });

  return app;
}
