// The whole HTTP application from its parts: tests build the same one.

import { type Brand, defaultBrand } from "@bentrong/contract/brand";
import type { Embedder } from "@bentrong/embedding";
import type { ColumnTransforms } from "@bentrong/postgrest/respond/column-placeholders";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createRest } from "./api/data/routes.ts";
import { createKnownDevices } from "./api/gotrue/known-devices.ts";
import type { Providers } from "./api/gotrue/oauth/provider.ts";
import { createAuth } from "./api/gotrue/routes.ts";
import { createSecurityEvents } from "./api/gotrue/security-events.ts";
import type { Companion } from "./features/companion/companion.ts";
import { createGetAudioVisibility } from "./features/content/audio-access.ts";
import { createAddressSigner, createMayListen } from "./features/content/may-listen.ts";
import { createMedia } from "./features/content/media.ts";
import type { Uploads } from "./features/content/uploads/uploads.ts";
import type { NewsletterTokens } from "./features/newsletter/newsletter-tokens.ts";
import { subscribeGuard } from "./features/newsletter/subscribe-guard.ts";
import type { NoticeTokens } from "./features/notices/notice-tokens.ts";
import type { LiveSettings } from "./features/operations/settings/site-settings.ts";
import { createMoney, type MoneyOptions } from "./features/orders/money.ts";
import { createFunctions, features } from "./features.ts";
import { createAvatars } from "./pages/avatars.ts";
import { createDiscovery } from "./pages/discovery.ts";
import { createFeeds } from "./pages/feeds.ts";
import { createSharePictures } from "./pages/share-pictures.ts";
import { createSlugRedirects } from "./pages/slug-redirects.ts";
import type { Encryption } from "./platform/crypto/encryption.ts";
import type { Database } from "./platform/database/database.ts";
import type { Outbox } from "./platform/email/outbox.ts";
import { answerPageErrors } from "./platform/http/answer-page-errors.ts";
import { guarded } from "./platform/http/api-guard.ts";
import type { AppEnv } from "./platform/http/app-env.ts";
import { createGetCacheKey } from "./platform/http/cache-keys.ts";
import { cacheResponses } from "./platform/http/cache-responses.ts";
import { createClientAddress } from "./platform/http/client-address.ts";
import { createHealth } from "./platform/http/health.ts";
import { hearOwnChanges } from "./platform/http/hear-own-changes.ts";
import { createLimits } from "./platform/http/limits.ts";
import { pageBudget } from "./platform/http/page-budget.ts";
import { requestLog } from "./platform/http/request-log.ts";
import type { ResponseCache } from "./platform/http/response-cache.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { type AccountPolicy, DEFAULT_POLICY } from "./platform/identity/account-policy.ts";
import { createAuthenticate } from "./platform/identity/authenticate.ts";
import { createSessionStatusCache } from "./platform/identity/session-status-cache.ts";
import type { Tokens } from "./platform/identity/tokens.ts";
import type { MediaStore } from "./platform/storage/media-store.ts";
import type { MediaSigner } from "./platform/storage/signed-address.ts";

export interface AppDeps {
  database: Database;
  tokens: Tokens;
  cache: ResponseCache;
  media: MediaStore;
  uploads: Uploads;
  signer: MediaSigner;
  outbox: Outbox;
  encryption: Encryption;
  newsletterTokens: NewsletterTokens;
  noticeTokens: NoticeTokens;
  companion: Companion;
  /** Makes vectors of sentences; without it items are found by their words alone. */
  embedder?: Pick<Embedder, "embed">;
  money?: MoneyOptions;
  /** Page on which a developer reads e-mails; absent everywhere else. */
  mailbox?: Hono<AppEnv>;
  log: Logger;
  accounts?: Partial<AccountPolicy>;
  /** Other people's accounts that one may sign in through. */
  providers?: Providers;
  /** Opens sealed columns for their owner; without it they are sent as they are stored. */
  openSealed?: ColumnTransforms["openSealed"];
  /** Removes what files outside of the outbox may still say of deleted people. */
  afterDeletion?: () => Promise<unknown>;
  /** Of this program. */
  version?: string;
  /** Proxies in front of the server, whose word about the caller's address counts. */
  trustedProxies?: number;
  /** That one place may have made and that were not kept. */
  pagesPerMinute?: number;
  /** Of one answer of the data API. */
  maxRows?: number | undefined;
  /** Opens /metrics from anywhere; without it they are for this machine alone. */
  metricsToken?: string | undefined;
  /** Address that people type, for feeds and sitemaps; without it the request's own is used. */
  publicUrl?: string;
  /** Every host below that address is reached by https alone, too. */
  hasTlsSubdomains?: boolean;
  /** Its fields may change while the server runs. */
  brand?: Brand;
  /** Settings of administrators; without them there is no page of settings. */
  settings?: LiveSettings;
  /** Webhooks may call this machine, and without TLS: for development. */
  allowsLocalWebhooks?: boolean;
  /** Public half of the key that push services know us by; absent: devices are not told. */
  pushKey?: string | undefined;
  /** Newsletter e-mails per minute; shown when a campaign is scheduled. */
  newslettersPerMinute?: number;
  /** Everything that is not an API: made last, because pages ask the API in process. */
  pages?: (api: (request: Request) => Promise<Response>) => Hono<AppEnv>;
}

