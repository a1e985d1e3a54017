// Serves cached responses before the framework, with one write. This is the path of most visitors, so everything is
// computed when a response is cached. Requests for one in progress wait for it: after a change many clients ask for
// the same pages at once.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedResponse } from "./cached-response.ts";
import { preferredEncoding } from "./encodings.ts";
import type { ResponseCache } from "./response-cache.ts";
import { inFlight } from "./single-flight.ts";

/** Says under which key an answer to this request is kept; undefined: it depends on who asks, or may not be kept. */
export type GetCacheKey = (request: IncomingMessage) => string | undefined;

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Responses that were lost with their first client. */
const MOST_WAITS = 3;

export function serveCached(cache: ResponseCache, getCacheKey: GetCacheKey, otherwise: Handler): Handler {
  const make = (key: string, request: IncomingMessage, response: ServerResponse): void => {
    // The answer to HEAD has no body that others could take.
    if (request.method === "HEAD" || cache.getFlight(key)) return void otherwise(request, response);
    const flight = cache.beginFlight(key);
    response.once("close", () => cache.abandonFlight(key, flight, "lost"));
    inFlight(flight, () => otherwise(request, response));
  };
  const waitOrMake = async (
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const flight = cache.getFlight(key);
      if (!flight) break;
      const outcome = await flight.join();
      if (response.destroyed) return;
      if (outcome.kind === "shared") return sendCached(outcome.answer, request, response);
      if (outcome.kind === "own") return void otherwise(request, response);
    }
    make(key, request, response);
  };
  return (request, response) => {
    const key = getCacheKey(request);
    if (key === undefined) return otherwise(request, response);
    const kept = cache.get(key);
    if (kept) return sendCached(kept, request, response);
    if (cache.getFlight(key)) return waitOrMake(key, request, response);
    return make(key, request, response);
  };
}

function sendCached(kept: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  const variant = kept.variants[preferredEncoding(request.headers["accept-encoding"])] ?? kept.identity;
  const known = request.headers["if-none-match"];
  if (known !== undefined && kept.status < 400 && matches(known, variant.etag)) {
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
