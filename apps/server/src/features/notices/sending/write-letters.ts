// Writes e-mails about what is new: one a person and day at most, none in quiet hours. People are walked in the order of
// their ids, a bounded number in a transaction, which writes down what each is told together with the e-mail: a process
// that ends in the middle leaves whole batches.
import { z } from "zod";
import type { Owner } from "../../../platform/database/database.ts";
import { HAS_RECENT, toFresh } from "./new-items.ts";

/** Unconfirmed addresses may be somebody else's: nothing is sent to them. */
const WRITE = `
  with due as materialized (
    select p."userId" as user_id, u.email, p."emailSince" as since, p."episodesSince" as episodes_since,
           p."articlesSince" as articles_since
      from "noticePreference" p join auth.users u on u.id = p."userId"
     where p.email and p."userId" > $2
       and p."emailedOn" is distinct from ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
       and not app.is_quiet(p."quietFrom", p."quietUntil", $1)
       and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
     order by p."userId" limit $3 for update of p skip locked
  ), ${toFresh("email")}, letter as materialized (
    select d.user_id, d.email, gen_random_uuid() as id from due d where d.user_id in (select user_id from fresh)
     order by d.user_id limit $4
  ), noted as (
    insert into ops.notice (user_id, channel, kind, item_id, delivery_id)
    select f.user_id, 'email', f.kind, f.item_id, l.id from fresh f join letter l using (user_id)
  ), dated as (
    update "noticePreference" p set "emailedOn" = ($1::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date
      from letter l where l.user_id = p."userId"
  ), written as (
    insert into ops.mail (id, kind, to_address, user_id, expires_at)
    select l.id, 'new_items', l.email, l.user_id, now() + interval '20 hours' from letter l returning id
  )
  select (select count(*)::int from due) as walked, (select user_id from due order by user_id desc limit 1) as last,
         array(select id::text from written) as letters`;
const Written = z.object({ walked: z.number(), last: z.uuid().nullable(), letters: z.array(z.string()) });

const RATE = `
  select count(*) filter (where m.kind = 'newsletter')::int as newsletters,
         count(*) filter (where m.kind = 'new_items')::int as waiting
    from ops.mail m
   where (m.kind = 'newsletter' and m.attempted_at > now() - interval '1 minute')
      or (m.kind = 'new_items' and m.sent_at is null and m.failed_at is null)`;
const Rate = z.object({
  /** Tried in the last minute. */
  newsletters: z.number(),
  /** E-mails about what is new that are written and not sent yet. */
  waiting: z.number(),
});

export const readRate = async (owner: Pick<Owner, "query">): Promise<z.infer<typeof Rate>> =>
  Rate.parse((await owner.query(RATE)).rows[0]);

export const NOBODY = "00000000-0000-0000-0000-000000000000";

export interface Walk {
  /** The moment that counts for quiet hours and days. */
  at: Date;
  /** E-mails at most. */
  room: number;
  /** People in one transaction. */
  atOnce?: number;
}

/** Returns the ids of the e-mails. Whoever has none when there is no room any more has theirs the next time. */
export async function writeLetters(
  owner: Pick<Owner, "query">,
  { at, room, atOnce = 500 }: Walk,
): Promise<string[]> {
  const letters: string[] = [];
  if (!(await owner.query(HAS_RECENT, [at])).rows[0]?.hasRecent) return letters;
  for (let after = NOBODY; letters.length < room; ) {
    const { rows } = await owner.query(WRITE, [at, after, atOnce, room - letters.length]);
    const { walked, last, letters: written } = Written.parse(rows[0]);
    letters.push(...written);
    if (walked < atOnce || last === null) break;
    after = last;
  }
  return letters;
}
