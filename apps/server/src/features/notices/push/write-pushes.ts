// Writes push messages about what is new: one a device and day at most, none in quiet hours; otherwise as e-mails are
// written.
import { z } from "zod";
import type { Owner } from "../../../platform/database/database.ts";
import { HAS_RECENT, toFresh } from "../sending/new-items.ts";
import { NOBODY, type Walk } from "../sending/write-letters.ts";

/** A message is good until quiet hours begin, and for ten hours at most. */
const WRITE = `
  with due as materialized (
    select p."userId" as user_id, first.since, p."episodesSince" as episodes_since, p."articlesSince" as articles_since,
           $1::timestamptz + case when p."quietFrom" = p."quietUntil" then interval '10 hours'
             else least(interval '10 hours', make_interval(secs =>
               (extract(epoch from p."quietFrom" - ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::time) + 86400)::int % 86400))
             end as expires_at
      from "noticePreference" p join auth.users u on u.id = p."userId"
      join lateral (
        select min(s."createdAt") as since from "pushSubscription" s where s."userId" = p."userId") first on first.since is not null
     where p."userId" > $2
       and p."pushedOn" is distinct from ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
       and not app.is_quiet(p."quietFrom", p."quietUntil", $1)
       and (u.banned_until is null or u.banned_until < now())
     order by p."userId" limit $3 for update of p skip locked
  ), ${toFresh("push")}, told as materialized (
    select d.user_id, d.expires_at, gen_random_uuid() as id from due d where d.user_id in (select user_id from fresh)
  ), noted as (
    insert into ops.notice (user_id, channel, kind, item_id, delivery_id)
    select f.user_id, 'push', f.kind, f.item_id, t.id from fresh f join told t using (user_id)
  ), dated as (
    update "noticePreference" p set "pushedOn" = ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
      from told t where t.user_id = p."userId"
  ), written as (
    insert into ops.push_message (subscription_id, delivery_id, expires_at)
    select s.id, t.id, t.expires_at from told t join "pushSubscription" s on s."userId" = t.user_id returning id
  )
  select (select count(*)::int from due) as walked, (select user_id from due order by user_id desc limit 1) as last,
         array(select id::text from written) as messages`;
const Written = z.object({ walked: z.number(), last: z.uuid().nullable(), messages: z.array(z.string()) });

/** Returns the ids of the messages. */
export async function writePushes(
  owner: Pick<Owner, "query">,
  { at, atOnce = 500 }: Omit<Walk, "room">,
): Promise<string[]> {
  const messages: string[] = [];
  if (!(await owner.query(HAS_RECENT, [at])).rows[0]?.hasRecent) return messages;
  for (let after = NOBODY; ; ) {
    const { rows } = await owner.query(WRITE, [at, after, atOnce]);
    const { walked, last, messages: written } = Written.parse(rows[0]);
    messages.push(...written);
    if (walked < atOnce || last === null) return messages;
    after = last;
  }
}
