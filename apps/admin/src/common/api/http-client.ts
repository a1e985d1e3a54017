// The one way from the back office to the server.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { createHttpError } from "./errors.ts";
import { emitRemovedHtml, REMOVED_HTML } from "./removed-html.ts";

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export type HttpClient = (path: string, init?: RequestInit) => Promise<HttpResponse>;

function parseJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** Throws an `HttpError` with words for readers when the call was refused or not answered. */
export function createHttpClient(hostFetch: BackOfficeHost["fetch"]): HttpClient {
  return async (path, init) => {
    const response = await hostFetch(path, init).catch(() => undefined);
    if (!response) throw createHttpError(0, undefined);
    const body = await response.text();
    const json = parseJson(body);
    if (!response.ok) throw createHttpError(response.status, json);
    const removed = response.headers.get(REMOVED_HTML);
    if (removed) emitRemovedHtml(removed);
    return { status: response.status, headers: response.headers, body, json };
  };
}

/** A call with a JSON body: of /functions/v1, of a function in the database, of rows. */
export const sendJson = (
  httpClient: HttpClient,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HttpResponse> =>
  httpClient(path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
