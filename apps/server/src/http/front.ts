// The first look at a request, before the framework: an answer that is kept goes out with one write. This is what
// most visitors meet, so nothing is computed here that could have been computed when the answer was kept.
import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./encodings.ts";
import type { Kept, ResponseCache } from "./response-cache.ts";

/** Says under which key an answer to this request is kept; undefined: it depends on who asks, or may not be kept. */
export type KeyOf = (request: IncomingMessage) => string | undefined;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export function answerFromCache(cache: ResponseCache, keyOf: KeyOf, otherwise: Handler): Handler {
  return (request, response) => {
    const key = keyOf(request);
    const kept = key === undefined ? undefined : cache.get(key);
    if (kept) sendKept(kept, request, response);
    else otherwise(request, response);
  };
}

function sendKept(kept: Kept, request: IncomingMessage, response: ServerResponse): void {
  const variant = kept.variants[preferredEncoding(request.headers["accept-encoding"])] ?? kept.identity;
  const known = request.headers["if-none-match"];
  if (known !== undefined && matches(known, variant.etag)) {
    response.writeHead(304, withoutBody(variant.headers));
    response.end();
    return;
  }
  response.writeHead(kept.status, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    if (!/^content-(length|encoding|type)$/i.test(name)) kept.push(name, value);
  }
  return kept;
}
