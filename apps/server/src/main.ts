// Starts the platform: settings, database, content, server. The only reader of the environment.

import cluster from "node:cluster";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createEmbedder, type Embedder } from "@bentrong/embedding";
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
import { createNoticeTokens, type NoticeTokens } from "./features/notices/notice-tokens.ts";
import { NOTICES_AT_ONCE } from "./features/notices/sending/notice-jobs.ts";
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
import {
  type MigratedDatabase,
  type OpenOptions,
  openJoined,
  openMigrated,
} from "./platform/database/open.ts";
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
import {
  type PushKey,
  readPushKeyFromFolder,
  readPushKeyFromSettings,
  toPublicPushKey,
} from "./platform/identity/push-key.ts";
import { createTokens } from "./platform/identity/tokens.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { requireUsable } from "./platform/payments/bank-account.ts";
import { readSettings, SettingError, type Settings } from "./platform/settings.ts";
import type { MediaStore } from "./platform/storage/media-store.ts";
import { openStore } from "./platform/storage/open-store.ts";
import { createSigner } from "./platform/storage/signed-address.ts";
import { drain } from "./platform/workers/drain.ts";
import { DRAIN, READY, runWorkers } from "./platform/workers/run-workers.ts";
import { answerForMetrics } from "./platform/workers/shared-metrics.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
const isDevelopment = process.env.NODE_ENV === "development";

/** Work of a process besides answering requests. */
interface Duties {
  /** Starts the database, applies migrations and takes the port; otherwise another process did. */
  opens: boolean;
  /** Loads what a release brings. */
  loads: boolean;
  runsJobs: boolean;
  announces: boolean;
}

const EVERYTHING: Duties = { opens: true, loads: true, runsJobs: true, announces: true };

const toOpenOptions = (settings: Settings, log: pino.Logger): OpenOptions => ({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
  migrations: path.join(PROJECT, "db/migrations"),
  poolSize: settings.poolSize,
  statementTimeout: settings.statementTimeout,
  processes: settings.workers ?? 1,
  progress: say,
  crashed: (error) =>
    error ? fail(error) : log.warn("the database ended unexpectedly and was started again"),
});

async function openOwnDatabase(settings: Settings, log: pino.Logger): Promise<MigratedDatabase> {
  await refuseTakenPort(settings.port, settings.host);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o755 });
  return openMigrated(toOpenOptions(settings, log));
}

