// Settings come from the environment, are checked before anything starts, and are read nowhere else.
import { createHash } from "node:crypto";
import path from "node:path";
import { type Brand, BrandSchema, defaultBrand } from "@bentrong/contract/brand";
import { z } from "zod";

const port = z.coerce.number("must be a number").int().min(0).max(65_535);
const count = (fallback: number, max: number) =>
  z.coerce.number("must be a number").int().min(1).max(max).default(fallback);
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that begins with ${protocols.join(" or ")}//`,
  });

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  /** The address people type; needed for links in mails, feeds and previews. */
  PUBLIC_URL: address("http:", "https:").optional(),
  DATABASE_URL: address("postgres:", "postgresql:").optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_POOL: count(10, 200),
  STATEMENT_TIMEOUT_MS: count(8_000, 120_000),
  /** JWK private keys (JSON array), newest first; several hosts must share them. */
  TOKEN_KEYS: z.string().optional(),
  PUBLIC_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  BRAND: z.string().optional(),
});

export interface Settings {
  port: number;
  host: string | undefined;
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  statementTimeout: number;
  tokenKeys: string | undefined;
  publicKey: string | undefined;
  logLevel: z.infer<typeof Environment>["LOG_LEVEL"];
  brand: Brand;
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
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(project, env.DATA_DIR ?? defaultDataDir(project)),
    poolSize: env.DATABASE_POOL,
    statementTimeout: env.STATEMENT_TIMEOUT_MS,
    tokenKeys: env.TOKEN_KEYS,
    publicKey: env.PUBLIC_KEY,
    logLevel: env.LOG_LEVEL,
    brand: readBrand(env.BRAND),
  };
}

/** With a database of their own, several hosts serve the same people: keys made by one would be refused by the next. */
function requireSharedKeys(env: z.infer<typeof Environment>): void {
  for (const name of ["TOKEN_KEYS", "PUBLIC_KEY"] as const) {
    if (!env[name]) {
      throw new SettingError(`${name}: must be set together with DATABASE_URL (npm run keys prints a set)`);
    }
  }
}

/** PostgreSQL refuses to run as root, and the user it runs as must be able to reach its data. */
function defaultDataDir(project: string): string {
  if (process.getuid?.() !== 0) return ".data";
  return `/var/lib/ben-trong-${createHash("sha256").update(project).digest("hex").slice(0, 12)}`;
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
