import { SearchKind, type SearchResult } from "@bentrong/contract/search";
import { z } from "zod";
import type { Caller, Database } from "../../platform/database/database.ts";
import { cutExcerpt, markText } from "./cut-excerpt.ts";
import { readTerms, type Term } from "./terms.ts";

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
  return {
    isNear: found.some(({ is_near }) => is_near),
    results: found.map((row) => describeResult(row, terms)),
  };
}

function describeResult(row: Row, terms: readonly Term[]): SearchResult {
  const title = markText(row.title, terms, row.is_near);
  const excerpt = cutExcerpt(row.body, row.is_locked ? [] : terms, row.is_near);
  return {
    kind: row.kind,
    id: row.item_id,
    path: getPath(row),
    title: title.text,
    titleRanges: title.ranges,
    excerpt: excerpt.text,
    excerptRanges: excerpt.ranges,
    isLocked: row.is_locked,
  };
}

function getPath({ kind, item_id: id, podcast_id: podcastId }: Row): string {
  if (kind === "blog") return `/blog/detail/${id}`;
  if (kind === "course") return `/course/${id}`;
  if (kind === "podcast") return `/podcast/detail/${id}`;
  return podcastId === null ? "/podcasts" : `/podcast/detail/${podcastId}?episode=${id}`;
}