const REST = { dialect: "rest", prefix: "/rest/v1", publicPaths: [/^\w+ \/public$/] } as const;
const AUTH = {
  dialect: "auth",
  prefix: "/auth/v1",
  publicPaths: [
    /^\w+ \/(authorize|callback|health|\.well-known\/jwks\.json)$/,
    // The link of an e-mail is opened by the browser alone; redeeming its token is a call of our client.
    /^GET \/verify$/,
  ],
} as const;
const FUNCTIONS = {
  dialect: "functions",
  prefix: "/functions/v1",
  publicPaths: features.flatMap(({ publicPaths = [] }) => publicPaths),
  streamedPaths: features.flatMap(({ streamedPaths = [] }) => streamedPaths),
} as const;

export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { database, tokens, media, signer, cache, log, outbox, newsletterTokens, companion } = deps;
  const openSealed = deps.openSealed ?? companion.sealed.decrypt;
  const policy = { ...DEFAULT_POLICY, ...deps.accounts };
  const sessions = createSessionStatusCache(database, policy);
  const limits = createLimits(database);
  const clientAddress = createClientAddress(deps.trustedProxies ?? 0);
  const authenticate = createAuthenticate(tokens, database, policy);
  const { encryption, brand = defaultBrand, publicUrl, providers = {} } = deps;
  const accounts = {
    ...{ database, tokens, limits, clientAddress, outbox, policy },
    ...{ encryption, brand, publicUrl, providers, devices: createKnownDevices(tokens) },
    events: createSecurityEvents(database, log),
  };
  const app = new Hono<AppEnv>();
  app.onError(answerPageErrors);
  app.use(requestLog(log));
  // Outside of what keeps answers: those are kept as they are, and compressed with more care. Inside of it what every
  // answer must carry, kept or not.
  app.use(compress());
  app.use(cacheResponses(cache, createGetCacheKey(tokens.publicKey)));
  app.use(hearOwnChanges(database.listener));
  app.use(
    securityHeaders({
      isTls: deps.publicUrl?.startsWith("https:") ?? false,
      withSubdomains: deps.hasTlsSubdomains ?? false,
    }),
  );
  app.route(
    "/",
    createHealth({ database, trustedProxies: deps.trustedProxies ?? 0, metricsToken: deps.metricsToken }),
  );
  const rest = new Hono<AppEnv>();
  rest.post("/newSubscription", subscribeGuard({ database, limits, clientAddress }));
  rest.route(
    "/",
    createRest({
      ...{ database, tokens, sessions, limits, maxRows: deps.maxRows },
      ...{ presentMedia: createAddressSigner(signer), openSealed },
    }),
  );
  const { publicKey } = tokens;
  app.route("/rest/v1", guarded({ ...REST, publicKey, takesApiKeys: true }, rest));
  app.route("/auth/v1", guarded({ ...AUTH, publicKey }, createAuth(accounts)));
  app.route(
    "/functions/v1",
    guarded(
      { ...FUNCTIONS, publicKey },
      createFunctions({
        ...accounts,
        authenticate,
        money: createMoney(database, outbox, deps.money),
        newsletterTokens,
        ...{ noticeTokens: deps.noticeTokens, pushKey: deps.pushKey },
        companion,
        embedder: deps.embedder,
        ...{ uploads: deps.uploads, signer },
        openSealed,
        afterDeletion: deps.afterDeletion,
        media,
        version: deps.version ?? "",
        settings: deps.settings,
        webhookReach: { allowsLocal: deps.allowsLocalWebhooks ?? false },
        newslettersPerMinute: deps.newslettersPerMinute ?? 60,
      }),
    ),
  );
  for (const dialect of ["rest", "auth", "functions"] as const) {
    app.route(`/${dialect}`, guarded({ dialect, prefix: `/${dialect}`, publicKey }));
  }
  app.route(
    "/media",
    createMedia({
      ...{ store: media, signer },
      mayListen: createMayListen(database, sessions),
      getAudioVisibility: createGetAudioVisibility(database),
    }),
  );
  app.route("/", createAvatars());
  if (deps.mailbox) app.route("/dev/mailbox", deps.mailbox);
  app.use(pageBudget(clientAddress, deps.pagesPerMinute));
  app.route("/", createDiscovery({ database, publicUrl: deps.publicUrl }));
  app.route("/", createFeeds({ database, media, publicUrl: deps.publicUrl, brand }));
  app.route("/", createSlugRedirects({ database }));
  app.route("/", createSharePictures({ database, media }));
  if (deps.pages)
    app.route(
      "/",
      deps.pages(async (request) => app.fetch(request)),
    );
  return app;
}
