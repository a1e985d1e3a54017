// Starts the platform: settings, database, content, server. The only reader of the environment.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createEmbedder } from "@bentrong/embedding";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { z } from "zod";
import { announce, say } from "./announce.ts";
import { createProviders, enabledProviders } from "./api/gotrue/oauth/providers.ts";
import { createApp } from "./app.ts";
import { firstAccounts, forgetDeletedAccounts } from "./features/accounts/first-accounts.ts";
import { openCompanion } from "./features/companion/open-companion.ts";
import { loadContent } from "./features/content/load-content.ts";
import { removeOrphanedParts } from "./features/content/media-jobs.ts";
import { createPartFiles, type PartFiles } from "./features/content/uploads/part-files.ts";
import { createUploads } from "./features/content/uploads/uploads.ts";
import { createNewsletterTokens, type NewsletterTokens } from "./features/newsletter/newsletter-tokens.ts";
import { NEWSLETTERS_AT_ONCE } from "./features/newsletter/sending/newsletter-jobs.ts";
import { watchSiteSettings } from "./features/operations/settings/site-settings.ts";
import { setMembershipGrace } from "./features/orders/membership-grace.ts";
import { createPaymentProviders } from "./features/orders/providers/providers.ts";
import { addFeatureJobs, emailTemplates } from "./features.ts";
import { builtPages, developmentPages } from "./pages/web-app.ts";
import {
  createEncryption,
  type Encryption,
  readEncryptionKeysFromFolder,
  readEncryptionKeysFromSettings,
} from "./platform/crypto/encryption.ts";
import type { Database } from "./platform/database/database.ts";
import { openMigrated } from "./platform/database/open.ts";
import { isClientGone } from "./platform/database/requester.ts";
import { addEmailJobs, EMAILS_AT_ONCE } from "./platform/email/email-jobs.ts";
import { removeEmailFiles } from "./platform/email/folder-transport.ts";
import { createLinks } from "./platform/email/links.ts";
import { createMailbox } from "./platform/email/mailbox.ts";
import { mailFolder, openTransport } from "./platform/email/open-transport.ts";
import { removeOrphanedFiles } from "./platform/email/orphaned-files.ts";
import { createOutbox, type Outbox } from "./platform/email/outbox.ts";
import { createGetCacheKey } from "./platform/http/cache-keys.ts";
import { checkHost } from "./platform/http/check-host.ts";
import { capConnections } from "./platform/http/connection-cap.ts";
import { describeError } from "./platform/http/describe-error.ts";
import { refuseTakenPort } from "./platform/http/refuse-taken-port.ts";
import { createRequestGate } from "./platform/http/request-gate.ts";
import { ResponseCache } from "./platform/http/response-cache.ts";
import { serveCached } from "./platform/http/serve-cached.ts";
import { keysFromFolder, keysFromSettings } from "./platform/identity/keys.ts";
import { createTokens } from "./platform/identity/tokens.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { requireUsable } from "./platform/payments/bank-account.ts";
import { readSettings, SettingError, type Settings } from "./platform/settings.ts";
import type { MediaStore } from "./platform/storage/media-store.ts";
import { openStore } from "./platform/storage/open-store.ts";
import { createSigner } from "./platform/storage/signed-address.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
const isDevelopment = process.env.NODE_ENV === "development";