/** A process that answers. */
async function start(settings: Settings, duties: Duties): Promise<Running> {
  const log = pino({ level: settings.logLevel });
  requireUsable(settings.brand.bank);
  const database = duties.opens
    ? await openOwnDatabase(settings, log)
    : await openJoined(toOpenOptions(settings, log));
  try {
    const { stop, drain } = await serve(settings, database, log, duties);
    return { stop: () => stop().finally(() => database.close()), drain };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The process in front of several that answer: it has the database, and restarts them one after the other. */
async function lead(settings: Settings, count: number): Promise<() => Promise<void>> {
  const log = pino({ level: settings.logLevel });
  requireUsable(settings.brand.bank);
  // Without a listener the signal would end this process; workers that only start do so with the newest code.
  let reload = (): void => undefined;
  process.on("SIGHUP", () => reload());
  const database = await openOwnDatabase(settings, log);
  answerForMetrics();
  try {
    const workers = await runWorkers({
      ...{ count, say },
      environment: (slot, isFirstStart) => ({
        [SLOT]: String(slot),
        [IS_FIRST_START]: isFirstStart ? "1" : "",
      }),
    });
    say(`${count} workers answer`);
    reload = () => {
      say("every worker is started anew");
      database
        .migrate()
        .then(() => workers.restart())
        .then(() => say("every worker was started anew"))
        .catch((error: Error) => console.error(`\n  The others go on: ${error.message}\n`));
    };
    return () => workers.stop().finally(() => database.close());
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Told by `lead` to the processes that it starts. */
const SLOT = "BEN_TRONG_WORKER";
const IS_FIRST_START = "BEN_TRONG_FIRST_START";

/** One of the workers loads and does the jobs: work of the database is divided by it, but once is enough. */
function readDuties(environment: NodeJS.ProcessEnv): Duties {
  if (!cluster.isWorker) return EVERYTHING;
  const isFirst = environment[SLOT] === "1";
  return {
    ...{ opens: false, loads: isFirst, runsJobs: isFirst },
    announces: isFirst && environment[IS_FIRST_START] === "1",
  };
}

interface Running {
  stop(): Promise<void>;
  /** Finishes open requests of a process that others replace; `stop` follows. */
  drain(): Promise<void>;
}

/** Longest wait for a stream of this process when another process replaces it. */
const DRAIN_MS = 20_000;

async function serve(
  settings: Settings,
  database: Database,
  log: pino.Logger,
  duties: Duties,
): Promise<Running> {
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
  const pushKey = await readPushKey(settings);
  const signer = createSigner(keys.signing[0]?.d ?? "");
  const media = await openStore(settings);
  const parts = createPartFiles(path.join(settings.dataDir, "uploads"));
  const accounts = duties.loads
    ? await loadRelease(settings, database, media, tokens.publicKey)
    : { accounts: [], isNew: false };

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
  const secrets = keys.signing.map(({ d }) => String(d));
  const newsletterTokens = createNewsletterTokens(secrets);
  const noticeTokens = createNoticeTokens(secrets);
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
    noticeTokens,
    pushKey: pushKey && toPublicPushKey(pushKey),
    companion,
    embedder,
    money: {
      bank: live.brand.bank,
      providers: createPaymentProviders(
        settings.payment,
        settings.databaseUrl ? undefined : keys.signing[0]?.d,
      ),
      pictureSecrets: secrets,
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
    hasTlsSubdomains: settings.hasTlsSubdomains,
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
  if (duties.announces) announce(port, settings, accounts);

  const work = duties.runsJobs
    ? startWork({ ...settings, brand: live.brand, mailFrom: live.mailFrom }, database, log, {
        encryption,
        newsletterTokens,
        noticeTokens,
        pushKey,
        outbox,
        port,
        media,
        parts,
        embedder,
      })
    : undefined;
  const stop = async (): Promise<void> => {
    // Replies that are being spoken are left to other processes, or to this one's next start.
    await companion.turns.close();
    await pages.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
    await Promise.all([closed, work?.close()]);
  };
  return { stop, drain: () => drain(server, DRAIN_MS) };
}

/** Several hosts must share it, so it is never made beside a database of one's own. */
async function readPushKey({ pushKey, databaseUrl, dataDir }: Settings): Promise<PushKey | undefined> {
  if (pushKey) return readPushKeyFromSettings(pushKey);
  return databaseUrl ? undefined : readPushKeyFromFolder(dataDir);
}

/** Data that a release adds to the database and the data folder. */
async function loadRelease(settings: Settings, { owner }: Database, media: MediaStore, publicKey: string) {
  const added = await loadContent({ owner, media, folder: path.join(PROJECT, "db/content") });
  if (added > 0) say(`content: ${added} pieces loaded`);
  await setMembershipGrace(owner, settings.membershipGraceDays);
  const accounts = await firstAccounts(owner, settings.dataDir);
  await writeFile(path.join(settings.dataDir, "public.json"), `${JSON.stringify({ apiKey: publicKey })}\n`);
  return accounts;
}

/** Background work: e-mails and other jobs; started when the first page can be answered. */
function startWork(
  { dataDir, accounts, brand, publicUrl, ...settings }: Settings,
  database: Database,
  log: pino.Logger,
  own: {
    encryption: Encryption;
    newsletterTokens: NewsletterTokens;
    noticeTokens: NoticeTokens;
    pushKey: PushKey | undefined;
    outbox: Outbox;
    port: number;
    media: MediaStore;
    parts: PartFiles;
    embedder: Embedder;
  },
): { close(): Promise<void> } {
  const { owner, listener } = database;
  const { encryption, newsletterTokens, noticeTokens, outbox, pushKey } = own;
  const jobs = createJobs({ owner, log });
  const transport = openTransport({
    dataDir,
    ...settings,
    atOnce: EMAILS_AT_ONCE + NEWSLETTERS_AT_ONCE + NOTICES_AT_ONCE,
  });
  const links = createLinks(publicUrl ?? `http://localhost:${own.port}`, newsletterTokens, noticeTokens);
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
    ...{ ...sending, database, outbox, embedder: own.embedder },
    perMinute: settings.newslettersPerMinute,
    ...{ store: own.media, parts: own.parts },
    reach: { allowsLocal: !settings.databaseUrl },
    pusher: pushKey && { key: pushKey },
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
  const settings = readSettings(process.env, PROJECT);
  const isLeading = settings.workers !== undefined && cluster.isPrimary;
  // Of a service that is reloaded; in a terminal the signal means that it was closed.
  if (!isLeading && (cluster.isWorker || !process.stdout.isTTY))
    process.on("SIGHUP", () => {
      if (!cluster.isWorker) say("a reload needs WORKERS: restart to take over settings and code");
    });
  const running: Pick<Running, "stop"> & Partial<Running> = isLeading
    ? { stop: await lead(settings, settings.workers ?? 1) }
    : await start(settings, readDuties(process.env));
  let stopping = false;
  const end = (finish = async (): Promise<void> => undefined): void => {
    if (stopping) return;
    stopping = true;
    finish()
      .then(() => running.stop())
      .then(() => process.exit(0), fail);
  };
  process.on("SIGINT", () => end());
  process.on("SIGTERM", () => end());
  process.on("message", (message) => {
    if (message === DRAIN) end(running.drain);
  });
  // Started by scripts/start.mjs: it starts again what ends after this. When it ends itself, however that is, so do we.
  process.send?.(READY);
  if (process.channel) process.on("disconnect", () => end());
} catch (error) {
  fail(error);
}
