// Rules that a product adds to its schema: columns that are more than their stored text, orders, costs. Tables and columns are
// named here and nowhere else in the package.

/** Text that is encrypted with a key the database does not have. */
export interface EncryptedTable {
  columns: readonly string[];
  /** Columns that a text is bound to, so that it cannot be moved to another row or person. */
  aad: readonly string[];
}

export type ColumnTransform =
  /** An address that is signed in the response, if it begins with `prefix`. */
  { kind: "media"; prefix: string } | { kind: "sealed"; label: string; aad: readonly string[] };

/** A computed column. `folded`: reads its whole row. `untracked`: reads tables whose changes are not announced. */
export type ComputedKind = "folded" | "untracked";

/** A column whose `ilike` is answered by an index, with the same rows as comparing it in every row would find. */
export interface IndexedSearch {
  column: string;
  /** Columns whose folded text is part of it: the same words in them, beside it in one `or`, add no rows. */
  covers: readonly string[];
  /** SQL that is true for the rows of `alias` whose column is like the pattern at `place`. */
  matches(alias: string, place: string): string;
}

/** Totals that are the same for all readers of one kind. */
export interface SharedCounts {
  tables: ReadonlySet<string>;
  /** SQL that names the kind of reader: 'private', 'public', or null for those whose counts are never shared. */
  visibilitySql: string;
}

export interface Rules {
  encrypted?: ReadonlyMap<string, EncryptedTable>;
  /** Columns with addresses that are signed in the response. */
  media?: { prefix: string; columns: ReadonlyMap<string, readonly string[]> };
  /** The order of rows where a request names none: SQL for an alias. */
  defaultOrders?: ReadonlyMap<string, (alias: string) => string>;
  computed?: ReadonlyMap<string, ComputedKind>;
  /** By relation. */
  searches?: ReadonlyMap<string, IndexedSearch>;
  sharedCounts?: SharedCounts;
}

export function getTransform(rules: Rules, relation: string, column: string): ColumnTransform | undefined {
  if (rules.media?.columns.get(relation)?.includes(column))
    return { kind: "media", prefix: rules.media.prefix };
  const encrypted = rules.encrypted?.get(relation);
  if (!encrypted?.columns.includes(column)) return undefined;
  return { kind: "sealed", label: `${relation}.${column}`, aad: encrypted.aad };
}
