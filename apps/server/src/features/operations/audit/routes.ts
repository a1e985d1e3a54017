// /functions/v1/admin/audit: the audit log, newest first. Rows are facts; clients format the sentences.
import { LogActor, LogLine } from "@bentrong/contract/operations";
import { Hono } from "hono";
import { z } from "zod";
import { asAdministrator } from "../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../../platform/database/database.ts";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { parseCursor, toPage } from "../../../platform/http/cursor.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readQuery } from "../../../platform/http/read-query.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";

export interface AuditAdminDeps {
  database: Pick<Database, "inTransaction">;
  authenticate: Authenticate;
}

const PAGE = 50;
const day = z.iso.date();
const Query = z.object({
  actor: z.uuid().optional(),
  action: z
    .string()
    .regex(/^[A-Z_]{1,30}$/)
    .optional(),
  subject: z
    .string()
    .regex(/^[a-z]+\.[A-Za-z_]{1,63}$/)
    .optional(),
  subjectId: z.string().min(1).max(100).optional(),
  /** Days in Vietnam, both included. */
  from: day.optional(),
  to: day.optional(),
  after: z.string().max(300).optional(),
});

/** An account that goes takes rows along; their lines belong to that of its deletion. The hour guards against ids of a restored database. */
const IS_DELETION = `d.action = 'DELETE_ACCOUNT' and d.change_id = l.change_id
  and d.at between l.at - interval '1 hour' and l.at + interval '1 hour'`;

const LINES = `
  with page as materialized (
    select * from ops.audit_log l
     where ($1::uuid is null or l.actor_id = $1)
       and ($2::text is null or l.action = $2)
       and ($3::text is null or l.subject = $3)
       and ($4::text is null or l.subject_id = $4)
       and ($5::date is null or l.at >= $5::timestamp at time zone 'Asia/Ho_Chi_Minh')
       and ($6::date is null or l.at < ($6 + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')
       and ($7::timestamptz is null or (l.at, l.id) < ($7, $8::bigint))
       and (l.action = 'DELETE_ACCOUNT' or not exists (select from ops.audit_log d where ${IS_DELETION}))
     order by l.at desc, l.id desc limit ${PAGE + 1}
  )
  select to_jsonb(shown) as row from (
    select l.id, l.at, l.action, l.subject, l.subject_id as "subjectId", l.changed,
           coalesce(l.title, t.title) as title, t.title is not null as "isThere", l.fields, l.actor_id as "actorId",
           coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) as actor,
           a.reason, coalesce(a.details, '{}') as details,
           case when l.action = 'DELETE_ACCOUNT' then coalesce((
             select jsonb_agg(to_jsonb(part) order by part.subject, part.action) from (
               select p.subject, p.action, count(*)::int as count from ops.audit_log p
                where p.change_id = l.change_id and p.id <> l.id and p.at between l.at - interval '1 hour' and l.at + interval '1 hour'
                group by 1, 2) part), '[]') else '[]' end as parts
      from page l cross join lateral (select ops.subject_title(l.subject, l.subject_id) as title) t
      left join auth.users u on u.id = l.actor_id left join ops.person_action a on a.audit_id = l.id) shown
   order by shown.at desc, shown.id desc`;

export function createAuditAdmin({ database, authenticate }: AuditAdminDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  app.get("/audit", async (c) => {
    const { caller } = await authenticate(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      const { actor, action, subject, subjectId, from, to, after } = readQuery(c, Query);
      const place = parseCursor(after);
      const { rows } = await tx.query(LINES, [
        ...[actor ?? null, action ?? null, subject ?? null, subjectId ?? null, from ?? null, to ?? null],
        ...[place?.[0] ?? null, place?.[1] ?? null],
      ]);
      const lines = rows.map(({ row }) => LogLine.parse(row));
      const { page, next } = toPage(lines, PAGE, ({ at, id }) => [at, String(id)]);
      return { lines: page, next };
    });
    return c.json({ success: true, data });
  });
  app.get("/audit/actors", async (c) => {
    const { caller } = await authenticate(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      const { rows } = await tx.query("select id, name from ops.audit_actors()");
      return rows.map((row) => LogActor.parse(row));
    });
    return c.json({ success: true, data });
  });
  return app;
}
