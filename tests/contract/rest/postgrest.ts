// The real PostgREST (12.0.2) on the same database, for comparing.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { toConnections } from "../../../apps/server/src/platform/database/open.ts";
import { POSTGREST } from "../../support/outside.ts";
import { copyDatabase } from "../../support/postgres.ts";
import type { FilledTemplate } from "./rest-world.ts";

export interface Postgrest {
  url: string;
  stop(): Promise<void>;
}

/** On a copy of the template, as the same login that our server uses. */
export async function startPostgrest(
  { superuser, name, keys }: FilledTemplate,
  maxRows: number,
): Promise<Postgrest> {
  const port = await freePort();
  const copy = await copyDatabase(superuser, name);
  const { authenticator } = toConnections(copy.owner, { poolSize: 1, statementTimeout: 1_000 });
  const { host, user, password, database } = authenticator;
  const { d: _secret, ...publicKey } = keys.signing[0] ?? {};
  const child = spawn(POSTGREST, [], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PGRST_DB_URI: `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(String(host))}`,
      PGRST_DB_SCHEMAS: "public",
      PGRST_DB_ANON_ROLE: "anon",
      PGRST_DB_EXTRA_SEARCH_PATH: "public",
      PGRST_DB_POOL: "4",
      PGRST_DB_MAX_ROWS: String(maxRows),
      PGRST_DB_CHANNEL_ENABLED: "false",
      PGRST_JWT_SECRET: JSON.stringify({ keys: [publicKey] }),
      PGRST_SERVER_HOST: "127.0.0.1",
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: "crit",
    },
  });
  let complaints = "";
  child.stderr.on("data", (data) => {
    complaints += String(data);
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await answers(url, () => complaints);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await copy.drop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(url: string, complaints: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const status = await fetch(`${url}/category?limit=0`).then(
      ({ status }) => status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(50);
  }
  throw new Error(`PostgREST did not start: ${complaints()}`);
}
