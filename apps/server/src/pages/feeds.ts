// Feeds for readers and podcast apps: articles as Atom, each podcast as RSS. Asked for as a visitor.
import type { Brand } from "@bentrong/contract/brand";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { Hono } from "hono";
import { ANONYMOUS, type Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";
import { recordReads } from "../platform/http/single-flight.ts";
import { keyOfAddress, type MediaStore } from "../platform/storage/media-store.ts";
import { getMediaType } from "../platform/storage/media-types.ts";

export interface FeedDeps {
  database: Database;
  media: MediaStore;
  publicUrl?: string;
  brand: Pick<Brand, "name">;
}

const LONGEST_FEED = 50;
const SUMMARY = 300;

export function createFeeds({ database, media, publicUrl, brand }: FeedDeps): Hono<AppEnv> {
  const origin = (url: string): string => publicUrl ?? new URL(url).origin;
  const rows = async (text: string, values: unknown[]) =>
    (await database.asCaller(ANONYMOUS, { text, values })).rows;
  const app = new Hono<AppEnv>();

  app.get("/feed", async (c) => {
    recordReads("blog");
    const blogs = await rows(
      `select id, title, "authorName", "createdAt", "updatedAt", left(app.sentences(content), 301) as summary
         from blog order by "createdAt" desc limit $1`,
      [LONGEST_FEED],
    );
    const body = articleFeed(blogs, origin(c.req.url), brand.name);
    return c.body(body, 200, { "Content-Type": "application/atom+xml; charset=utf-8" });
  });

  app.get("/feed/podcast/:id{[0-9]{1,9}}", async (c) => {
    recordReads("podcast", "episode", "podcastEpisode");
    const [podcast] = await rows(`select id, title, description, "authorName" from podcast where id = $1`, [
      c.req.param("id"),
    ]);
    if (!podcast) return c.notFound();
    const episodes = await rows(
      `select e.id, e.title, e.description, e.audio, e.duration, e."createdAt"
         from "podcastEpisode" l join episode e on e.id = l."episodeId"
        where l."podcastId" = $1 and e.audio is not null order by l.position limit $2`,
      [podcast.id, LONGEST_FEED],
    );
    const items = await Promise.all(
      episodes.map(async (episode) => ({ ...episode, bytes: await getSize(media, String(episode.audio)) })),
    );
    const body = podcastFeed({ author: brand.name, ...podcast }, items, origin(c.req.url));
    return c.body(body, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
  });
  return app;
}

type Row = Record<string, unknown>;

/** Podcast apps show the size before they load; unknown for sound that lies elsewhere. */
async function getSize(media: MediaStore, address: string): Promise<number> {
  const key = keyOfAddress(address);
  const object = key === undefined ? undefined : await media.find(key);
  return object?.size ?? 0;
}

function articleFeed(blogs: Row[], home: string, brandName: string): string {
  const entries = blogs.map(
    (blog) => `<entry><id>${home}/blog/detail/${blog.id}</id><title>${xml(blog.title)}</title>
<link href="${home}/blog/detail/${blog.id}"/><published>${iso(blog.createdAt)}</published><updated>${iso(blog.updatedAt)}</updated>
<author><name>${xml(blog.authorName ?? brandName)}</name></author><summary>${xml(cutAtWord(String(blog.summary), SUMMARY))}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><id>${home}/feed</id><title>${xml(brandName)} · Inner Whispers</title>
<link rel="self" href="${home}/feed"/><link href="${home}/blogs"/><updated>${iso(blogs[0]?.updatedAt ?? new Date(0))}</updated>
${entries.join("\n")}
</feed>
`;
}

function podcastFeed(podcast: Row, episodes: Row[], home: string): string {
  const items = episodes.map(
    (
      episode,
    ) => `<item><guid isPermaLink="false">${home}/episode/${episode.id}</guid><title>${xml(episode.title)}</title>
<description>${xml(episode.description ?? "")}</description><pubDate>${(episode.createdAt as Date).toUTCString()}</pubDate>
<enclosure url="${xml(new URL(String(episode.audio), home).href)}" type="${getMediaType(String(episode.audio)) ?? "audio/mpeg"}" length="${episode.bytes}"/>
<itunes:duration>${episode.duration}</itunes:duration></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(podcast.title)}</title>
<link>${home}/podcast/detail/${podcast.id}</link><language>vi</language><description>${xml(podcast.description ?? "")}</description>
<atom:link rel="self" type="application/rss+xml" href="${home}/feed/podcast/${podcast.id}"/>
<itunes:author>${xml(podcast.authorName ?? podcast.author)}</itunes:author>
<itunes:image href="${home}/share/podcast/${podcast.id}-square.jpg"/>
<itunes:category text="Health &amp; Fitness"><itunes:category text="Mental Health"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
${items.join("\n")}
</channel></rss>
`;
}

/** Timestamps come from the driver as dates. */
const iso = (at: unknown): string => (at as Date).toISOString();

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** One of them makes a whole feed unreadable, whatever stands in front of it (XML 1.0, 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xml = (text: unknown): string =>
  String(text)
    .replace(NO_CHARACTER, "")
    .replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
