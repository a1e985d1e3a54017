// Settings come from the environment, are checked before anything starts, and are read nowhere else.
import { createHash } from "node:crypto";
import path from "node:path";
import { type Brand, defaultBrand } from "@bentrong/contract/brand";
import { BrandSchema } from "@bentrong/contract/brand-schema";
import { z } from "zod";

/** A number; zod's own message names the bounds of one that is out of range. */
const number = () =>
  z.coerce.number({ error: ({ code }) => (code === "invalid_type" ? "must be a number" : undefined) });
const port = number().int().min(0).max(65_535);
const count = (fallback: number, max: number) => number().int().min(1).max(max).default(fallback);
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that begins with ${protocols.join(" or ")}//`,
  });

const price = number().min(0).max(1_000_000).optional();

const paymentSecret = z.string().min(16, "must have at least 16 characters").optional();

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  /** Processes that answer behind one port, restarted one after the other by SIGHUP. Without it one process does everything. */
  WORKERS: number().int().min(1).max(64).optional(),
  /** The address people type; needed for links in mails, feeds and previews. */
  PUBLIC_URL: address("http:", "https:").optional(),
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_POOL: count(10, 200),
  STATEMENT_TIMEOUT_MS: count(8_000, 120_000),
  /** Rows of one answer of the data API, as PostgREST's db-max-rows. */
  DATA_API_MAX_ROWS: number().int().min(1).max(1_000_000).optional(),
  /** JWK private keys (JSON array), newest first; several hosts must share them. */
  TOKEN_KEYS: z.string().optional(),
  PUBLIC_KEY: z.string().optional(),
  ACCESS_TOKEN_SECONDS: number().int().min(60).max(3_600).default(3_600),
  SESSION_IDLE_DAYS: count(90, 3_650),
  SESSION_MAX_DAYS: count(365, 3_650),
  /** true: an address must be confirmed before it can sign in. */
  AUTH_CONFIRM_EMAIL: z.enum(["true", "false"]).default("false"),
  /**
   * required: moderators and administrators have their rights once they took a second step. The default wherever a site
   * is reached by others: with DATABASE_URL, or a PUBLIC_URL of https.
   */
  STAFF_TOTP: z.enum(["optional", "required"]).optional(),
  /** Credentials that the operator registered with each provider; without them its button stays closed. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address("https:", "http:").default("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  ZALO_APP_ID: z.string().optional(),
  ZALO_APP_SECRET: z.string().optional(),
  /** Hosts besides this one that pages may show pictures of, with blanks in between: https://anh.example. */
  IMAGE_ORIGINS: z.string().optional(),
  /** off: browsers remove the service worker, and nothing works without a network any more. */
  OFFLINE_WORKER: z.enum(["on", "off"]).default("on"),
  /** true: Strict-Transport-Security covers every host below that of PUBLIC_URL, too. */
  HSTS_SUBDOMAINS: z.enum(["true", "false"]).default("false"),
  /** Proxies in front of the server that add the caller's address to X-Forwarded-For. */
  TRUSTED_PROXIES: number().int().min(0).max(10).default(0),
  /** JWK secret keys (JSON array), newest first: they seal what people and e-mails say. Several hosts must share them. */
  MESSAGE_KEYS: z.string().optional(),
  /** JWK private key by which push services know this site; without it, with DATABASE_URL, devices are not told of news. */
  PUSH_KEY: z.string().optional(),
  /** The mail server; without it e-mails become files in the data folder. */
  SMTP_URL: address("smtp:", "smtps:").optional(),
  /** "Name <address>" or an address alone. */
  MAIL_FROM: z.string().optional(),
  /** E-mails of a newsletter that may leave in a minute. */
  NEWSLETTER_PER_MINUTE: count(60, 6_000),
  /** An endpoint that speaks OpenAI's chat completions, for the companion; without it the built-in guide answers. */
  COMPANION_BASE_URL: address("http:", "https:").optional(),
  COMPANION_API_KEY: z.string().optional(),
  COMPANION_MODEL: z.string().optional(),
  COMPANION_FIRST_TOKEN_MS: count(8_000, 120_000),
  COMPANION_WHOLE_MS: count(45_000, 600_000),
  COMPANION_MAX_TOKENS: count(500, 4_000),
  /** true: the model is asked about danger, too; it can only raise what our own rules say. */
  COMPANION_SECOND_OPINION: z.enum(["true", "false"]).default("true"),
  /** Per million tokens, in one currency of your choice. */
  COMPANION_INPUT_COST: price,
  COMPANION_OUTPUT_COST: price,
  /** JSON: conversations a calendar month, as in {"free":{"map":3,"portal":10},"paid":{"map":12,"portal":31}}. */
  COMPANION_ALLOWANCE: z.string().optional(),
  /** Days for which premium stays after a membership ended. Several hosts must say the same. */
  MEMBERSHIP_GRACE_DAYS: number().int().min(0).max(90).default(0),
  /** Proves that a call about money comes from the service that watches the account. */
  SEPAY_API_KEY: paymentSecret,
  SEPAY_SECRET: paymentSecret,
  CASSO_SECRET: paymentSecret,
  PAYOS_CHECKSUM_KEY: paymentSecret,
  /** A store that speaks S3 for sounds and pictures; without it they lie in the data folder. */
  S3_ENDPOINT: address("http:", "https:").optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,62}$/i, "is not the name of a bucket")
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** true: path-style addresses, as MinIO and most self-hosted stores want them. */
  S3_PATH_STYLE: z.enum(["true", "false"]).default("false"),
  /** External store of pre-orders: a data API in the PostgREST style, with its prefix. Browsers call it. */
  PREORDERS_URL: address("https:", "http:").optional(),
  /** Bearer token for /metrics. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  BRAND: z.string().optional(),
});

/** Every environment variable that is read. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/** An application at a provider that people may sign in through. */
interface Registration {
  id: string;
  secret: string;
}

