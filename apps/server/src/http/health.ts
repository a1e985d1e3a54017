// What a supervisor asks: is the process alive, can it serve, how is it doing.
import { Hono } from "hono";
import { collectDefaultMetrics, Registry } from "prom-client";
import { ANONYMOUS, type Database } from "../database/database.ts";
import type { AppEnv } from "./app-env.ts";

/** Metrics tell an attacker about load and versions: only this machine may read them. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function createHealth({ database }: { database: Database }): Hono<AppEnv> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const app = new Hono<AppEnv>();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await database.asCaller(ANONYMOUS, { text: "select 1", values: [], name: "ready" });
      return c.json({ status: "ok" });
    } catch {
      return c.json({ status: "unavailable" }, 503);
    }
  });
  app.get("/metrics", async (c) => {
    const from = c.env?.incoming?.socket.remoteAddress ?? "";
    if (!LOOPBACK.test(from) || c.req.header("x-forwarded-for")) return c.text("Not found", 404);
    return c.text(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return app;
}
