// What GET /functions/v1/search answers.
import { z } from "zod/mini";

export const SEARCH_KINDS = ["blog", "podcast", "episode", "course"] as const;
export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 100;

/**
 * Where the words that were searched for stand in a text: [from, to (exclusive)], in UTF-16 units as in String.slice. Pairs
 * are read as lists: the check of tuples would be carried by every page that checks anything.
 */
const Ranges = z.array(z.array(z.number()));
export type TextRanges = z.infer<typeof Ranges>;

export const SearchResult = z.object({
  kind: SearchKind,
  id: z.number(),
  path: z.string(),
  title: z.string(),
  titleRanges: Ranges,
  /** Plain text around the words; of what the reader may not open, its beginning. */
  excerpt: z.string(),
  excerptRanges: Ranges,
  /** The excerpt is said in an episode: at this second, to which `path` leads. */
  startsAt: z.optional(z.number()),
  /** It opens for members alone. */
  isLocked: z.boolean(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  success: z.boolean(),
  data: z.object({
    /** Nothing holds the words as they were typed; these come near. */
    isNear: z.boolean(),
    /** The best first, whatever they are. */
    results: z.array(SearchResult),
  }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
