// The total of a list whose count may be known already: see run/kept-counts.ts.
import type { Parameters } from "./builder.ts";

/** Which of the two kinds of readers asks; null for staff, whose counts are made anew each time. */
const VISIBILITY =
  "case when app.sees_drafts() then null when app.sees_private() then 'private' else 'public' end";

export interface SharedCount {
  /** Equal for statements that count the same rows. */
  key: string;
  relations: readonly string[];
  /** Where among the values the known totals belong. */
  places: { private: number; public: number };
}

export interface Countable {
  values: unknown[];
  count?: SharedCount | undefined;
}

export interface KnownTotal {
  /** Null when this reader's kind of total is not among the values. */
  sql: string;
  visibility: string;
  places: SharedCount["places"];
}

export function knownTotalSql(parameters: Parameters): KnownTotal {
  const places = { private: parameters.values.length, public: parameters.values.length + 1 };
  const [forPrivate, forPublic] = [parameters.add(null), parameters.add(null)];
  return {
    sql: `case ${VISIBILITY} when 'private' then ${forPrivate}::bigint when 'public' then ${forPublic}::bigint end`,
    visibility: `${VISIBILITY} as visibility`,
    places,
  };
}
