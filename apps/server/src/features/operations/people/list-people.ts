// People as administrators see them in a list: one statement a page, newest first.

import { type PeoplePage, PersonFilter, PersonSummary } from "@bentrong/contract/staff-people";
import { nfc } from "@bentrong/format/nfc";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { parseCursor, toPage } from "../../../platform/http/cursor.ts";

export const PeopleQuery = z.object({
  /** Words of the name or the address, in any case and without marks. */
  q: z
    .string()
    .max(200)
    .transform((text) => nfc(text).trim())
    .optional(),
  membership: z.optional(PersonFilter.membership),
  role: z.optional(PersonFilter.role),
  blocked: z.literal("true").optional(),
  after: z.string().max(300).optional(),
});
export type PeopleQuery = z.infer<typeof PeopleQuery>;

const PAGE = 50;

/** Members by the end of their period (app.is_premium), evaluated once and not for every person. */
const MEMBER_SINCE = "now() - (select app.membership_grace())";

/** The shown columns of a row `u` of auth.users. */
const SUMMARY = `
  u.id, u.email, nullif(u.raw_user_meta_data ->> 'fullname', '') as name, u.email_confirmed_at is not null as "isConfirmed",
  u.created_at as "createdAt", greatest(s.seen, u.last_sign_in_at) as "lastSeenAt",
  array(select r.role from auth.user_roles r where r.user_id = u.id order by r.role desc) as roles,
  m.name as plan, m."expiresAt" as "planExpiresAt", coalesce(m."isGiven", false) as "isGiven",
  coalesce(m."expiresAt" > ${MEMBER_SINCE}, false) as "isMember",
  case when u.banned_until <= now() or u.banned_until is null then null
       when isfinite(u.banned_until) then to_jsonb(u.banned_until) #>> '{}' else 'forever' end as "blockedUntil",
  s.devices, ops.conversations_of(u.id) as conversations, o.orders, o.paid`;
const BESIDE = `
  cross join lateral (
    select max(x.refreshed_at) as seen, count(*) filter (where x.ended_at is null) as devices
      from auth.sessions x where x.user_id = u.id) s
  cross join lateral (
    select count(*) as orders, coalesce(sum(x.price) filter (where x.status = 'VERIFIED' and x."refundedAt" is null), 0) as paid
      from "order" x where x."userId" = u.id) o
  left join lateral (
    select p.name, x."expiresAt", x."isGiven" from membership x join plan p on p.id = x."planId"
     where x."userId" = u.id and x."planId" <> 1 and x."expiresAt" is not null
     order by x."expiresAt" desc limit 1) m on true`;

/** With words the index for them comes first: as one condition among others it would be asked of every person. */
const list = (hasWords: boolean, size: number): string => `
  with page as materialized (
    select u.id, u.email, u.email_confirmed_at, u.raw_user_meta_data, u.banned_until, u.last_sign_in_at, u.created_at
      from ${hasWords ? "auth.people_matching($1) as found (id) join auth.users u on u.id = found.id" : "auth.users u"}
     where ($1::text is null) is distinct from ${hasWords}
       and ($2::text is null or exists (select from auth.user_roles r where r.user_id = u.id and r.role = $2))
       and ($3::text is null or $3 = case
             when exists (select from membership x
                           where x."userId" = u.id and x."planId" <> 1 and x."expiresAt" > ${MEMBER_SINCE}) then 'premium'
             when exists (select from membership x
                           where x."userId" = u.id and x."planId" <> 1 and x."expiresAt" <= ${MEMBER_SINCE}) then 'expired'
             else 'free' end)
       and (not $4 or u.banned_until > now())
       and ($5::timestamptz is null or (u.created_at, u.id) < ($5, $6::uuid))
     order by u.created_at desc, u.id desc limit ${size + 1}
  )
  select to_jsonb(shown) as row from (select ${SUMMARY} from page u ${BESIDE}) shown
   order by shown."createdAt" desc, shown.id desc`;

const ONE = `select to_jsonb(shown) as row from (select ${SUMMARY} from auth.users u ${BESIDE} where u.id = $1) shown`;

export async function listPeople(tx: Transaction, query: PeopleQuery, size = PAGE): Promise<PeoplePage> {
  const place = parseCursor(query.after);
  const { rows } = await tx.query(list(Boolean(query.q), size), [
    query.q || null,
    query.role ?? null,
    query.membership ?? null,
    query.blocked === "true",
    place?.[0] ?? null,
    place?.[1] ?? null,
  ]);
  const people = rows.map(({ row }) => PersonSummary.parse(row));
  const { page, next } = toPage(people, size, ({ createdAt, id }) => [createdAt, id]);
  return { people: page, next };
}

export async function getSummary(tx: Transaction, id: string): Promise<PersonSummary | undefined> {
  const { rows } = await tx.query(ONE, [id]);
  return rows[0] && PersonSummary.parse(rows[0].row);
}
