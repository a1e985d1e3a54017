// /functions/v1/admin/webhook: endpoints of other systems, what was sent to them, and a try.
import { randomUUID } from "node:crypto";
import { WebhookEvent } from "@bentrong/contract/webhooks";
import { Hono } from "hono";
import { z } from "zod";
import type { Encryption } from "../../../platform/crypto/encryption.ts";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE, type Transaction } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { parseEndpoint, type Reach } from "../../../platform/http/endpoint-url.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../../platform/http/read-input.ts";
import { type Authenticate, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";
import { makeSecret, toSecretAad } from "./signature.ts";

export interface WebhooksAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
  encryption: Encryption;
  webhookReach: Reach;
}

const MOST_ENDPOINTS = 10;
const MISSING = "Không tìm thấy webhook này.";
const Endpoint = z.object({
  url: z.string().trim().max(500),
  events: z.array(z.enum(WebhookEvent.options)).min(1).max(WebhookEvent.options.length),
});
const ENDPOINTS = `
  select to_jsonb(shown) as row from (
    select id, url, events, created_at as "createdAt" from ops.webhook order by created_at) shown`;
const DELIVERIES = `
  select to_jsonb(shown) as row from (
    select id, event, created_at as "createdAt", tries, delivered_at as "deliveredAt", failed_at as "failedAt",
           case when delivered_at is null and failed_at is null then next_try_at end as "nextTryAt", status, problem
      from ops.webhook_delivery where webhook_id = $1 order by created_at desc, id limit 100) shown`;

export function createWebhooksAdmin({
  database,
  authenticate,
  encryption,
  webhookReach,
}: WebhooksAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Also matches /webhook itself. Asked before anything is read: others learn nothing of which endpoints there are.
  app.use("/webhook/*", noStore, async (c, next) => {
    await asAdministrator(database, STAFF_SERVICE, (await authenticate(c)).caller, async () => undefined);
    return next();
  });
  app.get("/webhook", async (c) => {
    const { caller } = await authenticate(c);
    const endpoints = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      listRows(tx, ENDPOINTS, []),
    );
    return c.json({ success: true, data: { endpoints } });
  });
  app.post("/webhook", async (c) => {
    const staff = await authenticate(c);
    requireFreshStaffProof(staff);
    const { url, events } = await readInput(c, Endpoint);
    const parsed = parseEndpoint(url, webhookReach);
    if (!parsed) {
      throw new Problem("invalid_input", "Địa chỉ phải bắt đầu bằng https:// và tới được từ Internet.");
    }
    const [id, secret] = [randomUUID(), makeSecret()];
    await asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
      const { rows } = await tx.query("select count(*)::int as n from ops.webhook");
      if (Number(rows[0]?.n) >= MOST_ENDPOINTS) {
        throw new Problem("invalid_input", `Nhiều nhất ${MOST_ENDPOINTS} webhook. Bạn xóa bớt rồi thêm nhé.`);
      }
      await tx.query("insert into ops.webhook (id, url, events, sealed_secret) values ($1, $2, $3, $4)", [
        ...[id, parsed.href, [...new Set(events)], encryption.encrypt(secret, toSecretAad(id))],
      ]);
    });
    return c.json({ success: true, data: { id, secret } });
  });
  app.delete("/webhook/:id", async (c) => {
    const staff = await authenticate(c);
    requireFreshStaffProof(staff);
    const id = readUuid(c, MISSING);
    await asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
      requireFound(await tx.query("delete from ops.webhook where id = $1", [id]));
    });
    return c.json({ success: true });
  });
  app.get("/webhook/:id/deliveries", async (c) => {
    const { caller } = await authenticate(c);
    const id = readUuid(c, MISSING);
    const deliveries = await asAdministrator(database, STAFF_SERVICE, caller, (tx) =>
      listRows(tx, DELIVERIES, [id]),
    );
    return c.json({ success: true, data: { deliveries } });
  });
  app.post("/webhook/:id/test", async (c) => {
    const { caller } = await authenticate(c);
    const id = readUuid(c, MISSING);
    await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      requireFound(
        await tx.query(
          `insert into ops.webhook_delivery (webhook_id, event, data)
           select id, 'webhook.test', '{}' from ops.webhook where id = $1`,
          [id],
        ),
      );
    });
    return c.json({ success: true });
  });
  return app;
}

async function listRows(tx: Transaction, text: string, values: readonly unknown[]): Promise<unknown[]> {
  return (await tx.query(text, values)).rows.map(({ row }) => row);
}

function requireFound({ rowCount }: { rowCount: number | null }): void {
  if (!rowCount) throw new Problem("not_found", MISSING);
}
