// Starts the platform: settings, database, content, server. The only reader of the environment.

import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { announce, say } from "./announce.ts";
import { createApp } from "./app.ts";
import { keysFromFolder, keysFromSettings } from "./auth/keys.ts";
import { createTokens } from "./auth/tokens.ts";
import { firstAccounts } from "./content/first-accounts.ts";
import { loadContent } from "./content/load-content.ts";
import type { Database } from "./database/database.ts";
import { openMigrated } from "./database/open.ts";
import { cacheKeyOf } from "./http/cache-keys.ts";
import { answerFromCache } from "./http/front.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { refuseTakenPort } from "./http/taken-port.ts";
import { folderStore } from "./media/media-store.ts";
import { createSigner } from "./media/signing.ts";
import { builtPages, developmentPages } from "./pages/web-app.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
const isDevelopment = process.env.NODE_ENV === "development";

async function start(settings: Settings): Promise<() => Promise<void>> {
  const log = pino({ level: settings.logLevel });
  await refuseTakenPort(settings.port, settings.host);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o755 });
  const database = await openMigrated({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    migrations: path.join(PROJECT, "db/migrations"),
    poolSize: settings.poolSize,
    statementTimeout: settings.statementTimeout,
    progress: say,
    crashed: (error) =>
      error ? fail(error) : log.warn("the database ended unexpectedly and was started again"),
  });
  try {
    const stop = await serve(settings, database, log);
    return () => stop().finally(() => database.close());
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(settings: Settings, database: Database, log: pino.Logger): Promise<() => Promise<void>> {
  const keys =
    settings.tokenKeys && settings.publicKey
      ? keysFromSettings(settings.tokenKeys, settings.publicKey)
      : await keysFromFolder(settings.dataDir);
  const tokens = await createTokens(keys);
  const signer = createSigner(keys.signing[0]?.d ?? "");
  const media = folderStore(path.join(settings.dataDir, "media"));
  const added = await loadContent({ owner: database.owner, media, folder: path.join(PROJECT, "db/content") });
  if (added > 0) say(`content: ${added} pieces loaded`);
  const accounts = await firstAccounts(database.owner, settings.dataDir);
  await writeFile(
    path.join(settings.dataDir, "public.json"),
    `${JSON.stringify({ apiKey: tokens.publicKey })}\n`,
  );

  const cache = new ResponseCache();
  await cache.follow(database.listener, "content_changed");
  const server = createServer();
  const web = {
    project: PROJECT,
    server,
    publicKey: tokens.publicKey,
    publicUrl: settings.publicUrl,
    brand: settings.brand,
  };
  const pages = isDevelopment ? await developmentPages(web) : await builtPages(web);
  const app = createApp({
    database,
    tokens,
    cache,
    media,
    signer,
    log,
    publicUrl: settings.publicUrl,
    brandName: settings.brand.name,
    pages: pages.surface,
  });
  const framework = getRequestListener(app.fetch);
  const listener = answerFromCache(cache, cacheKeyOf(tokens.publicKey), framework);
  server.on("request", isDevelopment ? pages.wrap(framework) : listener);

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen({ port: settings.port, host: settings.host }, resolve);
  });
  // The port that was given: with PORT=0 the system chose one.
  announce((server.address() as AddressInfo).port, settings, accounts);
  return async () => {
    await pages.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
    await new Promise((resolve) => server.close(resolve));
  };
}

function fail(error: unknown): never {
  const known = error instanceof SettingError || (error instanceof Error && !process.env.DEBUG);
  console.error(known ? `\n  ${(error as Error).message}\n` : error);
  process.exit(1);
}

try {
  const stop = await start(readSettings(process.env, PROJECT));
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), fail);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  // Started by scripts/start.mjs: when that ends, however it ends, so do we.
  if (process.channel) process.on("disconnect", end);
} catch (error) {
  fail(error);
}
