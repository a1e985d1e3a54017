import type { ApiError } from "./result.ts";

// Three dialects name the same thing differently; this order finds the sentence in each of them.
const MESSAGE = ["error_description", "msg", "error", "message"] as const;
const CODE = ["error_code", "code"] as const;

function firstText(body: unknown, names: readonly string[]): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const name of names) {
    const value: unknown = Reflect.get(body, name);
    if (typeof value === "string" && value) return value;
  }
  return undefined;
}

export const readProblem = (status: number, body: unknown): ApiError => ({
  status,
  code: firstText(body, CODE) ?? `http_${status}`,
  message: firstText(body, MESSAGE) ?? "",
  body,
});
