// Hands what the framework answered to those who wait for the same, and to platform/http/serve-cached.ts to send next time.
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { ResponseParts } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";
import type { GetCacheKey } from "./serve-cached.ts";
import { currentFlight } from "./single-flight.ts";

/** Set by a surface on an answer that may not be kept although its request looks as if it might. */
export const SKIP_CACHE = "x-do-not-keep";

/** Says itself which tables it reads. */
const RECORDS_READS = /^\/(rest\/v1\/|functions\/v1\/search(\/close)?$)/;

export function cacheResponses(
  cache: ResponseCache,
  getCacheKey: GetCacheKey,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const flight = currentFlight();
    const incoming = c.env?.incoming;
    // A page calls the API in process: reads of that call belong to the page.
    if (!incoming && !RECORDS_READS.test(c.req.path)) flight?.reads.addEverything();
    await next();
    const mayKeep = !c.res.headers.has(SKIP_CACHE);
    if (!mayKeep) c.res.headers.delete(SKIP_CACHE);
    const key = incoming && getCacheKey(incoming);
    if (!flight || key === undefined) return;
    if (c.env.outgoing.destroyed) return cache.abandonFlight(key, flight, "lost");
    if (!isForAll(c.res)) return cache.abandonFlight(key, flight, "own");
    const answer = await readAnswer(c.res);
    void cache.landFlight(key, flight, answer, mayKeep && answer.status < 300);
    c.res = responseFrom(answer);
  };
}

async function readAnswer(response: Response): Promise<ResponseParts & { body: Buffer<ArrayBuffer> }> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== "vary" && name !== "content-length");
  const vary = withEncoding(response.headers.get("vary"));
  return { status: response.status, headers, vary, body };
}

const responseFrom = ({
  status,
  headers,
  vary,
  body,
}: ResponseParts & { body: Buffer<ArrayBuffer> }): Response =>
  new Response(body, { status, headers: [...headers, ["vary", vary]] });

/** These refusals (429, 503) concern one client alone: others with the same request are answered. */
const REFUSALS = new Set([429, 503]);

/** Returns true if the response, success or failure, is the same for every client. */
function isForAll({ status, headers }: Response): boolean {
  if (REFUSALS.has(status)) return false;
  if (headers.get("cache-control") === "no-store" || headers.has("set-cookie")) return false;
  return status === 200 || status === 206 || status >= 400;
}

const withEncoding = (vary: string | null): string => (vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
