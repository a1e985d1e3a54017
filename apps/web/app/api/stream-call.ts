// A call whose answer is read while it comes. Like every other call it goes out as the session, and a refused token is
// renewed once.
import { readPublicConfig } from "../lib/public-config.ts";
import { currentSession } from "../lib/session/session-store.ts";
import type { Method } from "./result.ts";

const TOKEN_CODES = ["bad_jwt", "session_not_found", "user_not_found"];

interface StreamCall {
  method: Method;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

function attempt({ method, path, body, headers, signal }: StreamCall): Promise<Response> {
  const token = currentSession()?.accessToken;
  return fetch(path, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      apikey: readPublicConfig().publicKey,
      Authorization: token ? `Bearer ${token}` : "",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal,
    // The answer belongs to this moment only.
    cache: "no-store",
  });
}

async function isTokenRefused(answer: Response): Promise<boolean> {
  if (answer.status !== 401 && answer.status !== 403) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const code: unknown = typeof body === "object" && body ? Reflect.get(body, "code") : undefined;
  if (answer.status === 401) return code !== "no_api_key";
  return typeof code === "string" && TOKEN_CODES.includes(code);
}

/** Rejects when no answer comes, and when `signal` aborts. */
export async function streamCall(call: StreamCall): Promise<Response> {
  const used = currentSession()?.accessToken;
  const first = await attempt(call);
  if (used === undefined || !(await isTokenRefused(first))) return first;
  const { renew, endSessionWithToken } = await import("./session/refresh.ts");
  const renewed = await renew(used);
  if (renewed === undefined) return first;
  const second = await attempt(call);
  if (await isTokenRefused(second)) endSessionWithToken(renewed);
  return second;
}