export interface Settings {
  port: number;
  host: string | undefined;
  workers: number | undefined;
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  statementTimeout: number;
  maxRows: number | undefined;
  tokenKeys: string | undefined;
  publicKey: string | undefined;
  accounts: {
    accessTokenSeconds: number;
    sessionIdleDays: number;
    sessionMaxDays: number;
    confirmEmailFirst: boolean;
    staffNeedSecondStep: boolean;
  };
  providers: {
    google: (Registration & { issuer: string }) | undefined;
    facebook: Registration | undefined;
    zalo: Registration | undefined;
  };
  /** Browsers keep to https on all hosts below ours, too. */
  hasTlsSubdomains: boolean;
  trustedProxies: number;
  /** Besides our own. */
  imageOrigins: readonly string[];
  hasOfflineWorker: boolean;
  messageKeys: string | undefined;
  pushKey: string | undefined;
  companion: { model: CompanionModel | undefined; allowance: string | undefined };
  membershipGraceDays: number;
  payment: {
    sepayApiKey: string | undefined;
    sepaySecret: string | undefined;
    cassoSecret: string | undefined;
    payosChecksumKey: string | undefined;
  };
  s3: ObjectStore | undefined;
  /** Without a slash at the end; absent: our own data API. */
  preordersUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  newslettersPerMinute: number;
  metricsToken: string | undefined;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
  brand: Brand;
}

/** Storage of audio and pictures, when it is not the data folder. */
export interface ObjectStore {
  /** Absent: Amazon's own, by region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Path-style addresses: the bucket is in the path and not in the host's name. */
  pathStyle: boolean;
}

