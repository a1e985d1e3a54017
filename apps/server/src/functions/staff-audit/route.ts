// /functions/v1/admin/audit: what staff did, newest first. Rows are facts; whoever shows them makes the sentences.
import { LogLine } from "@bentrong/contract/staff-house";
import { Hono } from "hono";
import { z } from "zod";
import type { PersonOf } from "../../auth/person.ts";
import { asAdministrator } from "../../database/as-administrator.ts";
import { type Database, STAFF_SERVICE } from "../../database/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { pageOf, placeOf } from "../../http/cursor.ts";
import { neverKept } from "../../http/never-kept.ts";
import { readQuery } from "../../http/read-query.ts";

export interface StaffAuditDeps {
  database: Pick<Database, "inTransaction">;
  personOf: PersonOf;
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
     order by l.at desc, l.id desc limit ${PAGE + 1}
  )
  select to_jsonb(shown) as row from (
    select l.id, l.at, l.action, l.subject, l.subject_id as "subjectId", l.changed,
           ops.subject_title(l.subject, l.subject_id) as title, l.actor_id as "actorId",
           coalesce(nullif(u.raw_user_meta_data ->> 'fullname', ''), u.email) as actor,
           a.reason, coalesce(a.details, '{}') as details
      from page l left join auth.users u on u.id = l.actor_id left join ops.person_action a on a.audit_id = l.id) shown
   order by shown.at desc, shown.id desc`;

export function createStaffAudit({ database, personOf }: StaffAuditDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(neverKept);
  app.get("/audit", async (c) => {
    const { caller } = await personOf(c);
    const data = await asAdministrator(database, STAFF_SERVICE, caller, async (tx) => {
      const { actor, action, subject, subjectId, from, to, after } = readQuery(c, Query);
      const place = placeOf(after);
      const { rows } = await tx.query(LINES, [
        ...[actor ?? null, action ?? null, subject ?? null, subjectId ?? null, from ?? null, to ?? null],
        ...[place?.[0] ?? null, place?.[1] ?? null],
      ]);
      const lines = rows.map(({ row }) => LogLine.parse(row));
      const { page, next } = pageOf(lines, PAGE, ({ at, id }) => [at, String(id)]);
      return { lines: page, next };
    });
    return c.json({ success: true, data });
  });
  return app;
}
