// Starts the platform: settings, database, content, server. The only reader of the environment.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { z } from "zod";
import { announce, say } from "./announce.ts";
import { createApp } from "./app.ts";
import { keysFromFolder, keysFromSettings } from "./auth/keys.ts";
import { createProviders, enabledProviders } from "./auth/oauth/providers.ts";
import { addAccountJobs } from "./auth/retention.ts";
import { createTokens } from "./auth/tokens.ts";
import { addCompanionJobs } from "./companion/companion-jobs.ts";
import { openCompanion } from "./companion/open-companion.ts";
import { addContentJobs } from "./content/content-jobs.ts";
import { firstAccounts, forgetDeletedAccounts } from "./content/first-accounts.ts";
import { loadContent } from "./content/load-content.ts";
import type { Database } from "./database/database.ts";
import { openMigrated } from "./database/open.ts";
import { isClientGone } from "./database/requester.ts";
import { cacheKeyOf } from "./http/cache-keys.ts";
import { checkHost } from "./http/check-host.ts";
import { describeError } from "./http/describe-error.ts";
import { answerFromCache } from "./http/front.ts";
import { createRequestGate } from "./http/request-gate.ts";
import { ResponseCache } from "./http/response-cache.ts";
import { refuseTakenPort } from "./http/taken-port.ts";
import { createJobs } from "./jobs/jobs.ts";
import { removeLetterFiles } from "./mail/folder-transport.ts";
import { createLinks } from "./mail/links.ts";
import { addMailJobs } from "./mail/mail-jobs.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { addNewsletterJobs } from "./mail/newsletter/newsletter-jobs.ts";
import { createNewsletterTokens, type NewsletterTokens } from "./mail/newsletter-tokens.ts";
import { mailFolder, openTransport } from "./mail/open-transport.ts";
import { removeOrphanedFiles } from "./mail/orphaned-files.ts";
import { createPost, type Post } from "./mail/post.ts";
import { addMediaJobs, removeOrphanedParts } from "./media/media-jobs.ts";
import type { MediaStore } from "./media/media-store.ts";
import { createSigner } from "./media/signing.ts";
import { openStore } from "./media/stores/open-store.ts";
import { createPartFiles, type PartFiles } from "./media/uploads/part-files.ts";
import { createUploads } from "./media/uploads/uploads.ts";
import { requireUsable } from "./money/bank-account.ts";
import { setMembershipGrace } from "./money/membership-grace.ts";
import { addMoneyJobs } from "./money/money-jobs.ts";
import { createPaymentProviders } from "./money/providers/providers.ts";
import { builtPages, developmentPages } from "./pages/web-app.ts";
import { createSealer, type Sealer, sealingKeysFromFolder, sealingKeysFromSettings } from "./sealing.ts";
import { readSettings, SettingError, type Settings } from "./settings.ts";
import { watchSiteSettings } from "./site-settings/site-settings.ts";
import { addFigureJobs } from "./staff/figure-jobs.ts";
import { addLineReminders } from "./staff/line-reminders.ts";
import { addWebhookJobs } from "./webhooks/webhook-jobs.ts";

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
  const sealer = createSealer(
    settings.messageKeys
      ? sealingKeysFromSettings(settings.messageKeys)
      : await sealingKeysFromFolder(settings.dataDir),
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
  const web = {
    project: PROJECT,
    server,
    publicKey: tokens.publicKey,
    publicUrl: settings.publicUrl,
    imageOrigins: settings.imageOrigins,
    dataDir: settings.dataDir,
    brand: live.brand,
    providers: enabledProviders(settings.providers),
    preordersUrl: settings.preordersUrl,
    graceDays: settings.membershipGraceDays,
    reportError(error: unknown, path: string) {
      // Whoever left had their rendering ended: nothing failed.
      if (!isClientGone()) log.error({ path, error: describeError(error) }, "a page could not be made");
    },
  };
  const pages = isDevelopment ? await developmentPages(web) : await builtPages(web);
  const letters = mailFolder(settings.dataDir);
  const post = createPost({ sealer, removeFiles: (ids) => removeLetterFiles(letters, ids) });
  const newsletterTokens = createNewsletterTokens(keys.signing.map(({ d }) => String(d)));
  const companion = await openCompanion({ database, sealer, settings: settings.companion, log });
  const app = createApp({
    database,
    tokens,
    cache,
    media,
    uploads: createUploads({ database, store: media, parts }),
    signer,
    post,
    sealer,
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
  const listener = gate.watch(answerFromCache(cache, cacheKeyOf(tokens.publicKey), framework));
  server.on("request", isDevelopment ? pages.wrap(framework) : listener);

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen({ port: settings.port, host: settings.host }, resolve);
  });
  // The port that was given: with PORT=0 the system chose one.
  const { port } = server.address() as AddressInfo;
  announce(port, settings, accounts);

  const work = startWork({ ...settings, brand: live.brand, mailFrom: live.mailFrom }, database, log, {
    sealer,
    newsletterTokens,
    post,
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

/** Letters and everything else that nobody waits for; begun when the first page can be answered. */
function startWork(
  { dataDir, accounts, brand, publicUrl, ...settings }: Settings,
  database: Database,
  log: pino.Logger,
  own: {
    sealer: Sealer;
    newsletterTokens: NewsletterTokens;
    post: Post;
    port: number;
    media: MediaStore;
    parts: PartFiles;
  },
): { close(): Promise<void> } {
  const { owner, listener } = database;
  const { sealer, newsletterTokens, post } = own;
  const jobs = createJobs({ owner, log });
  const transport = openTransport({ dataDir, ...settings });
  const links = createLinks(publicUrl ?? `http://localhost:${own.port}`, newsletterTokens);
  const tidyFiles = () => removeOrphanedFiles(mailFolder(dataDir), owner);
  const sending = { jobs, owner, listener, sealer, brand, links, transport, log };
  addMailJobs({ ...sending, tidyFiles });
  addNewsletterJobs({ ...sending, perMinute: settings.newslettersPerMinute });
  const unreadable = (column: string) => log.error({ column }, "a sealed text cannot be opened with any key");
  addCompanionJobs({ jobs, owner, sealer, unreadable });
  addMoneyJobs({ jobs, database, post });
  addContentJobs({ jobs, database, post });
  addMediaJobs({ jobs, owner, listener, store: own.media, parts: own.parts });
  addFigureJobs(jobs, owner);
  addLineReminders({ jobs, database, post });
  addWebhookJobs({ jobs, owner, listener, sealer, reach: { allowsLocal: !settings.databaseUrl } });
  addAccountJobs(jobs, owner, sealer, accounts.sessionIdleDays);
  void tidyFiles().catch((error: unknown) => log.warn({ err: error }, "files of forgotten letters remain"));
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
