// The product as `npm start` runs it, in a data folder of its own.
import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { readEncryptionKeysFromFolder } from "../../../apps/server/src/platform/crypto/encryption.ts";
import { authenticatorPassword, embeddedOwner } from "../../../apps/server/src/platform/database/open.ts";
import { keysFromFolder } from "../../../apps/server/src/platform/identity/keys.ts";
import { createTokens } from "../../../apps/server/src/platform/identity/tokens.ts";
import { cores, startPinned } from "./pinned.ts";

export const PROJECT = path.resolve(import.meta.dirname, "../../..");

export interface Platform {
  port: number;
  pid: number;
  publicKey: string;
  stop(): Promise<void>;
}

export async function startPlatform(environment: Record<string, string>): Promise<Platform> {
  const server = startPinned(process.execPath, ["apps/server/src/main.ts"], {
    core: cores.subject,
    cwd: PROJECT,
    // The server ends when the channel does, so it cannot outlive us.
    channel: true,
    env: { NODE_ENV: "production", LOG_LEVEL: "fatal", PORT: "0", ...environment },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.child.stdout?.on("data", () => {
      const address = /ready at http:\/\/[^:]+:(\d+)/.exec(server.output());
      if (address) resolve(Number(address[1]));
    });
    void server.ended.then(() => reject(new Error(`the server ended: ${server.output()}`)));
  });
  const dataDir = environment.DATA_DIR ?? "";
  const { apiKey } = JSON.parse(await readFile(path.join(dataDir, "public.json"), "utf8"));
  return { port, pid: server.child.pid ?? 0, publicKey: apiKey, stop: server.stop };
}

/** The process of the embedded database below `dataDir`. */
export async function readPostgresPid(dataDir: string): Promise<number> {
  const lock = await readFile(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8");
  return Number(lock.split("\n")[0]);
}

export interface Logins {
  superuser: pg.ClientConfig;
  owner: pg.ClientConfig;
  authenticator: pg.ClientConfig;
}

/** Logins of the embedded database below `dataDir`. */
export async function readLogins(dataDir: string): Promise<Logins> {
  const host = path.join(dataDir, "postgres/socket");
  const secret = await readFile(path.join(dataDir, "postgres/password"), "utf8");
  const owner = embeddedOwner({ host, password: secret });
  return {
    superuser: { host, user: "postgres", password: secret, database: owner.database },
    owner,
    authenticator: { ...owner, user: "authenticator", password: authenticatorPassword(owner) },
  };
}

/** A connection string over the Unix socket, for programs that take nothing else. */
export function toConnectionString({ host, user, password, database }: pg.ClientConfig): string {
  const login = new URLSearchParams({ host: String(host), user: String(user), password: String(password) });
  return `postgresql://localhost/${database}?${login}`;
}

export async function withClient<T>(
  login: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A token of the member that the first start made, as the account server would sign it. */
export async function memberToken(dataDir: string, logins: Logins): Promise<string> {
  const { rows } = await withClient(logins.superuser, (client) =>
    client.query("select id, email from auth.users where email like 'thanhvien@%'"),
  );
  if (!rows[0]) throw new Error("the first start made no member");
  const tokens = await createTokens(await keysFromFolder(dataDir));
  return tokens.sign({ sub: rows[0].id, email: rows[0].email, role: "authenticated" }, 3600);
}

/** The accounts that the first start made, with their passwords. */
export async function firstLogins(dataDir: string): Promise<{ email: string; password: string }[]> {
  return JSON.parse(await readFile(path.join(dataDir, "accounts.json"), "utf8"));
}

/** Our public signing keys, for a program that is to accept our tokens. */
export async function publicKeySet(dataDir: string): Promise<string> {
  const { signing } = await keysFromFolder(dataDir);
  return JSON.stringify({ keys: signing.map(({ d: _secret, ...open }) => open) });
}

/** Settings with which a second process works on the same database for the same people. */
export async function sharedSettings(dataDir: string, logins: Logins): Promise<Record<string, string>> {
  const { signing, publicKey } = await keysFromFolder(dataDir);
  return {
    DATABASE_URL: toConnectionString(logins.owner),
    TOKEN_KEYS: JSON.stringify(signing),
    PUBLIC_KEY: publicKey,
    MESSAGE_KEYS: JSON.stringify(await readEncryptionKeysFromFolder(dataDir)),
  };
}
