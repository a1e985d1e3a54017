import type { SearchAnswer, SearchKind } from "@bentrong/contract/search";
import type { Caller, Database } from "../../platform/database/database.ts";
import { countTogether } from "./cut-excerpt.ts";
import { describeResult, type FoundRow, FoundRows, type Spoken, SpokenRows } from "./describe-result.ts";
import { readTerms, type Term } from "./terms.ts";

export interface SearchRequest {
  words: string;
  kinds: readonly SearchKind[];
  /** Of each kind. */
  limit: number;
}

/** Items that the caller may find; the database decides. */
export async function searchItems(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  { words, kinds, limit }: SearchRequest,
): Promise<SearchAnswer["data"]> {
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
  const found = FoundRows.parse(rows);
  const spoken = await findSpoken(database, caller, words, found);
  return {
    isNear: found.some(({ is_near }) => is_near),
    isLoose: found[0] !== undefined && isLoose(found[0], terms),
    results: found.map((row) =>
      describeResult(row, terms, row.kind === "episode" ? spoken.get(row.item_id) : undefined),
    ),
  };
}

/**
 * Long texts hold a few words of anything, far from each other: what is close in meaning is then right more often. Categories, and
 * words whose space was left out, are found without any of the words.
 */
function isLoose({ title, body, is_near: isNear }: FoundRow, terms: readonly Term[]): boolean {
  const together = Math.max(...[title, body].map((text) => countTogether(text, terms, isNear)));
  return together > 0 && together < terms.length / 2;
}

/** The best line of each episode that was found, by the episode. */
async function findSpoken(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  words: string,
  found: readonly FoundRow[],
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
