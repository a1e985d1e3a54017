// Bounds on what one request may ask. They are far above what any screen sends and far below what would hurt.
export const LIMITS = {
  /** Levels of embedding below the table, and of brackets in a logic tree. */
  depth: 6,
  /** Columns and embeds in all of `select`. */
  selected: 200,
  /** Embeds in all of `select`. */
  embedded: 16,
  /** Rows of one write, and values of one row. */
  rows: 1_000,
  values: 200,
  /** Conditions in all filters and logic trees together. */
  conditions: 100,
  /** Terms in one `order`. */
  orders: 16,
  /** Items of one `in` list. */
  listed: 1_000,
  /** Characters of a pattern for like, match and full text search. */
  pattern: 200,
  /** Characters of any identifier: PostgreSQL keeps 63 bytes. */
  name: 128,
  /** How often one column may be selected under different names, and a computed one be named at all. */
  sameColumn: 4,
  computedColumn: 3,
  /** What patterns, searches, computed columns and embeds add up to: plan/request-cost.ts. */
  points: 40,
  /** Bytes of one answer, to a visitor and to whoever is signed in. */
  visitorBytes: 4 * 1024 * 1024,
  memberBytes: 16 * 1024 * 1024,
  /** Rows of one answer, unless the operator sets another number (PostgREST: db-max-rows). */
  answerRows: 1_000,
  /** Characters of the whole query string. */
  query: 16_000,
} as const;
