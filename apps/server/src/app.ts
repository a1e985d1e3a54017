// The whole HTTP application from its parts: tests build the same one.
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { Tokens } from "./auth/tokens.ts";
import type { Database } from "./database/database.ts";
import { guarded } from "./http/api-guard.ts";
import type { AppEnv } from "./http/app-env.ts";
import { cacheKeyOf } from "./http/cache-keys.ts";
import { createHealth } from "./http/health.ts";
import { keepAnswers } from "./http/keep-answers.ts";
import { requestLog } from "./http/request-log.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createMedia } from "./media/media.ts";
import type { MediaStore } from "./media/media-store.ts";
import type { MediaSigner } from "./media/signing.ts";
import { createDiscovery } from "./pages/discovery.ts";
import { createFeeds } from "./pages/feeds.ts";
import { createRest } from "./rest/rest.ts";

export interface AppDeps {
  database: Database;
  tokens: Tokens;
  cache: ResponseCache;
  media: MediaStore;
  signer: MediaSigner;
  log: Logger;
  /** Address that people type, for feeds and sitemaps; without it the request's own is used. */
  publicUrl?: string;
  brandName: string;
  /** Everything that is not an API: made last, because pages ask the API in process. */
  pages?: (api: (request: Request) => Promise<Response>) => Hono<AppEnv>;
}

export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { database, tokens, media, signer, cache, log } = deps;
  const app = new Hono<AppEnv>();
  app.use(requestLog(log));
  // Outside of what keeps answers: those are kept as they are, and compressed with more care. Inside of it what every
  // answer must carry, kept or not.
  app.use(compress());
  app.use(keepAnswers(cache, cacheKeyOf(tokens.publicKey)));
  app.use(securityHeaders);
  app.route("/", createHealth({ database }));
  app.route(
    "/rest/v1",
    guarded("rest", tokens.publicKey, createRest({ database, tokens, presentMedia: signer.signAll })),
  );
  app.route("/auth/v1", guarded("auth", tokens.publicKey, undefined));
  app.route("/functions/v1", guarded("functions", tokens.publicKey, undefined));
  for (const [prefix, dialect] of [
    ["rest", "rest"],
    ["auth", "auth"],
    ["functions", "functions"],
  ] as const) {
    app.route(`/${prefix}`, guarded(dialect, tokens.publicKey, undefined));
  }
  app.route("/media", createMedia(media, signer));
  app.route("/", createDiscovery({ database, publicUrl: deps.publicUrl }));
  app.route("/", createFeeds({ database, media, publicUrl: deps.publicUrl, brandName: deps.brandName }));
  if (deps.pages)
    app.route(
      "/",
      deps.pages(async (request) => app.fetch(request)),
    );
  return app;
}
