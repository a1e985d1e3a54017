// A throw-away PostgreSQL for tests: real, fast (durability switched off), gone afterwards.
import { chmod } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "../../apps/server/src/platform/database/database.ts";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/database/embedded-postgres.ts";
import { migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { authenticatorPassword, toConnections } from "../../apps/server/src/platform/database/open.ts";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../../db/migrations");
const TEMPLATE = "bentrong_template";
const OWNER = "bentrong";
const OWNER_PASSWORD = "only-for-tests";

export interface TestServer {
  superuser: pg.ClientConfig;
  template: string;
  stop(): Promise<void>;
}

/** Starts a server in `folder` and migrates the template. `packageName` picks another version's programs. */
export async function openServer(folder: string, packageName?: string): Promise<TestServer> {
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    folder,
    ...(packageName ? { packageName } : {}),
    settings: {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "300",
      log_min_messages: "panic",
    },
  });
  await asSuperuser(server.superuser, async (client) => {
    await client.query(`create role ${OWNER} login createrole createdb password '${OWNER_PASSWORD}'`);
    await client.query(`create database ${TEMPLATE} owner ${OWNER}`);
  });
  const database = openDatabase({
    ...toConnections(getOwner(server.superuser, TEMPLATE), { poolSize: 1, statementTimeout: 10_000 }),
  });
  await migrate(database.owner, MIGRATIONS, authenticatorPassword(getOwner(server.superuser, TEMPLATE)));
  await database.close();
  return { superuser: server.superuser, template: TEMPLATE, stop: server.stop };
}

/** Login of the owner of the database `name` on the same server. */
export const getOwner = (superuser: pg.ClientConfig, name: string): pg.ClientConfig => ({
  host: superuser.host,
  user: OWNER,
  password: OWNER_PASSWORD,
  database: name,
});

let copies = 0;

/** A database of one's own, copied from the template in some tens of milliseconds. */
export async function copyDatabase(
  superuser: pg.ClientConfig,
  template: string,
): Promise<{ database: Database; owner: pg.ClientConfig; drop(): Promise<void> }> {
  copies += 1;
  const name = `t_${process.pid}_${copies}_${Date.now().toString(36)}`;
  await asSuperuser(superuser, (client) =>
    client.query(`create database ${name} template ${template} owner ${OWNER}`),
  );
  const owner = getOwner(superuser, name);
  const database = openDatabase(toConnections(owner, { poolSize: 10, statementTimeout: 5_000 }));
  return {
    database,
    owner,
    async drop() {
      await database.close();
      await asSuperuser(superuser, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function asSuperuser<T>(login: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(login);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
