import type { ApiError } from "./result.ts";

function errorField(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const error: unknown = Reflect.get(body, "error");
  return typeof error === "string" && error ? error : undefined;
}

/** A refused call, with the message that the specification wants: the server's `error` field, else a fixed text. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly error: ApiError;
  /** The answer explained itself in its `error` field; otherwise the message is the fixed text. */
  readonly isExplained: boolean;
  /** Message of the server in any of its dialects; empty when it sent none. */
  readonly said: string;

  constructor(error: ApiError, fixed: string) {
    const explained = errorField(error.body);
    super(explained ?? fixed);
    this.error = error;
    this.isExplained = explained !== undefined;
    // Without an answer the message is the browser's own.
    this.said = error.status === 0 ? "" : error.message;
  }
}
