// Contract of GET /functions/v1/search.
import { z } from "zod/mini";

export const SEARCH_KINDS = ["blog", "podcast", "episode", "course"] as const;
export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** Characters of a search that are read. */
export const LONGEST_SEARCH = 100;

/**
 * Matches in a text: [from, to (exclusive)], in UTF-16 units as in String.slice. Pairs are parsed as lists: a tuple
 * schema would be loaded by every page that validates anything.
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
    /** No item has the exact words; these are similar. */
    isNear: z.boolean(),
    /** Fewer than half of the words stand together in the best: what is close in meaning goes before these. */
    isLoose: z.boolean(),
    /** The best first, whatever they are. */
    results: z.array(SearchResult),
  }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Words, from which a meaning can be told whatever they find. */
const TELLING_WORDS = 2;
/** Results that leave nothing more to ask for. */
const ENOUGH_RESULTS = 5;

/** True if items that are close in meaning are searched as well. */
export const asksForMeaning = (words: string, results: number): boolean => {
  const count = words.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean).length;
  return count >= TELLING_WORDS || (count > 0 && results < ENOUGH_RESULTS);
};

/** Kinds that have a page of their own, below which others like it are shown. */
export const CLOSE_KINDS = ["blog", "podcast", "course"] as const satisfies SearchKind[];
export type CloseKind = (typeof CLOSE_KINDS)[number];

/** Most items in one answer of /functions/v1/search/close: a page leaves out those that it shows already. */
export const MOST_CLOSE = 12;

/** Contract of GET /functions/v1/search/by-meaning and of /functions/v1/search/close. */
export const MeaningAnswer = z.object({
  success: z.boolean(),
  data: z.object({
    /** Close in meaning, the closest first; none is a word match that is shown, or the item itself. */
    results: z.array(SearchResult),
  }),
});
export type MeaningAnswer = z.infer<typeof MeaningAnswer>;
