// The total of a list whose count may be known already: see run/count-cache.ts.
import type { Parameters } from "./builder.ts";

export interface SharedCount {
  /** Equal for statements that count the same rows. */
  key: string;
  relations: readonly string[];
  /** Position among the values at which the known totals belong. */
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

/** `visibility`: SQL that names the reader's kind, see Rules. */
export function knownTotalSql(parameters: Parameters, visibility: string): KnownTotal {
  const places = { private: parameters.values.length, public: parameters.values.length + 1 };
  const [forPrivate, forPublic] = [parameters.add(null), parameters.add(null)];
  return {
    sql: `case ${visibility} when 'private' then ${forPrivate}::bigint when 'public' then ${forPublic}::bigint end`,
    visibility: `${visibility} as visibility`,
    places,
  };
}
