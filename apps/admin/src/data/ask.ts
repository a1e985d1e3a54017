// The one way from the back office to the server.
import type { BackOfficeHost } from "@bentrong/contract/back-office";
import { problem } from "./problem.ts";
import { REMOVED_HTML, tellRemovedHtml } from "./removed-html.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

/** Throws an `HttpError` with words for readers when the call was refused or not answered. */
export function createAsk(hostFetch: BackOfficeHost["fetch"]): Ask {
  return async (path, init) => {
    const response = await hostFetch(path, init).catch(() => undefined);
    if (!response) throw problem(0, undefined);
    const body = await response.text();
    const json = parsed(body);
    if (!response.ok) throw problem(response.status, json);
    const removed = response.headers.get(REMOVED_HTML);
    if (removed) tellRemovedHtml(removed);
    return { status: response.status, headers: response.headers, body, json };
  };
}

/** A call with a JSON body: of /functions/v1, of a function in the database, of rows. */
export const sendJson = (
  ask: Ask,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  ask(path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
