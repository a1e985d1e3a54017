// What goes on where an item ends: others that are close to it in meaning.
import { CLOSE_KINDS, type CloseKind, type SearchResult } from "@bentrong/contract/search";
import type { Caller, Database } from "../../../platform/database/database.ts";
import { describeResult } from "../describe-result.ts";
import { describeItems } from "./describe-items.ts";
import type { MeaningIndex } from "./meaning-index.ts";

/**
 * Of the 74 articles, podcasts and courses of the first content two are at 0.04 as a rule, at 0.26 or more in one of twenty pairs, and at
 * 0.49 at most. From 0.28 on about fifty of the 74 have something close.
 */
const LEAST = 0.28;
/** More are ranked than shown: what is not published is taken out. */
const RANKED = 50;

export interface CloseItemsDeps {
  database: Pick<Database, "asCaller">;
  index: MeaningIndex;
}

/** Of an item that the caller may not see nothing is told, not even that it is there. */
export async function listCloseItems(
  { database, index }: CloseItemsDeps,
  caller: Caller,
  item: { kind: CloseKind; id: number },
  most: number,
): Promise<SearchResult[]> {
  const close = await index.listClosest(item, { kinds: CLOSE_KINDS, least: LEAST, most: RANKED });
  if (close.length === 0) return [];
  const [own, ...rows] = await describeItems(database, caller, [item, ...close]);
  if (own?.kind !== item.kind || own.item_id !== item.id) return [];
  return rows.slice(0, most).map((row) => describeResult(row, [], undefined));
}
