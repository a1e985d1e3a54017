import { SearchKind, type SearchResult } from "@bentrong/contract/search";
import { z } from "zod";
import type { Caller, Database } from "../../platform/database/database.ts";
import { cutExcerpt, markText } from "./cut-excerpt.ts";
import { findMatches, listWords, readTerms, type Term } from "./terms.ts";

const Rows = z.array(
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
type Row = z.infer<typeof Rows>[number];

export interface Wanted {
  words: string;
  kinds: readonly SearchKind[];
  /** Of each kind. */
  limit: number;
}

/** Items that the caller may find; the database decides. */
export async function searchItems(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  { words, kinds, limit }: Wanted,
): Promise<{ isNear: boolean; results: SearchResult[] }> {
  const { rows } = await database.asCaller(
    caller,
    {
      text: "select * from app.search_items($1, $2, $3)",
      values: [words, kinds, limit],
      name: "search_items",
    },
    { isRead: true },
  );
  const terms = readTerms(words);
  const found = Rows.parse(rows);
  const spoken = await findSpoken(database, caller, words, found);
  return {
    isNear: found.some(({ is_near }) => is_near),
    results: found.map((row) =>
      describeResult(row, terms, row.kind === "episode" ? spoken.get(row.item_id) : undefined),
    ),
  };
}

const SpokenRows = z.array(z.object({ episode_id: z.number(), starts: z.coerce.number(), line: z.string() }));
type Spoken = z.infer<typeof SpokenRows>[number];

/** The best line of each episode that was found, by the episode. */
async function findSpoken(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  words: string,
  found: readonly Row[],
): Promise<ReadonlyMap<number, Spoken>> {
  const ids = found.flatMap((row) => (row.kind === "episode" && !row.is_locked ? [row.item_id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await database.asCaller(
    caller,
    { text: "select * from app.find_spoken($1, $2)", values: [words, ids], name: "find_spoken" },
    { isRead: true },
  );
  return new Map(SpokenRows.parse(rows).map((line) => [line.episode_id, line]));
}

const countTerms = (text: string, terms: readonly Term[], isNear: boolean): number =>
  new Set(findMatches(listWords(text), terms, isNear).map(({ term }) => term)).size;

function describeResult(row: Row, terms: readonly Term[], spoken: Spoken | undefined): SearchResult {
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

function getPath({ kind, item_id: id, podcast_id: podcastId }: Row, startsAt: number | undefined): string {
  if (kind === "blog") return `/blog/detail/${id}`;
  if (kind === "course") return `/course/${id}`;
  if (kind === "podcast") return `/podcast/detail/${id}`;
  if (podcastId === null) return "/podcasts";
  return `/podcast/detail/${podcastId}?episode=${id}${startsAt === undefined ? "" : `&at=${startsAt}`}`;
}
