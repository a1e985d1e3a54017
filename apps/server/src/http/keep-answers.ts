// Keeps what the framework answered, for http/front.ts to send next time.
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { KeyOf } from "./front.ts";
import type { ResponseCache } from "./response-cache.ts";

/** Set by a surface on an answer that may not be kept although its request looks as if it might. */
export const DO_NOT_KEEP = "x-do-not-keep";

export function keepAnswers(
  cache: ResponseCache,
  keyOf: KeyOf,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const incoming = c.env?.incoming;
    const key = incoming && c.req.method === "GET" ? keyOf(incoming) : undefined;
    const { generation } = cache;
    await next();
    const mayNot = c.res.headers.has(DO_NOT_KEEP) || c.res.headers.get("cache-control") === "no-store";
    if (mayNot) c.res.headers.delete(DO_NOT_KEEP);
    if (key === undefined || mayNot || (c.res.status !== 200 && c.res.status !== 206)) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    const headers = [...c.res.headers].filter(([name]) => name !== "vary" && name !== "content-length");
    const vary = withEncoding(c.res.headers.get("vary"));
    cache.keep(key, generation, { status: c.res.status, headers, vary, body });
    c.res = new Response(body, { status: c.res.status, headers: [...headers, ["vary", vary]] });
  };
}

const withEncoding = (vary: string | null): string => (vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
