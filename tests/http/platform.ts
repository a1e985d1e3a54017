// The whole HTTP application on a database of its own, listening as it does in production but without pages.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { pino } from "pino";
import { inject } from "vitest";
import { createApp } from "../../apps/server/src/app.ts";
import { makeKeys } from "../../apps/server/src/auth/keys.ts";
import { createTokens, type Tokens } from "../../apps/server/src/auth/tokens.ts";
import type { Database } from "../../apps/server/src/database/database.ts";
import type { AppEnv } from "../../apps/server/src/http/app-env.ts";
import { cacheKeyOf } from "../../apps/server/src/http/cache-keys.ts";
import { answerFromCache } from "../../apps/server/src/http/front.ts";
import { ResponseCache } from "../../apps/server/src/http/response-cache.ts";
import { folderStore } from "../../apps/server/src/media/media-store.ts";
import { createSigner } from "../../apps/server/src/media/signing.ts";
import { createPagesSurface } from "../../apps/server/src/pages/pages.ts";
import { copyDatabase } from "../support/postgres.ts";

export interface Platform {
  url: string;
  database: Database;
  tokens: Tokens;
  /** What the pages were asked for. */
  rendered: string[];
  close(): Promise<void>;
}

/** Pages are a stand-in that counts its renderings; the real ones are the browser tests' business. */
export async function openPlatform(): Promise<Platform> {
  const { superuser, template } = inject("postgres");
  const copy = await copyDatabase(JSON.parse(superuser), template);
  const folder = await mkdtemp(path.join(tmpdir(), "platform-"));
  const tokens = await createTokens(await makeKeys());
  const cache = new ResponseCache();
  await cache.follow(copy.database.listener, "content_changed");
  const rendered: string[] = [];
  const app = createApp({
    database: copy.database,
    tokens,
    cache,
    media: folderStore(folder),
    signer: createSigner("of this test"),
    log: pino({ level: "silent" }),
    brandName: "Bên Trong",
    pages: () => standInPages(rendered),
  });
  const listener = getRequestListener(app.fetch);
  const server = createServer(answerFromCache(cache, cacheKeyOf(tokens.publicKey), listener));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    database: copy.database,
    tokens,
    rendered,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function standInPages(rendered: string[]): Hono<AppEnv> {
  return createPagesSurface({
    strictPolicy: true,
    async handle(request) {
      const { pathname } = new URL(request.url);
      rendered.push(pathname);
      const html = `<!doctype html><script>let a = 1;</script><script src="/a.js"></script><p>${"Trang. ".repeat(300)}</p>`;
      return new Response(html, {
        status: pathname === "/missing" ? 404 : 200,
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    },
  });
}
