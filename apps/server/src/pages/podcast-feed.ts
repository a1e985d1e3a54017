// A podcast as RSS, for podcast apps: the elements of iTunes and of Podcasting 2.0 (https://podcasting2.org).
import { createHash } from "node:crypto";
import { getMediaType } from "../platform/storage/media-types.ts";
import { escapeXml } from "./xml.ts";

export interface FeedPodcast {
  id: number;
  title: string;
  description: string | null;
  authorName: string | null;
}

export interface FeedEpisode {
  id: number;
  title: string;
  description: string | null;
  audio: string;
  /** Seconds. */
  duration: number;
  createdAt: Date;
  hasChapters: boolean;
  hasWords: boolean;
  /** 0 for sound that lies elsewhere. */
  bytes: number;
}

interface Feed {
  podcast: FeedPodcast;
  episodes: readonly FeedEpisode[];
  home: string;
  brand: { name: string; email: string };
}

const NAMESPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(" ");

export function writePodcastFeed({ podcast, episodes, home, brand }: Feed): string {
  const address = `${home}/feed/podcast/${podcast.id}`;
  const page = `${home}/podcast/detail/${podcast.id}`;
  const author = escapeXml(podcast.authorName ?? brand.name);
  const description = escapeXml(podcast.description ?? "");
  const image = `${home}/share/podcast/${podcast.id}-square.jpg`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${NAMESPACES}><channel><title>${escapeXml(podcast.title)}</title>
<link>${page}</link><language>vi</language><description>${description}</description>
<atom:link rel="self" type="application/rss+xml" href="${address}"/>
<image><url>${image}</url><title>${escapeXml(podcast.title)}</title><link>${page}</link></image>
<itunes:author>${author}</itunes:author>
<itunes:owner><itunes:name>${escapeXml(brand.name)}</itunes:name><itunes:email>${escapeXml(brand.email)}</itunes:email></itunes:owner>
<itunes:summary>${description}</itunes:summary>
<itunes:type>episodic</itunes:type>
<itunes:image href="${image}"/>
<itunes:category text="Health &amp; Fitness"><itunes:category text="Mental Health"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<podcast:guid>${makePodcastGuid(address)}</podcast:guid>
<podcast:locked owner="${escapeXml(brand.email)}">yes</podcast:locked>
<podcast:medium>podcast</podcast:medium>
<podcast:person role="author">${author}</podcast:person>
${episodes.map((episode) => writeItem(episode, podcast, { home, author })).join("\n")}
</channel></rss>
`;
}

function writeItem(
  episode: FeedEpisode,
  podcast: FeedPodcast,
  { home, author }: { home: string; author: string },
): string {
  const description = escapeXml(episode.description ?? "");
  const of = `${home}/feed/episode/${episode.id}`;
  const sound = escapeXml(new URL(episode.audio, home).href);
  return [
    `<item><guid isPermaLink="false">${home}/episode/${episode.id}</guid><title>${escapeXml(episode.title)}</title>`,
    `<link>${home}/podcast/detail/${podcast.id}?episode=${episode.id}</link>`,
    `<description>${description}</description><pubDate>${episode.createdAt.toUTCString()}</pubDate>`,
    `<enclosure url="${sound}" type="${getMediaType(episode.audio) ?? "audio/mpeg"}" length="${episode.bytes}"/>`,
    `<itunes:title>${escapeXml(episode.title)}</itunes:title><itunes:author>${author}</itunes:author>`,
    `<itunes:summary>${description}</itunes:summary><itunes:duration>${episode.duration}</itunes:duration>`,
    `<itunes:episodeType>full</itunes:episodeType><itunes:explicit>false</itunes:explicit>`,
    ...(episode.hasWords
      ? [`<podcast:transcript url="${of}/transcript.vtt" type="text/vtt" language="vi"/>`]
      : []),
    ...(episode.hasChapters
      ? [`<podcast:chapters url="${of}/chapters.json" type="application/json+chapters"/>`]
      : []),
    "</item>",
  ].join("\n");
}

/** The namespace that podcast:guid prescribes. */
const PODCAST_NAMESPACE = Buffer.from("ead4c236bf5858c6a2c6a6b28d128cb6", "hex");

/** A version 5 UUID of the feed's address without its scheme, the same wherever it is worked out. */
export function makePodcastGuid(address: string): string {
  const name = address.replace(/^[a-z]+:\/\//, "").replace(/\/+$/, "");
  const hash = createHash("sha1").update(PODCAST_NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const digits = hash.toString("hex");
  return [0, 8, 12, 16, 20].map((from, at, all) => digits.slice(from, all[at + 1] ?? 32)).join("-");
}
