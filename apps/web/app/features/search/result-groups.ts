import type { SearchKind, SearchResult } from "@bentrong/contract/search";

export interface ResultGroup {
  kind: SearchKind;
  results: SearchResult[];
}

/** By kind; the kind of the best result first. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<SearchKind, SearchResult[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups].map(([kind, ofKind]) => ({ kind, results: ofKind }));
}
