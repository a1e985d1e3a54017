// Pages and the built files they load. The web application brings its own request handler; this side adds what only
// the server knows: the policy for scripts, long caching for files whose names carry their hash, and the API in process.
import { EDITOR_POLICY, LETTER_POLICY } from "@bentrong/contract/trusted-types";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { AppEnv } from "../platform/http/app-env.ts";
import { keptQuery } from "../platform/http/cache-keys.ts";
import { SKIP_CACHE } from "../platform/http/cache-responses.ts";
import {
  contentSecurityPolicy,
  newScriptMark,
  takeMarkedScripts,
} from "../platform/http/security-headers.ts";
import { isOfficePage, newStyleNonce, withStyleNonce } from "./office-document.ts";
import { serveAssets } from "./serve-assets.ts";
import { serveWorker } from "./serve-worker.ts";

/** `scriptMark` is written as the nonce of every inline script of the renderer's own. */
export type PageHandler = (request: Request, scriptMark: string) => Promise<Response>;

export interface PagesDeps {
  handle: PageHandler;
  /** Folder with the built files for browsers; absent in development, where Vite serves them. */
  clientFolder?: string;
  /** Folder with the assets of earlier releases. */
  keptAssets?: string;
  /** False: browsers that have the service worker are told to unregister it. */
  hasOfflineWorker?: boolean;
  /** Development needs Vite's own inline scripts and websocket. */
  strictPolicy: boolean;
  /** Origins besides our own that a page may call. */
  connectTo?: readonly string[];
  /** Origins besides our own whose pictures a page may show. */
  imagesFrom?: readonly string[];
}

export function createPagesSurface({
  handle,
  clientFolder,
  keptAssets,
  hasOfflineWorker = true,
  strictPolicy,
  connectTo = [],
  imagesFrom = [],
}: PagesDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  if (clientFolder) {
    app.use("/assets/*", serveAssets({ root: clientFolder }));
    if (keptAssets) app.use("/assets/*", serveAssets({ root: keptAssets, prefix: "/assets" }));
    // A missing file is not a page: an old tab asking for a replaced script must not be given HTML.
    app.all("/assets/*", (c) => c.text("Not found", 404));
    app.use("/sw.js", serveWorker({ root: clientFolder, isWithdrawn: !hasOfflineWorker }));
    app.use(
      "*",
      serveStatic({
        root: clientFolder,
        onFound: (_path, c) => {
          c.header("Cache-Control", "public, max-age=3600");
          // Icons and the picture of the site, which feed readers and previews of links show.
          c.header("Cross-Origin-Resource-Policy", "cross-origin");
        },
      }),
    );
  }
  app.all("*", async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method not allowed", 405, { Allow: "GET, HEAD" });
    const scriptMark = newScriptMark();
    const answer = await handle(withKnownQuery(c.req.raw), scriptMark);
    if (c.req.method === "HEAD" || !isDocument(answer)) return answer;
    const styleNonce = isOfficePage(c.req.path) ? newStyleNonce() : undefined;
    return asDocument(answer, { strictPolicy, scriptMark, styleNonce, connectTo, imagesFrom });
  });
  return app;
}

/** A page is kept for every spelling of its address, so it may not be made with what its address happens to carry. */
function withKnownQuery(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url);
  const known = keptQuery(pathname, search);
  return known === search ? request : new Request(`${origin}${pathname}${known}`, request);
}

const isDocument = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/html") ?? false;

/** A page can be read before its scripts are there: fonts, styles and pictures go first. */
const PRELOADED_SCRIPT = '<link rel="modulepreload"';

/** Retry-After of a page whose content could not be loaded. */
const RETRY_SECONDS = "5";

interface DocumentRules {
  strictPolicy: boolean;
  scriptMark: string;
  /** New for each response, which is therefore never cached. */
  styleNonce: string | undefined;
  connectTo: readonly string[];
  imagesFrom: readonly string[];
}

async function asDocument(answer: Response, rules: DocumentRules): Promise<Response> {
  const { strictPolicy, scriptMark, styleNonce } = rules;
  const { html: unmarked, scriptHashes } = takeMarkedScripts(await answer.text(), scriptMark);
  const rendered = unmarked.replaceAll(PRELOADED_SCRIPT, '<link fetchpriority="low" rel="modulepreload"');
  const html = styleNonce === undefined ? rendered : withStyleNonce(rendered, styleNonce);
  const headers = new Headers(answer.headers);
  const trustedTypes = styleNonce === undefined ? [] : [EDITOR_POLICY, LETTER_POLICY];
  if (strictPolicy)
    headers.set("Content-Security-Policy", contentSecurityPolicy({ ...rules, scriptHashes, trustedTypes }));
  if (styleNonce !== undefined) headers.set("Cache-Control", "no-store");
  // Browsers revalidate each time and get a 304 when nothing changed.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  if (answer.status !== 200) headers.set(SKIP_CACHE, "1");
  if (answer.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_SECONDS);
  return new Response(html, { status: answer.status, headers });
}
