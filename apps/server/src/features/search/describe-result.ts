// An item that was found, as readers see it.
import { SearchKind, type SearchResult } from "@bentrong/contract/search";
import { z } from "zod";
import { cutExcerpt, markText } from "./cut-excerpt.ts";
import { findMatches, listWords, type Term } from "./terms.ts";

export const FoundRows = z.array(
  z.object({
    kind: SearchKind,
    item_id: z.number(),
    podcast_id: z.number().nullable(),
    title: z.string(),
    body: z.string(),
    is_locked: z.boolean(),
    is_near: z.boolean(),
  }),
);
export type FoundRow = z.infer<typeof FoundRows>[number];

export const SpokenRows = z.array(
  z.object({ episode_id: z.number(), starts: z.coerce.number(), line: z.string() }),
);
export type Spoken = z.infer<typeof SpokenRows>[number];

const countTerms = (text: string, terms: readonly Term[], isNear: boolean): number =>
  new Set(findMatches(listWords(text), terms, isNear).map(({ term }) => term)).size;

export function describeResult(
  row: FoundRow,
  terms: readonly Term[],
  spoken: Spoken | undefined,
): SearchResult {
  const title = markText(row.title, terms, row.is_near);
  // A line that is said is shown where it holds more of the words than what is written about the episode.
  const isSaid =
    spoken !== undefined &&
    countTerms(spoken.line, terms, row.is_near) >
      Math.max(countTerms(row.title, terms, row.is_near), countTerms(row.body, terms, row.is_near));
  const excerpt = cutExcerpt(isSaid ? spoken.line : row.body, row.is_locked ? [] : terms, row.is_near);
  const startsAt = isSaid ? Math.floor(spoken.starts) : undefined;
  return {
    kind: row.kind,
    id: row.item_id,
    path: getPath(row, startsAt),
    title: title.text,
    titleRanges: title.ranges,
    excerpt: excerpt.text,
    excerptRanges: excerpt.ranges,
    isLocked: row.is_locked,
    ...(startsAt !== undefined && { startsAt }),
  };
}

function getPath(
  { kind, item_id: id, podcast_id: podcastId }: FoundRow,
  startsAt: number | undefined,
): string {
  if (kind === "blog") return `/blog/detail/${id}`;
  if (kind === "course") return `/course/${id}`;
  if (kind === "podcast") return `/podcast/detail/${id}`;
  if (podcastId === null) return "/podcasts";
  return `/podcast/detail/${podcastId}?episode=${id}${startsAt === undefined ? "" : `&at=${startsAt}`}`;
}
