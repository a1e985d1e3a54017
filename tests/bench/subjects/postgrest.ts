// The real PostgREST 12 on the platform's own database, set up as well as it can be for one core.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { hasPostgrest, POSTGREST } from "../../support/outside.ts";
import { freePort } from "./free-port.ts";
import { cores, startPinned } from "./pinned.ts";

export interface Postgrest {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

export async function startPostgrest(login: pg.ClientConfig, keySet: string): Promise<Postgrest> {
  if (!hasPostgrest) throw new Error("there is no PostgREST for this platform");
  const port = await freePort();
  const postgrest = startPinned(POSTGREST, [], { core: cores.subject, env: settings(login, keySet, port) });
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await fetch(`http://127.0.0.1:${port}/category?limit=0`).catch(() => ({ status: 0 }));
    if (status === 200) return { port, pid: postgrest.child.pid ?? 0, stop: postgrest.stop };
    await sleep(50);
  }
  await postgrest.stop();
  throw new Error(`PostgREST did not start: ${postgrest.output()}`);
}

function settings(login: pg.ClientConfig, keySet: string, port: number): Record<string, string> {
  const { host, user, password, database } = login;
  return {
    PGRST_DB_URI: `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(String(host))}`,
    PGRST_DB_SCHEMAS: "public",
    PGRST_DB_ANON_ROLE: "anon",
    PGRST_DB_POOL: "10",
    PGRST_DB_CONFIG: "false",
    PGRST_DB_CHANNEL_ENABLED: "false",
    PGRST_JWT_SECRET: keySet,
    // Off by default; without it every request of a member would pay for the signature.
    PGRST_JWT_CACHE_MAX_LIFETIME: "3600",
    PGRST_OPENAPI_MODE: "disabled",
    PGRST_SERVER_HOST: "127.0.0.1",
    PGRST_SERVER_PORT: String(port),
    PGRST_LOG_LEVEL: "crit",
  };
}
