// Feeds for readers and podcast apps: articles as Atom, each podcast as RSS, with the words and chapters of its episodes. Asked
// for as a visitor.
import type { Brand } from "@bentrong/contract/brand";
import { cutAtWord } from "@bentrong/format/cut-at-word";
import { type Chapter, type Cue, formatWebVtt } from "@bentrong/format/timeline";
import { Hono } from "hono";
import { ANONYMOUS, type Database } from "../platform/database/database.ts";
import type { AppEnv } from "../platform/http/app-env.ts";
import { recordReads } from "../platform/http/single-flight.ts";
import { keyOfAddress, type MediaStore } from "../platform/storage/media-store.ts";
import { type FeedEpisode, type FeedPodcast, writePodcastFeed } from "./podcast-feed.ts";
import { escapeXml } from "./xml.ts";

export interface FeedDeps {
  database: Database;
  media: MediaStore;
  publicUrl?: string;
  brand: Pick<Brand, "name" | "contactEmail">;
}

/** Players in browsers read them from other origins. */
const FOR_PLAYERS = { "Access-Control-Allow-Origin": "*" };
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
    recordReads("podcast", "episode", "podcastEpisode", "episodeTimeline");
    const [podcast] = await rows(`select id, title, description, "authorName" from podcast where id = $1`, [
      c.req.param("id"),
    ]);
    if (!podcast) return c.notFound();
    const episodes = await rows(
      `select e.id, e.title, e.description, e.audio, e.duration, e."createdAt",
              coalesce(t.chapters <> '[]', false) as "hasChapters", coalesce(t.cues <> '[]', false) as "hasWords"
         from "podcastEpisode" l join episode e on e.id = l."episodeId" left join "episodeTimeline" t on t.id = e.id
        where l."podcastId" = $1 and e.audio is not null order by l.position limit $2`,
      [podcast.id, LONGEST_FEED],
    );
    const items = await Promise.all(
      episodes.map(async (episode) => ({ ...episode, bytes: await getSize(media, String(episode.audio)) })),
    );
    const body = writePodcastFeed({
      podcast: podcast as unknown as FeedPodcast,
      episodes: items as unknown as FeedEpisode[],
      home: origin(c.req.url),
      brand: { name: brand.name, email: brand.contactEmail },
    });
    return c.body(body, 200, { "Content-Type": "application/rss+xml; charset=utf-8" });
  });

  const getTimeline = async (id: string): Promise<{ chapters: Chapter[]; cues: Cue[] } | undefined> => {
    recordReads("episode", "episodeTimeline");
    const [row] = await rows(`select chapters, cues from "episodeTimeline" where id = $1`, [id]);
    return row as { chapters: Chapter[]; cues: Cue[] } | undefined;
  };

  app.get("/feed/episode/:id{[0-9]{1,9}}/transcript.vtt", async (c) => {
    const timeline = await getTimeline(c.req.param("id"));
    if (!timeline?.cues.length) return c.notFound();
    return c.body(formatWebVtt(timeline.cues), 200, {
      "Content-Type": "text/vtt; charset=utf-8",
      ...FOR_PLAYERS,
    });
  });

  app.get("/feed/episode/:id{[0-9]{1,9}}/chapters.json", async (c) => {
    const timeline = await getTimeline(c.req.param("id"));
    if (!timeline?.chapters.length) return c.notFound();
    const chapters = timeline.chapters.map(({ start, title }) => ({ startTime: start, title }));
    return c.body(JSON.stringify({ version: "1.2.0", chapters }), 200, {
      "Content-Type": "application/json+chapters; charset=utf-8",
      ...FOR_PLAYERS,
    });
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
    (blog) => `<entry><id>${home}/blog/detail/${blog.id}</id><title>${escapeXml(blog.title)}</title>
<link href="${home}/blog/detail/${blog.id}"/><published>${iso(blog.createdAt)}</published><updated>${iso(blog.updatedAt)}</updated>
<author><name>${escapeXml(blog.authorName ?? brandName)}</name></author><summary>${escapeXml(cutAtWord(String(blog.summary), SUMMARY))}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><id>${home}/feed</id><title>${escapeXml(brandName)} · Inner Whispers</title>
<link rel="self" href="${home}/feed"/><link href="${home}/blogs"/><updated>${iso(blogs[0]?.updatedAt ?? new Date(0))}</updated>
${entries.join("\n")}
</feed>
`;
}

/** Timestamps come from the driver as dates. */
const iso = (at: unknown): string => (at as Date).toISOString();
