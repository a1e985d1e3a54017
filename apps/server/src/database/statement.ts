// What is said to the database, and on whose behalf.

/** Who a statement runs as. `claims` is JSON text: policies read it through auth.jwt(). */
export interface Caller {
  readonly role: string;
  readonly claims: string;
}

/** `name` makes it a prepared statement; the same name must always carry the same text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

export interface Rows {
  rows: Record<string, unknown>[];
  rowCount: number | null;
}

export const ANONYMOUS: Caller = { role: "anon", claims: JSON.stringify({ role: "anon" }) };
