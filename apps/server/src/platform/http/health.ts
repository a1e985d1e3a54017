// Health checks: is the process alive, can it serve, how is it doing.
import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Database } from "../database/database.ts";
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

/** Of somebody who scrapes from elsewhere, or beside a proxy. */
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
    return c.text(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return app;
}
