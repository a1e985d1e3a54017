// Health checks: liveness, readiness, state.
import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { createReadMetrics } from "../workers/shared-metrics.ts";
import type { AppEnv } from "./app-env.ts";

/** Metrics tell an attacker about load and versions: only this machine may read them. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers that proxies add to a request that they forward. */
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];
/** A proxy that adds nothing still passes on, or names, the host that was asked for. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** For scrapers on other hosts, or beside a proxy. */
function knowsToken(c: Context<AppEnv>, token: string): boolean {
  const toHash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(toHash(c.req.header("authorization") ?? ""), toHash(`Bearer ${token}`));
}

function isFromThisMachine(c: Context<AppEnv>): boolean {
  if (!LOOPBACK.test(c.env?.incoming?.socket.remoteAddress ?? "")) return false;
  return LOCAL_HOST.test(c.req.header("host") ?? "") && !FORWARDED.some((name) => c.req.header(name));
}

interface HealthDeps {
  database: Pick<Database, "ping">;
  /** Behind a proxy on the same machine every request comes from this machine. */
  trustedProxies: number;
  metricsToken: string | undefined;
}

export function createHealth({ database, trustedProxies, metricsToken }: HealthDeps): Hono<AppEnv> {
  const mayReadMetrics = (c: Context<AppEnv>): boolean =>
    metricsToken === undefined ? trustedProxies === 0 && isFromThisMachine(c) : knowsToken(c, metricsToken);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const readMetrics = createReadMetrics(registry);
  const app = new Hono<AppEnv>();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await database.ping();
      return c.json({ status: "ok" });
    } catch {
      return c.json({ status: "unavailable" }, 503);
    }
  });
  app.get("/metrics", async (c) => {
    if (!mayReadMetrics(c)) return c.text("Not found", 404);
    const metrics = await readMetrics();
    if (metrics === undefined) return c.text("A worker is being started", 503);
    return c.text(metrics, 200, { "Content-Type": registry.contentType });
  });
  return app;
}
