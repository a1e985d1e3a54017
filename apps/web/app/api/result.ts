// The one way from a page to the data API, on the server and in the browser. Failures are values: a screen
// decides what a failure means, so nothing here throws for an answer it did not like.

export interface ApiError {
  /** 0 when no answer came at all. */
  status: number;
  /** The server's own code, or `network`, `unexpected_shape`, `http_<status>`. Branch on this. */
  code: string;
  /** Message of the server, for logs and for the screens that quote it; empty when it sent none. */
  message: string;
  /** The parsed body of the refusal: a 409 may carry the order that is already there. */
  body: unknown;
  /** Seconds that the server asks to wait before trying again. */
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

/** The same answer with its data in another shape. */
export const mapResult = <T, U>(result: ApiResult<T>, map: (data: T) => U): ApiResult<U> =>
  result.ok ? { ...result, data: map(result.data) } : result;

/** An answer without a request, where the question names nothing that could be found. */
export const emptyResult = <T>(data: T): ApiResult<T> => ({ ok: true, data, status: 200, total: undefined });

/** Undefined: it went well. */
export const getError = (result: ApiResult<unknown>): ApiError | undefined =>
  result.ok ? undefined : result.error;

const CONFLICT = 409;

/** A conflict means that it is done already: another tab was quicker. */
export const acceptConflict = (result: ApiResult<unknown>): ApiResult<unknown> =>
  !result.ok && result.error.status === CONFLICT ? emptyResult(undefined) : result;

/** True for a success; a failure is logged to the console. */
export function isSuccess(result: ApiResult<unknown>, what: string): boolean {
  if (!result.ok) console.error(`${what} failed`, result.error);
  return result.ok;
}

/** The rows of a list call, or none after a failure, for lists that must not break a page. The failure is logged. */
export function rowsOrEmpty<T>(result: ApiResult<T[]>, what: string): T[] {
  if (result.ok) return result.data;
  console.error(`${what} could not be loaded`, result.error);
  return [];
}

/** Rows for a page that has to tell an empty list from a failed request. */
export interface Listed<T> {
  rows: T[];
  failed: boolean;
}

export const toListed = <T>(result: ApiResult<T[]>, what: string): Listed<T> => ({
  rows: rowsOrEmpty(result, what),
  failed: !result.ok,
});
