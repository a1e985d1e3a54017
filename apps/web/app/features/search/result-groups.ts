import type { SearchKind, SearchResult } from "@bentrong/contract/search";
import type { ToolResult } from "./tool-results.ts";

export type ListedResult = SearchResult | ToolResult;

export interface ResultGroup {
  /** Results of any kind that are close in meaning make a group of their own. */
  name: SearchKind | "tool" | "meaning";
  results: readonly ListedResult[];
}

/** Tools first; then by kind, the kind of the best result first; below or above them what is close in meaning. */
export function groupResults(
  tools: readonly ToolResult[],
  results: readonly SearchResult[],
  { close, isCloseFirst }: { close: readonly SearchResult[]; isCloseFirst: boolean },
): ResultGroup[] {
  const groups = new Map<ResultGroup["name"], ListedResult[]>();
  const isKnown = ({ kind, id }: SearchResult): boolean =>
    results.some((known) => known.kind === kind && known.id === id);
  const others = close.filter((result) => !isKnown(result));
  if (tools.length > 0) groups.set("tool", [...tools]);
  if (others.length > 0 && isCloseFirst) groups.set("meaning", others);
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  if (others.length > 0 && !isCloseFirst) groups.set("meaning", others);
  return [...groups].map(([name, ofGroup]) => ({ name, results: ofGroup }));
}
