// Rows of the library as the data API answers them. Screens read these and nothing looser.
import { z } from "zod/mini";

const text = z.nullable(z.string());
const whole = z.nullable(z.number());

export const ContentType = z.enum(["PUBLIC", "PRIVATE"]);
export type ContentType = z.infer<typeof ContentType>;

/** DRAFT, SCHEDULED (staff alone are answered those) or PUBLISHED; other backends may not know the column. */
const publication = z.optional(z.string());

/** Texts and picture of a shared link; empty fields are taken from the content. Other backends may not know the columns. */
const sharing = {
  seoTitle: z.optional(text),
  seoDescription: z.optional(text),
  updatedAt: z.optional(z.string()),
};

export const CategoryType = z.enum(["PODCAST", "BLOG"]);

export const Category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.optional(text),
  categoryType: CategoryType,
});
export type Category = z.infer<typeof Category>;

export const Podcast = z.object({
  id: z.number(),
  title: z.string(),
  description: text,
  authorName: text,
  coverImage: text,
  podcastType: ContentType,
  categoryId: whole,
  createdAt: z.string(),
  publication,
  ...sharing,
});
export type Podcast = z.infer<typeof Podcast>;

export const Episode = z.object({
  id: z.number(),
  title: z.string(),
  description: text,
  /** An address; an episode without one is listed but cannot be played. */
  audio: text,
  coverImage: text,
  /** Seconds. */
  duration: whole,
  position: whole,
  createdAt: z.string(),
  episodeType: ContentType,
  podcastId: z.optional(whole),
  publication,
  /** Only where the call embeds it. */
  category: z.optional(z.nullable(z.object({ name: z.string() }))),
});
export type Episode = z.infer<typeof Episode>;

/** A playlist entry. The inner-joined variant never has `episode: null`. */
export const PodcastEpisode = z.object({
  podcastId: z.number(),
  position: whole,
  episode: z.nullable(Episode),
});
export type PodcastEpisode = z.infer<typeof PodcastEpisode>;

export const Blog = z.object({
  id: z.number(),
  title: z.string(),
  /** HTML, possibly entity-encoded. */
  content: z.string(),
  coverImage: text,
  createdAt: z.string(),
  authorName: text,
  blogType: ContentType,
  categoryId: whole,
  publication,
  ...sharing,
  /** Only where the call embeds it. */
  category: z.optional(z.nullable(Category)),
});
export type Blog = z.infer<typeof Blog>;

/** All that a lock may show of a PRIVATE item: the resource `premiumPreview`. */
export const PremiumPreview = z.object({
  kind: z.enum(["blog", "podcast", "episode"]),
  id: z.number(),
  podcastId: whole,
  position: whole,
  title: z.string(),
  authorName: text,
  coverImage: text,
  categoryId: whole,
  createdAt: z.string(),
  /** Seconds. */
  duration: whole,
  /** Plain text, at most 150 characters. */
  excerpt: z.string(),
});
export type PremiumPreview = z.infer<typeof PremiumPreview>;
