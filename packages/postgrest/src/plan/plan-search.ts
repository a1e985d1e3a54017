// Patterns that an index answers: see IndexedSearch in rules.ts.
import { fold } from "@bentrong/format/fold";
import type { Operation } from "../parse/query.ts";
import type { ColumnRef, PlannedCondition, Shape } from "./plan.ts";

/** What a pattern holds between its wildcards; undefined for any other operation. */
function readWords(operation: Operation): string | undefined {
  if (operation.kind !== "compare" || operation.operator !== "ilike" || operation.quantifier)
    return undefined;
  const { value } = operation;
  if (value.length < 2 || !/^[*%]/.test(value) || !/[*%]$/.test(value)) return undefined;
  return value.slice(1, -1).replace(/\\(.)/gs, "$1");
}

/** Undefined where the column has to be compared. */
export function planSearch(
  { relation }: Shape,
  { name, path }: ColumnRef,
  { negated, operation }: { negated: boolean; operation: Operation },
): PlannedCondition | undefined {
  const search = relation?.search;
  if (search?.column !== name || path.length > 0) return undefined;
  const words = readWords(operation);
  return words === undefined ? undefined : { kind: "search", search, negated, words };
}

/** Without the terms of an `or` whose rows the search beside them finds too: one of them alone would read every row. */
export function leaveOutCovered(terms: PlannedCondition[]): PlannedCondition[] {
  const searches = terms.filter((term) => term.kind === "search" && !term.negated);
  return terms.filter(
    (term) =>
      !searches.some(
        (search) => search.kind === "search" && isCovered(term, search.search.covers, search.words),
      ),
  );
}

function isCovered(term: PlannedCondition, covers: readonly string[], words: string): boolean {
  if (term.kind !== "filter" || term.negated || term.column.path.length > 0) return false;
  const own = covers.includes(term.column.name) ? readWords(term.operation) : undefined;
  return own !== undefined && fold(own) === fold(words);
}
