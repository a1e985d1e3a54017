// The web application as the server sees it: a module that makes a request handler. In production it is the built
// file; in development Vite compiles it on the fly and serves the browser's modules on the same port.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "@bentrong/contract/brand";
import type { Hono } from "hono";
import type { AppEnv } from "../platform/http/app-env.ts";
import { createBackOffice, readOfficeEntry } from "./back-office.ts";
import { keepAssetsDaily } from "./kept-assets.ts";
import { createPagesSurface, type PageHandler } from "./pages.ts";

type Api = (request: Request) => Promise<Response>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Context of pages besides their data: see apps/web/server/pages.ts. */
interface PageFacts {
  publicKey: string;
  brand: Brand;
  /** That people may sign in through. */
  providers: readonly string[];
  /** Data API in which browsers store pre-orders; undefined: ours. */
  preordersUrl: string | undefined;
  /** Logs what failed while the page of a path was made. */
  reportError(error: unknown, path: string): void;
  /** Days for which premium stays after a membership ended. */
  graceDays: number;
}

/** Exports of apps/web/server/pages.ts. */
interface PagesModule {
  createPages(deps: PageFacts & { api: Api }): PageHandler;
}

export interface WebAppOptions extends PageFacts {
  project: string;
  server: Server;
  /** Besides our own, whose pictures pages may show. */
  imageOrigins: readonly string[];
  /** Public origin; pages name it in their canonical addresses. */
  publicUrl: string | undefined;
  /** Folder with the files of earlier releases. */
  dataDir: string;
  hasOfflineWorker: boolean;
}

export interface WebApp {
  surface(api: Api): Hono<AppEnv>;
  /** Lets the web application see a request before the server's own routes. */
  wrap(handler: NodeHandler): NodeHandler;
  close(): Promise<void>;
}

export async function builtPages({
  project,
  publicUrl,
  imageOrigins,
  dataDir,
  hasOfflineWorker,
  server: _,
  ...facts
}: WebAppOptions): Promise<WebApp> {
  const build = path.join(project, "apps/web/build");
  // The built file has no types of its own; its source exports PagesModule.
  const { createPages } = (await import(
    pathToFileURL(path.join(build, "server/index.js")).href
  )) as PagesModule;
  const folder = path.join(project, "apps/admin/build");
  const kept = path.join(dataDir, "assets");
  const site = { from: path.join(build, "client/assets"), to: path.join(kept, "site") };
  const back = { from: path.join(folder, "assets"), to: path.join(kept, "back-office") };
  const stopKeeping = await keepAssetsDaily([site, back]);
  const office = createBackOffice({ entry: await readOfficeEntry(folder), folder, keptAssets: back.to });
  return {
    surface: (api) =>
      office.route(
        "/",
        createPagesSurface({
          handle: asPublic(publicUrl, createPages({ api, ...facts })),
          clientFolder: path.join(build, "client"),
          keptAssets: site.to,
          hasOfflineWorker,
          strictPolicy: true,
          connectTo: facts.preordersUrl ? [new URL(facts.preordersUrl).origin] : [],
          imagesFrom: imageOrigins,
        }),
      ),
    wrap: (handler) => handler,
    close: async () => stopKeeping(),
  };
}

/** Behind a proxy a request names an inner address; pages receive the public one. */
function asPublic(publicUrl: string | undefined, handle: PageHandler): PageHandler {
  if (!publicUrl) return handle;
  return (request, scriptMark) => {
    const { pathname, search } = new URL(request.url);
    return handle(new Request(`${publicUrl}${pathname}${search}`, request), scriptMark);
  };
}

const NOT_VITE =
  /^\/(rest|auth|functions|media|feed)\/|^\/(healthz|readyz|metrics|robots\.txt|favicon\.ico|sitemap\.xml|feed|back-office\/entry\.json)$/;

export async function developmentPages({
  project,
  server,
  publicUrl: _,
  imageOrigins: _anywhere,
  dataDir: __,
  hasOfflineWorker: _notBuilt,
  ...facts
}: WebAppOptions): Promise<WebApp> {
  // From the web application's own dependencies: the server has none on its build tools.
  const { createServer } = (await import("vite")) as typeof import("vite");
  const vite = await createServer({
    root: path.join(project, "apps/web"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const office = await createServer({
    root: path.join(project, "apps/admin"),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const { base } = office.config;
  const entry = { script: `${base}src/main.tsx`, styles: [] };
  return {
    surface: (api) =>
      createBackOffice({ entry }).route(
        "/",
        createPagesSurface({
          strictPolicy: false,
          async handle(request, scriptMark) {
            const { createPages } = (await vite.ssrLoadModule("/server/pages.ts")) as PagesModule;
            return createPages({ api, ...facts })(request, scriptMark);
          },
        }),
      ),
    wrap: (handler) => (request, response) => {
      const { url = "" } = request;
      if (NOT_VITE.test(url)) return handler(request, response);
      const { middlewares } = url.startsWith(base) ? office : vite;
      return middlewares(request, response, () => handler(request, response));
    },
    close: async () => {
      await Promise.all([vite.close(), office.close()]);
    },
  };
}