/** Address and limits of a language model. */
export interface CompanionModel {
  /** Such as https://api.openai.com/v1. */
  baseUrl: string;
  /** Absent for models on one's own machine. */
  apiKey: string | undefined;
  model: string;
  /** Until the first words, all tries together. */
  firstTokenMs: number;
  /** Until the last. */
  wholeMs: number;
  maxTokens: number;
  /** Ask the model about danger, too. */
  secondOpinion: boolean;
  /** Per million tokens, in any one currency; absent: not estimated. */
  inputCost: number | undefined;
  outputCost: number | undefined;
}

/** A setting that cannot be used. The message is one line that names it. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

export function readSettings(environment: NodeJS.ProcessEnv, project: string): Settings {
  // An empty value is what most process managers write for "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.DATABASE_URL) requireSharedKeys(env);
  const brand = readBrand(env.BRAND);
  return {
    port: env.PORT,
    // Past the proxy anybody could name the address that they come from.
    host: env.HOST ?? (env.TRUSTED_PROXIES > 0 ? "127.0.0.1" : undefined),
    workers: env.WORKERS,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(project, env.DATA_DIR ?? defaultDataDir(project)),
    poolSize: env.DATABASE_POOL,
    statementTimeout: env.STATEMENT_TIMEOUT_MS,
    maxRows: env.DATA_API_MAX_ROWS,
    tokenKeys: env.TOKEN_KEYS,
    publicKey: env.PUBLIC_KEY,
    accounts: {
      accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
      sessionIdleDays: env.SESSION_IDLE_DAYS,
      sessionMaxDays: env.SESSION_MAX_DAYS,
      confirmEmailFirst: env.AUTH_CONFIRM_EMAIL === "true",
      staffNeedSecondStep: (env.STAFF_TOTP ?? (isPublicSite(env) ? "required" : "optional")) === "required",
    },
    providers: readProviders(env),
    hasTlsSubdomains: env.HSTS_SUBDOMAINS === "true",
    trustedProxies: env.TRUSTED_PROXIES,
    imageOrigins: readImageOrigins(env.IMAGE_ORIGINS),
    hasOfflineWorker: env.OFFLINE_WORKER === "on",
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    messageKeys: env.MESSAGE_KEYS,
    pushKey: env.PUSH_KEY,
    companion: { model: readModel(env), allowance: env.COMPANION_ALLOWANCE },
    membershipGraceDays: env.MEMBERSHIP_GRACE_DAYS,
    payment: {
      sepayApiKey: env.SEPAY_API_KEY,
      sepaySecret: env.SEPAY_SECRET,
      cassoSecret: env.CASSO_SECRET,
      payosChecksumKey: env.PAYOS_CHECKSUM_KEY,
    },
    s3: readObjectStore(env),
    preordersUrl: env.PREORDERS_URL?.replace(/\/+$/, ""),
    smtpUrl: env.SMTP_URL,
    mailFrom: readSender(env.MAIL_FROM, brand),
    newslettersPerMinute: env.NEWSLETTER_PER_MINUTE,
    brand,
  };
}

const isPublicSite = ({ DATABASE_URL, PUBLIC_URL }: z.infer<typeof Environment>): boolean =>
  DATABASE_URL !== undefined || (PUBLIC_URL?.startsWith("https:") ?? false);

function readProviders(env: z.infer<typeof Environment>): Settings["providers"] {
  const google = registration(env, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  return {
    google: google && { ...google, issuer: env.GOOGLE_ISSUER },
    facebook: registration(env, "FACEBOOK_CLIENT_ID", "FACEBOOK_CLIENT_SECRET"),
    zalo: registration(env, "ZALO_APP_ID", "ZALO_APP_SECRET"),
  };
}

type Names = Extract<keyof z.infer<typeof Environment>, `${string}_ID` | `${string}_SECRET`>;

function readImageOrigins(text = ""): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      if (URL.canParse(one) && new URL(one).origin === one && one.startsWith("https:")) return one;
      throw new SettingError(
        "IMAGE_ORIGINS: must be origins such as https://anh.example, with blanks between",
      );
    });
}

/** Both or none. */
function registration(
  env: z.infer<typeof Environment>,
  idName: Names,
  secretName: Names,
): Registration | undefined {
  const { [idName]: id, [secretName]: secret } = env;
  if (id === undefined && secret === undefined) return undefined;
  if (id !== undefined && secret !== undefined) return { id, secret };
  throw new SettingError(
    `${id === undefined ? idName : secretName}: must be set together with the other of the two`,
  );
}

