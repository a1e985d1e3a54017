// The whole HTTP application on a database of its own, listening as it does in production but without pages.

import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { defaultBrand } from "@bentrong/contract/brand";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { pino } from "pino";
import { inject } from "vitest";
import { type AppDeps, createApp } from "../../apps/server/src/app.ts";
import {
  type Companion,
  type CompanionParts,
  createCompanion,
} from "../../apps/server/src/features/companion/companion.ts";
import { watchHotlines } from "../../apps/server/src/features/companion/safety/hotlines.ts";
import { createSafetyLayer } from "../../apps/server/src/features/companion/safety-layer.ts";
import {
  createPartFiles,
  type PartFiles,
} from "../../apps/server/src/features/content/uploads/part-files.ts";
import { createUploads } from "../../apps/server/src/features/content/uploads/uploads.ts";
import {
  createNewsletterTokens,
  type NewsletterTokens,
} from "../../apps/server/src/features/newsletter/newsletter-tokens.ts";
import {
  createNoticeTokens,
  type NoticeTokens,
} from "../../apps/server/src/features/notices/notice-tokens.ts";
import { watchSiteSettings } from "../../apps/server/src/features/operations/settings/site-settings.ts";
import { createPagesSurface } from "../../apps/server/src/pages/pages.ts";
import { createEncryptedColumns } from "../../apps/server/src/platform/crypto/encrypted-columns.ts";
import {
  createEncryption,
  createEncryptionKeys,
  type Encryption,
} from "../../apps/server/src/platform/crypto/encryption.ts";
import type { Database } from "../../apps/server/src/platform/database/database.ts";
import { removeEmailFiles } from "../../apps/server/src/platform/email/folder-transport.ts";
import { createOutbox, type Outbox } from "../../apps/server/src/platform/email/outbox.ts";
import type { AppEnv } from "../../apps/server/src/platform/http/app-env.ts";
import { createGetCacheKey } from "../../apps/server/src/platform/http/cache-keys.ts";
import { checkHost } from "../../apps/server/src/platform/http/check-host.ts";
import { createRequestGate, type GateLimits } from "../../apps/server/src/platform/http/request-gate.ts";
import { ResponseCache } from "../../apps/server/src/platform/http/response-cache.ts";
import { serveCached } from "../../apps/server/src/platform/http/serve-cached.ts";
import { makeKeys } from "../../apps/server/src/platform/identity/keys.ts";
import { createTokens, type Tokens } from "../../apps/server/src/platform/identity/tokens.ts";
import { folderStore } from "../../apps/server/src/platform/storage/folder-store.ts";
import type { MediaStore } from "../../apps/server/src/platform/storage/media-store.ts";
import { createSigner } from "../../apps/server/src/platform/storage/signed-address.ts";
import { copyDatabase } from "../support/postgres.ts";
import { realParts } from "../support/talk.ts";

export interface Platform {
  url: string;
  database: Database;
  tokens: Tokens;
  /** For tests that send what was enqueued: see mail-room.ts. */
  outbox: Outbox;
  encryption: Encryption;
  newsletterTokens: NewsletterTokens;
  noticeTokens: NoticeTokens;
  /** Requests to the pages. */
  rendered: string[];
  /** Every address of the application, as "POST /functions/v1/…". */
  routes: string[];
  companion: Companion;
  media: MediaStore;
  /** Unfinished uploads. */
  parts: PartFiles;
  /** One more server on the same database, with the same keys. It closes with the platform. */
  another(parts?: CompanionOptions): Promise<{ url: string; companion: Companion }>;
  close(): Promise<void>;
}

type CompanionOptions = Partial<Pick<CompanionParts, "guided" | "model" | "safety" | "allowance">>;

