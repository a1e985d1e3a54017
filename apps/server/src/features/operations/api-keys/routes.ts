// /functions/v1/admin/api-key: the keys of programs, made once and withdrawn at once.
import { ApiScope, LONGEST_KEY_DAYS } from "@bentrong/contract/api-keys";
import { Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../../platform/http/read-input.ts";
import { makeApiKey } from "../../../platform/identity/api-keys.ts";
import { type Authenticate, requireFreshStaffProof } from "../../../platform/identity/authenticate.ts";
import { Problem } from "../../../platform/problem.ts";

export interface ApiKeysAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
  outbox: Outbox;
}

/** Of one person, in use: each has a name that somebody has to remember. */
const MOST_KEYS = 20;
const MISSING = "Không tìm thấy khóa này, hoặc khóa đã được thu hồi.";
const Wanted = z.object({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(z.enum(ApiScope.options)).min(1).max(ApiScope.options.length),
  days: z.number().int().min(1).max(LONGEST_KEY_DAYS),
});
const KEYS = `
  select to_jsonb(shown) as row from (
    select k.id, k.name, k.prefix, k.scopes, coalesce(u.email, '') as owner, k.created_at as "createdAt",
           k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
      from ops.api_key k left join auth.users u on u.id = k.user_id
     order by k.revoked_at is not null, k.created_at desc limit 200) shown`;

export function createApiKeysAdmin({ database, authenticate, outbox }: ApiKeysAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // Also matches /api-key itself. Asked before anything is read.
  app.use("/api-key/*", noStore, async (c, next) => {
    await asAdministrator(database, STAFF_SERVICE, (await authenticate(c)).caller, async () => undefined);
    return next();
  });
  app.get("/api-key", async (c) => {
    const { caller } = await authenticate(c);
    const { rows } = await asAdministrator(database, STAFF_SERVICE, caller, (tx) => tx.query(KEYS));
    return c.json({ success: true, data: { keys: rows.map(({ row }) => row) } });
  });
  app.post("/api-key", async (c) => {
    const staff = await authenticate(c);
    requireFreshStaffProof(staff);
    const { name, scopes, days } = await readInput(c, Wanted);
    // Who writes has to find the row.
    const all = new Set(scopes.includes("content:write") ? [...scopes, "content:read"] : scopes);
    const { key, prefix, hash } = makeApiKey();
    const id = await asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
      const { rows } = await tx.query(
        "select count(*)::int as n from ops.api_key where user_id = $1 and revoked_at is null and expires_at > now()",
        [staff.id],
      );
      if (Number(rows[0]?.n) >= MOST_KEYS) {
        throw new Problem("invalid_input", `Nhiều nhất ${MOST_KEYS} khóa. Bạn thu hồi bớt rồi tạo nhé.`);
      }
      const made = await tx.query(
        `insert into ops.api_key (user_id, name, prefix, hash, scopes, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning id`,
        [staff.id, name, prefix, hash, [...all], days],
      );
      await outbox.enqueue(tx, {
        ...{ kind: "security_notice", to: staff.email, userId: staff.id },
        ...{ what: "api_key_made", detail: name, at: new Date() },
      });
      return String(made.rows[0]?.id);
    });
    return c.json({ success: true, data: { id, key } });
  });
  app.delete("/api-key/:id", async (c) => {
    const { caller } = await authenticate(c);
    const id = readUuid(c, MISSING);
    await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      const { rowCount } = await tx.query(
        "update ops.api_key set revoked_at = clock_timestamp() where id = $1 and revoked_at is null",
        [id],
      );
      if (!rowCount) throw new Problem("not_found", MISSING);
    });
    return c.json({ success: true });
  });
  return app;
}
