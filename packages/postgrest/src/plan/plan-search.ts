// Patterns that an index answers: see IndexedSearch in rules.ts.
import { fold } from "@bentrong/format/fold";
import type { Operation } from "../parse/query.ts";
import type { ColumnRef, PlannedCondition, Shape } from "./plan.ts";

const readPattern = (operation: Operation): string | undefined =>
  operation.kind === "compare" && operation.operator === "ilike" && !operation.quantifier
    ? operation.value
    : undefined;

/** The text between the first and the last wildcard; undefined where there are others. */
function readText(pattern: string | undefined): string | undefined {
  const [, text] = /^[*%]((?:[^\\*%_]|\\.)*)[*%]$/s.exec(pattern ?? "") ?? [];
  return text?.replace(/\\(.)/gs, "$1");
}

/** Undefined where the column has to be compared. */
export function planSearch(
  { relation }: Shape,
  { name, path }: ColumnRef,
  { negated, operation }: { negated: boolean; operation: Operation },
): PlannedCondition | undefined {
  const search = relation?.search;
  if (search?.column !== name || path.length > 0) return undefined;
  const pattern = readPattern(operation);
  return pattern === undefined ? undefined : { kind: "search", search, negated, pattern };
}

/**
 * Without the terms of an `or` whose rows the search beside them finds too: one of them alone would read every row.
 * A column that holds some text makes the folded column hold that text folded.
 */
export function leaveOutCovered(terms: PlannedCondition[]): PlannedCondition[] {
  const searches = terms.flatMap((term) => (term.kind === "search" && !term.negated ? [term] : []));
  return terms.filter(
    (term) => !searches.some(({ search, pattern }) => isCovered(term, search.covers, readText(pattern))),
  );
}

function isCovered(term: PlannedCondition, covers: readonly string[], folded: string | undefined): boolean {
  if (term.kind !== "filter" || term.negated || term.column.path.length > 0) return false;
  const own = covers.includes(term.column.name) ? readText(readPattern(term.operation)) : undefined;
  return own !== undefined && folded !== undefined && fold(own) === folded;
}