/** With a database of their own, several hosts serve the same people: keys made by one would be refused by the next. */
function requireSharedKeys(env: z.infer<typeof Environment>): void {
  for (const name of ["TOKEN_KEYS", "PUBLIC_KEY", "MESSAGE_KEYS"] as const) {
    if (!env[name]) {
      throw new SettingError(`${name}: must be set together with DATABASE_URL (npm run keys prints a set)`);
    }
  }
}

function readObjectStore(env: z.infer<typeof Environment>): ObjectStore | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  const given = { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret };
  if (bucket && id && secret) {
    return {
      ...{ bucket, accessKeyId: id, secretAccessKey: secret, region: env.S3_REGION },
      endpoint: env.S3_ENDPOINT?.replace(/\/+$/, ""),
      pathStyle: env.S3_PATH_STYLE === "true",
    };
  }
  if (!bucket && !id && !secret && !env.S3_ENDPOINT) return undefined;
  const missing = Object.entries(given).find(([, value]) => !value)?.[0];
  throw new SettingError(`${missing}: must be set together with the other S3 settings`);
}

function readModel(env: z.infer<typeof Environment>): CompanionModel | undefined {
  if (!env.COMPANION_BASE_URL) return undefined;
  if (!env.COMPANION_MODEL)
    throw new SettingError("COMPANION_MODEL: must be set together with COMPANION_BASE_URL");
  return {
    baseUrl: env.COMPANION_BASE_URL.replace(/\/+$/, ""),
    apiKey: env.COMPANION_API_KEY,
    model: env.COMPANION_MODEL,
    firstTokenMs: env.COMPANION_FIRST_TOKEN_MS,
    wholeMs: env.COMPANION_WHOLE_MS,
    maxTokens: env.COMPANION_MAX_TOKENS,
    secondOpinion: env.COMPANION_SECOND_OPINION === "true",
    inputCost: env.COMPANION_INPUT_COST,
    outputCost: env.COMPANION_OUTPUT_COST,
  };
}

/** PostgreSQL refuses to run as root, and the user it runs as must be able to reach its data. */
function defaultDataDir(project: string): string {
  if (process.getuid?.() !== 0) return ".data";
  return `/var/lib/ben-trong-${createHash("sha256").update(project).digest("hex").slice(0, 12)}`;
}

/** E-mails come from the brand's support address unless the operator names another. */
function readSender(text: string | undefined, brand: Brand): Settings["mailFrom"] {
  if (!text) return { name: brand.name, address: brand.supportEmail };
  const parts = /^(?:"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<inside>[^<>]+)>|(?<alone>[^<>]+))$/u.exec(
    text.trim(),
  )?.groups;
  const sender = z.object({ name: z.string(), address: z.email() }).safeParse({
    name: parts?.name || brand.name,
    address: parts?.inside ?? parts?.alone,
  });
  if (sender.success) return sender.data;
  throw new SettingError('MAIL_FROM: must be an address, or "Name <address>"');
}

function readBrand(text: string | undefined): Brand {
  if (!text) return defaultBrand;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new SettingError("BRAND: must be a JSON object");
  }
  const parsed = BrandSchema.safeParse({ ...defaultBrand, ...z.object().loose().catch({}).parse(given) });
  if (parsed.success) return parsed.data;
  throw new SettingError(`BRAND: ${parsed.error.issues[0]?.path.join(".")} is not usable`);
}
