// Statements, and the callers on whose behalf they run.

/** The role that a statement runs as. `claims` is JSON text: policies read it through auth.jwt(). */
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

/** The account server: people, sessions, tokens, limits, and the letters it causes. Never a request's own role. */
export const AUTH_SERVICE: Caller = { role: "auth_service", claims: "" };

/** Background work: e-mails, newsletters, cleaning. */
export const JOB_SERVICE: Caller = { role: "job_service", claims: "" };

/** The companion: conversations, their turns and notes. */
export const COMPANION_SERVICE: Caller = { role: "companion_service", claims: "" };

/** Uploaded files. Its claims name the member of staff for whom it acts. */
export const MEDIA_SERVICE: Caller = { role: "media_service", claims: "" };

/** Orders, transfers and what they pay for. Its claims name the administrator for whom it acts, if there is one. */
export const MONEY_SERVICE: Caller = { role: "money_service", claims: "" };

/** Role of administrators in the back office. Its claims name the administrator; without one it sees no row. */
export const STAFF_SERVICE: Caller = { role: "staff_service", claims: "" };

/** The lesson player. Its claims are those of the learner for whom it acts: the policies go by them. */
export const LESSON_SERVICE: Caller = { role: "lesson_service", claims: "" };

/** Runs statements inside a transaction that is already open. `name` as in Statement. */
export interface Transaction {
  query(text: string, values?: readonly unknown[], name?: string): Promise<Rows>;
}
