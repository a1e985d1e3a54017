import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../platform/http/app-env.ts";

const YEAR = 31_536_000;

interface AssetsPlace {
  root: string;
  /** Prefix of an address that the folder does not have. */
  prefix?: string;
}

/** Files whose names carry their content, compressed when they were built. */
export const serveAssets = ({ root, prefix = "" }: AssetsPlace): MiddlewareHandler<AppEnv> =>
  serveStatic({
    root,
    rewriteRequestPath: (asked) => asked.slice(prefix.length),
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", `public, max-age=${YEAR}, immutable`),
  });
