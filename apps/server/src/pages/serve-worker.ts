import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../platform/http/app-env.ts";

interface WorkerPlace {
  root: string;
  /** Sends the one that removes whatever is there. */
  isWithdrawn: boolean;
}

const HEADERS = {
  // Never cached: a withdrawn worker would live on in caches.
  "Cache-Control": "no-cache",
  "Service-Worker-Allowed": "/",
  // A worker has a policy of its own: it runs its one file and connects to this origin alone.
  "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
};

export function serveWorker({ root, isWithdrawn }: WorkerPlace): MiddlewareHandler<AppEnv> {
  const file = isWithdrawn ? "/sw-withdrawn.js" : "/sw.js";
  const serveFile = serveStatic<AppEnv>({ root, rewriteRequestPath: () => file, precompressed: true });
  return async (c, next) => {
    const answer = await serveFile(c, next);
    for (const [name, value] of Object.entries(HEADERS)) answer?.headers.set(name, value);
    return answer;
  };
}
