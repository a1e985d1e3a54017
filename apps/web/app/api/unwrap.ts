import type { ApiError, ApiResult } from "./result.ts";

function getErrorField(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const error: unknown = Reflect.get(body, "error");
  return typeof error === "string" && error ? error : undefined;
}

/** A failed call, thrown. With a `fallback` the message is the server's `error` field, or else that text. */
export class ApiRequestError extends Error {
  override readonly name = "ApiRequestError";
  readonly error: ApiError;
  /** The answer explained itself in its `error` field. */
  readonly hasServerMessage: boolean;
  /** The server's message in any of its dialects; empty when it sent none. */
  readonly serverMessage: string;

  constructor(error: ApiError, fallback?: string) {
    const explained = getErrorField(error.body);
    super(fallback === undefined ? error.message || error.code : (explained ?? fallback));
    this.error = error;
    this.hasServerMessage = explained !== undefined;
    // Without an answer the message is the browser's own.
    this.serverMessage = error.status === 0 ? "" : error.message;
  }
}

/** The data of a call, for those who catch. Throws an `ApiRequestError`. */
export function unwrap<T>(result: ApiResult<T>, fallback?: string): T {
  if (result.ok) return result.data;
  throw new ApiRequestError(result.error, fallback);
}
