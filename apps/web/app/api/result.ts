// The one way from a page to the data API, on the server and in the browser. Failures are values: a screen
// decides what a failure means, so nothing here throws for an answer it did not like.

export interface ApiError {
  /** 0 when no answer came at all. */
  status: number;
  /** The server's own code, or `network`, `unexpected_shape`, `http_<status>`. Branch on this. */
  code: string;
  /** What the server said, for logs and for the screens that quote it; empty when it said nothing. */
  message: string;
  /** The parsed body of the refusal: a 409 may carry the order that is already there. */
  body: unknown;
  /** How long the server asks to wait before trying again. */
  retryAfterSeconds?: number;
}

export type ApiResult<T> =
  | { ok: true; data: T; status: number; total: number | undefined }
  | { ok: false; error: ApiError };

/** Any zod or zod/mini schema. */
export interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

/** A schema, or how to fetch one: what only answers need is asked for together with them, and no first view carries it. */
export type SchemaSource<T> = Schema<T> | (() => Promise<Schema<T>>);

export interface Call<T> {
  schema?: SchemaSource<T>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Instead of the session's: another one, or null for none. A refusal of it says nothing about the session. */
  token?: string | null;
  /** Goes on after the page was left. */
  keepalive?: boolean;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Api {
  /** The answer itself, for callers who read it themselves. Throws when none came. Renews a refused session like `send`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** `path` begins with /rest/v1, /auth/v1 or /functions/v1 and is sent as it is written: encode values yourself. */
  send<T = unknown>(method: Method, path: string, call?: Call<T>): Promise<ApiResult<T>>;
  get<T = unknown>(path: string, call?: Call<T>): Promise<ApiResult<T>>;
  post<T = unknown>(path: string, body?: unknown, call?: Call<T>): Promise<ApiResult<T>>;
}

/** The rows of a list call, or none: what lists that must not break a page are built on. */
export const rowsOrNone = <T>(result: ApiResult<T[]>): T[] => (result.ok ? result.data : []);