/** Pages are a stand-in that counts its renderings; the real ones are the browser tests' business. */
export async function openPlatform({
  mailFolder,
  companion: parts = {},
  gateLimits = {},
  ...options
}: Pick<
  Partial<AppDeps>,
  | "accounts"
  | "providers"
  | "money"
  | "trustedProxies"
  | "pagesPerMinute"
  | "metricsToken"
  | "publicUrl"
  | "hasTlsSubdomains"
  | "log"
  | "afterDeletion"
  | "openSealed"
  | "media"
  | "allowsLocalWebhooks"
  | "pushKey"
  | "embedder"
> & {
  /** Folder in which the test's mail server keeps letters as files. */
  mailFolder?: string;
  gateLimits?: Partial<GateLimits>;
  /** Other parts than the real ones. */
  companion?: CompanionOptions;
} = {}): Promise<Platform> {
  const { superuser, template } = inject("postgres");
  const copy = await copyDatabase(JSON.parse(superuser), template);
  const folder = await mkdtemp(path.join(tmpdir(), "platform-"));
  const tokens = await createTokens(await makeKeys());
  const cache = new ResponseCache({ refreshMs: 0 });
  await cache.follow(copy.database.listener, "content_changed");
  const rendered: string[] = [];
  const encryption = createEncryption(createEncryptionKeys());
  const outbox = createOutbox({
    encryption,
    ...(mailFolder ? { removeFiles: (ids) => removeEmailFiles(mailFolder, ids) } : {}),
  });
  const newsletterTokens = createNewsletterTokens(["of this test"]);
  const noticeTokens = createNoticeTokens(["of this test"]);
  const log = options.log ?? pino({ level: "silent" });
  const media = options.media ?? folderStore(folder);
  const settings = await watchSiteSettings({
    ...{ database: copy.database, brand: defaultBrand, transport: "folder" as const, log },
    mailFrom: { name: defaultBrand.name, address: defaultBrand.supportEmail },
    onChange: () => cache.clear(),
  });
  const arrived = createPartFiles(path.join(folder, "uploads"));
  const closing: (() => Promise<void>)[] = [];
  const routes = new Set<string>();
  const serve = async (companionParts: CompanionOptions): Promise<{ url: string; companion: Companion }> => {
    const sealed = createEncryptedColumns(encryption, () => undefined);
    const lines = await watchHotlines({ database: copy.database, log });
    const companion = createCompanion({
      ...realParts(),
      safety: createSafetyLayer(lines),
      database: copy.database,
      sealed,
      log,
      ...companionParts,
    });
    const app = createApp({
      database: copy.database,
      tokens,
      cache,
      media,
      uploads: createUploads({ database: copy.database, store: media, parts: arrived }),
      signer: createSigner("of this test"),
      outbox,
      encryption,
      newsletterTokens,
      noticeTokens,
      companion,
      brand: settings.brand,
      settings,
      ...options,
      log,
      pages: (api) => standInPages(rendered, tokens.publicKey, api),
    });
    for (const { method, path: address } of app.routes) routes.add(`${method} ${address}`);
    const gate = createRequestGate(options.trustedProxies ?? 0, gateLimits);
    const framework = gate.admit(checkHost(getRequestListener(app.fetch)));
    const server = createServer(
      gate.watch(serveCached(cache, createGetCacheKey(tokens.publicKey), framework)),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(async () => {
      await companion.turns.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, companion };
  };
  const first = await serve(parts);
  return {
    ...first,
    database: copy.database,
    tokens,
    outbox,
    encryption,
    newsletterTokens,
    noticeTokens,
    rendered,
    media,
    parts: arrived,
    routes: [...routes],
    another: (others = parts) => serve(others),
    async close() {
      await Promise.all(closing.map((close) => close()));
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** `/reads/{table}` asks the data API as a page does; every page says what of its query it was given. */
function standInPages(
  rendered: string[],
  publicKey: string,
  api: (request: Request) => Promise<Response>,
): Hono<AppEnv> {
  return createPagesSurface({
    strictPolicy: true,
    async handle(request, scriptMark) {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname);
      const table = /^\/reads\/(\w+)$/.exec(pathname)?.[1];
      const headers = { apikey: publicKey };
      const read = table && (await api(new Request(`http://internal/rest/v1/${table}?limit=1`, { headers })));
      if (read) await read.text();
      const html = `<!doctype html><script nonce="${scriptMark}">let a = 1;</script><script>let stranger = 1;</script><script src="/a.js"></script><p>${"Trang. ".repeat(300)}</p><i>${search}</i>`;
      return new Response(html, {
        status: pathname === "/missing" ? 404 : 200,
        headers: { "Content-Type": "text/html; charset=utf-8" },
      });
    },
  });
}