async function start(settings: Settings): Promise<() => Promise<void>> {
  const log = pino({ level: settings.logLevel });
  requireUsable(settings.brand.bank);
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
  const encryption = createEncryption(
    settings.messageKeys
      ? readEncryptionKeysFromSettings(settings.messageKeys)
      : await readEncryptionKeysFromFolder(settings.dataDir),
  );
  const signer = createSigner(keys.signing[0]?.d ?? "");
  const media = await openStore(settings);
  const parts = createPartFiles(path.join(settings.dataDir, "uploads"));
  const added = await loadContent({ owner: database.owner, media, folder: path.join(PROJECT, "db/content") });
  if (added > 0) say(`content: ${added} pieces loaded`);
  await setMembershipGrace(database.owner, settings.membershipGraceDays);
  const accounts = await firstAccounts(database.owner, settings.dataDir);
  await writeFile(
    path.join(settings.dataDir, "public.json"),
    `${JSON.stringify({ apiKey: tokens.publicKey })}\n`,
  );

  const cache = new ResponseCache();
  await cache.follow(database.listener, "content_changed");
  const live = await watchSiteSettings({
    ...{ database, brand: settings.brand, mailFrom: settings.mailFrom, log },
    transport: settings.smtpUrl ? "smtp" : "folder",
    onChange: () => cache.clear(),
  });
  const server = createServer();
  capConnections(server, settings.trustedProxies);
  const web = {
    project: PROJECT,
    server,
    publicKey: tokens.publicKey,
    publicUrl: settings.publicUrl,
    imageOrigins: settings.imageOrigins,
    dataDir: settings.dataDir,
    hasOfflineWorker: settings.hasOfflineWorker,
    brand: live.brand,
    providers: enabledProviders(settings.providers),
    preordersUrl: settings.preordersUrl,
    graceDays: settings.membershipGraceDays,
    reportError(error: unknown, path: string) {
      // The client left and its rendering was ended: nothing failed.
      if (!isClientGone()) log.error({ path, error: describeError(error) }, "a page could not be made");
    },
  };
  const pages = isDevelopment ? await developmentPages(web) : await builtPages(web);
  const letters = mailFolder(settings.dataDir);
  const outbox = createOutbox({ encryption, removeFiles: (ids) => removeEmailFiles(letters, ids) });
  const newsletterTokens = createNewsletterTokens(keys.signing.map(({ d }) => String(d)));
  const embedder = createEmbedder();
  const companion = await openCompanion({
    ...{ database, encryption, log, embedder },
    settings: settings.companion,
    support: live.brand.supportEmail,
  });
  const app = createApp({
    database,
    tokens,
    cache,
    media,
    uploads: createUploads({ database, store: media, parts }),
    signer,
    outbox,
    encryption,
    newsletterTokens,
    companion,
    money: {
      bank: live.brand.bank,
      providers: createPaymentProviders(
        settings.payment,
        settings.databaseUrl ? undefined : keys.signing[0]?.d,
      ),
      pictureSecrets: keys.signing.map(({ d }) => String(d)),
    },
    ...(isDevelopment ? { mailbox: createMailbox(letters) } : {}),
    log,
    accounts: settings.accounts,
    providers: createProviders(settings.providers),
    afterDeletion: () => forgetDeletedAccounts(database.owner, settings.dataDir),
    version: await ownVersion(),
    trustedProxies: settings.trustedProxies,
    maxRows: settings.maxRows,
    metricsToken: settings.metricsToken,
    publicUrl: settings.publicUrl,
    brand: live.brand,
    settings: live,
    allowsLocalWebhooks: !settings.databaseUrl,
    newslettersPerMinute: settings.newslettersPerMinute,
    pages: pages.surface,
  });
  const gate = createRequestGate(settings.trustedProxies);
  const framework = gate.admit(checkHost(getRequestListener(app.fetch)));
  const listener = gate.watch(serveCached(cache, createGetCacheKey(tokens.publicKey), framework));
  server.on("request", isDevelopment ? pages.wrap(framework) : listener);

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen({ port: settings.port, host: settings.host }, resolve);
  });
  // The port that was given: with PORT=0 the system chose one.
  const { port } = server.address() as AddressInfo;
  announce(port, settings, accounts);

  const work = startWork({ ...settings, brand: live.brand, mailFrom: live.mailFrom }, database, log, {
    encryption,
    newsletterTokens,
    outbox,
    port,
    media,
    parts,
  });
  return async () => {
    // Replies that are being spoken are left to other processes, or to this one's next start.
    await companion.turns.close();
    await pages.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
    await Promise.all([closed, work.close()]);
  };
}

/** E-mails and everything else that nobody waits for; begun when the first page can be answered. */
function startWork(
  { dataDir, accounts, brand, publicUrl, ...settings }: Settings,
  database: Database,
  log: pino.Logger,
  own: {
    encryption: Encryption;
    newsletterTokens: NewsletterTokens;
    outbox: Outbox;
    port: number;
    media: MediaStore;
    parts: PartFiles;
  },
): { close(): Promise<void> } {
  const { owner, listener } = database;
  const { encryption, newsletterTokens, outbox } = own;
  const jobs = createJobs({ owner, log });
  const transport = openTransport({ dataDir, ...settings, atOnce: EMAILS_AT_ONCE + NEWSLETTERS_AT_ONCE });
  const links = createLinks(publicUrl ?? `http://localhost:${own.port}`, newsletterTokens);
  const tidyFiles = () => removeOrphanedFiles(mailFolder(dataDir), owner);
  const sending = {
    jobs,
    owner,
    listener,
    encryption,
    brand,
    links,
    transport,
    log,
    templates: emailTemplates,
  };
  addEmailJobs({ ...sending, tidyFiles });
  addFeatureJobs({
    ...{ ...sending, database, outbox },
    perMinute: settings.newslettersPerMinute,
    ...{ store: own.media, parts: own.parts },
    reach: { allowsLocal: !settings.databaseUrl },
    sessionIdleDays: accounts.sessionIdleDays,
    unreadable: (column) => log.error({ column }, "a sealed text cannot be opened with any key"),
  });
  void tidyFiles().catch((error: unknown) => log.warn({ err: error }, "files of forgotten e-mails remain"));
  void removeOrphanedParts(owner, own.parts).catch((error: unknown) =>
    log.warn({ err: error }, "parts of forgotten uploads remain"),
  );
  void jobs.start();
  return { close: () => jobs.close().finally(() => transport.close()) };
}

async function ownVersion(): Promise<string> {
  const text = await readFile(path.join(PROJECT, "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
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
  // Started by scripts/start.mjs: it starts again what ends after this. When it ends itself, however that is, so do we.
  process.send?.("ready");
  if (process.channel) process.on("disconnect", end);
} catch (error) {
  fail(error);
}
