// From settings to a database that is migrated and open: the embedded server or the one named by DATABASE_URL.
import { createHmac } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Connections, type Database, openDatabase } from "./database.ts";
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  hasDatabase,
  startEmbeddedPostgres,
} from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** The name of our own database and of its owner on the embedded server. */
const OWN = "bentrong";
const OLDEST_SERVER = 150_000;

/** Of one process beside its pool: lanes.ts, the owner's connections, and single ones. */
const RESERVED_CONNECTIONS = 25;
const FOR_TOOLS = 10;

export interface OpenOptions {
  /** Absent: the embedded server under `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  migrations: string;
  poolSize: number;
  statementTimeout: number;
  /** Processes on this database, for which the embedded server makes room. */
  processes?: number;
  progress?(step: string): void;
  crashed?(error?: Error): void;
}

export interface MigratedDatabase extends Database {
  /** Applies the migrations of a release that came since. */
  migrate(): Promise<void>;
}

export async function openMigrated(options: OpenOptions): Promise<MigratedDatabase> {
  const { owner, stop } = await openOwner(options);
  try {
    const database = openDatabase(toConnections(owner, options));
    const applyNew = async (): Promise<void> => {
      const applied = await migrate(database.owner, options.migrations, authenticatorPassword(owner));
      if (applied.length > 0) options.progress?.(`database: ${applied.length} migrations applied`);
    };
    await applyNew().catch(async (error) => {
      await database.close();
      throw error;
    });
    return { ...database, migrate: applyNew, close: () => database.close().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The database that another process of this installation has opened and migrated. */
export async function openJoined(options: OpenOptions): Promise<Database> {
  const { owner } = options.databaseUrl ? await openOwner(options) : await joinRunning(options.dataDir);
  return openDatabase(toConnections(owner, options));
}

/** Seconds to wait for an embedded server that recovers. It is never started from here: it belongs to the first process. */
const JOIN_TRIES = 30;

async function joinRunning(dataDir: string): Promise<{ owner: pg.ClientConfig }> {
  for (let tries = 0; tries < JOIN_TRIES; tries++) {
    const superuser = await findRunningPostgres(path.join(dataDir, "postgres"));
    if (superuser) return { owner: embeddedOwner(superuser) };
    await sleep(1_000);
  }
  throw new Error(`DATA_DIR: no database answers below ${dataDir}`);
}

export interface OwnerLogin {
  owner: pg.ClientConfig;
  /** Ends the embedded server, when it was started for this login. */
  stop(): Promise<void>;
}

/** The owner's login on a server that answers; the embedded one is started. */
export async function openOwner({
  databaseUrl,
  dataDir,
  processes = 1,
  poolSize = 0,
  ...hooks
}: Pick<OpenOptions, "databaseUrl" | "dataDir" | "progress" | "crashed" | "processes"> &
  Partial<Pick<OpenOptions, "poolSize">>): Promise<OwnerLogin> {
  const settings: Record<string, string> =
    processes > 1
      ? { max_connections: String((processes + 1) * (poolSize + RESERVED_CONNECTIONS) + FOR_TOOLS) }
      : {};
  const embedded = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres"), settings, ...hooks });
  const stop = async (): Promise<void> => embedded?.stop();
  try {
    const owner = embedded ? await ownDatabase(embedded) : { connectionString: databaseUrl };
    await refuseOldServer(owner);
    return { owner, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same beside a server that runs: one that another process started on this data folder is used as it is. */
export async function joinOwner(options: Pick<OpenOptions, "databaseUrl" | "dataDir">): Promise<OwnerLogin> {
  const folder = path.join(options.dataDir, "postgres");
  if (options.databaseUrl) return openOwner(options);
  const superuser = await findRunningPostgres(folder);
  if (superuser) return { owner: embeddedOwner(superuser), stop: async () => undefined };
  if (!hasDatabase(folder)) throw new Error(`DATA_DIR: ${options.dataDir} has no database yet`);
  return openOwner(options);
}

/** The owner's login on an embedded server, derived from its superuser's. */
export function embeddedOwner({ host, password }: pg.ClientConfig) {
  const derived = createHmac("sha256", String(password)).update("owner").digest("base64url");
  return { host, user: OWN, password: derived, database: OWN };
}

/** On the embedded server we give up the superuser at once: the same rights as on a managed server. */
async function ownDatabase(embedded: EmbeddedPostgres): Promise<pg.ClientConfig> {
  const client = new pg.Client(embedded.superuser);
  await client.connect();
  try {
    const owner = embeddedOwner(embedded.superuser);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [OWN]);
    if (!rowCount) {
      const role = await client.query("select from pg_roles where rolname = $1", [OWN]);
      if (!role.rowCount) {
        await client.query(
          `create role ${OWN} login createrole createdb password ${pg.escapeLiteral(scramVerifier(owner.password))}`,
        );
      }
      await client.query(`create database ${OWN} owner ${OWN}`);
    }
    return owner;
  } finally {
    await client.end();
  }
}

async function refuseOldServer(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    if (rows[0].version < OLDEST_SERVER) throw new Error("PostgreSQL 15 or newer is needed");
  } catch (error) {
    throw new Error(`DATABASE_URL: ${(error as Error).message || "the database does not answer"}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Derived, so that every process that knows the owner's login knows this one and nothing else needs storing. */
export function authenticatorPassword(owner: pg.ClientConfig): string {
  const { password, user } = new pg.Client(owner);
  return createHmac("sha256", `${user}:${password ?? ""}`)
    .update("authenticator")
    .digest("base64url");
}

export function toConnections(
  owner: pg.ClientConfig,
  { poolSize, statementTimeout }: Pick<OpenOptions, "poolSize" | "statementTimeout">,
): Connections {
  const { host, port, database, ssl } = new pg.Client(owner);
  const authenticator = {
    host,
    port,
    database,
    ssl,
    user: "authenticator",
    password: authenticatorPassword(owner),
  };
  return { owner, authenticator, poolSize, statementTimeout };
}
