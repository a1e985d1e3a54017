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
  /** Limit of selections of one column under different names, and of any naming of a computed one. */
  sameColumn: 4,
  computedColumn: 3,
  /** Limit of the sum of patterns, searches, computed columns and embeds: plan/request-cost.ts. */
  points: 40,
  /** Bytes of one response, to a visitor and to a signed-in caller. */
  visitorBytes: 4 * 1024 * 1024,
  memberBytes: 16 * 1024 * 1024,
  /** Rows of one answer, unless the operator sets another number (PostgREST: db-max-rows). */
  answerRows: 1_000,
  /** Characters of the whole query string. */
  query: 16_000,
} as const;
