// The interface of the database: statements that run as their caller.

/** The role that a statement runs as. `claims` is JSON text that policies read. */
export interface Caller {
  readonly role: string;
  readonly claims: string;
}

/** The role of callers without a token. */
const ANONYMOUS_ROLE = "anon";
export const isAnonymous = ({ role }: Caller): boolean => role === ANONYMOUS_ROLE;

/** `name` makes it a prepared statement; the same name always carries the same text. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

export interface CallOptions {
  /** Scans the whole text of many rows: only a few such statements should run at once. */
  isHeavy?: boolean;
  /** Read-only, so it may be cancelled once its client has left. */
  isRead?: boolean;
}

export interface CallerDatabase {
  /** Runs one statement as `caller`. Throws the driver's error with PostgreSQL's code. */
  asCaller(
    caller: Caller,
    statement: Statement,
    options?: CallOptions,
  ): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Reads the system catalogue. */
export interface CatalogueReader {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}
