// One tick of sending newsletters: due campaigns start, the next e-mails are enqueued, finished ones end. E-mails are
// enqueued no faster than they may be sent, so that the outbox never holds more than a minute's worth of them, and a
// pause, a cancellation or an unsubscription takes effect at once. One process does this at a time; an e-mail is a
// row under a key of campaign and subscription, so even two could not enqueue it twice.
import { z } from "zod";
import type { Owner, Transaction } from "../../../platform/database/database.ts";
import { closedPosts, composeCampaign, isPublished } from "./edition.ts";
import { stopForWithdrawnPosts } from "./stop-campaign.ts";

export interface Rate {
  perMinute: number;
  /** Between two beats. */
  tickMs: number;
}

export interface Tick {
  /** E-mails to hand to the sender. */
  letters: string[];
  /** No campaign is being sent. */
  isIdle: boolean;
}

const IN_TURN = "select pg_advisory_xact_lock(hashtext('newsletter letters'))";

const DUE = `
  select id from "newsletterCampaign" where status = 'SCHEDULED' and "scheduledAt" <= clock_timestamp()
   order by "scheduledAt", id for update`;
const BEGIN = `
  update "newsletterCampaign" set status = 'SENDING', "startedAt" = clock_timestamp(), problem = null where id = $1`;
const TAKE_DOWN = "insert into ops.newsletter_edition (campaign_id, content) values ($1, $2)";

const AT_WORK = `
  select id from "newsletterCampaign" where status = 'SENDING' order by "startedAt", id for update`;

/**
 * Remaining capacity under the rate: e-mails of the last minute and those due next count. If the mail server refuses,
 * no more are written than it refused, until one is accepted.
 */
const LEFT = `
  select count(*) filter (where m.attempted_at > now() - interval '1 minute')::int as tried,
         count(*) filter (where m.attempted_at is null and m.failed_at is null and c.status = 'SENDING')::int as untried,
         count(*) filter (where m.attempted_at is not null and m.sent_at is null and m.failed_at is null)::int as deferred,
         coalesce(bool_or(m.sent_at > now() - interval '5 minutes'), false) as "hasSent"
    from ops.mail m
    join ops.newsletter_delivery d on d.mail_id = m.id
    join "newsletterCampaign" c on c.id = d.campaign_id
   where m.kind = 'newsletter'
     and (m.attempted_at > now() - interval '5 minutes' or (m.sent_at is null and m.failed_at is null))`;
const Left = z.object({
  tried: z.number(),
  untried: z.number(),
  deferred: z.number(),
  hasSent: z.boolean(),
});
/** So many e-mails that had to wait, and none that got through, mean that the mail server is away. */
const MOST_DEFERRED = 30;

/** $3: beyond the last one that was written to, or from the first on for those who came meanwhile. */
const WRITE = `
  with reader as materialized (
    select s.id, s.email, gen_random_uuid() as mail_id
      from "newSubscription" s, ops.newsletter_edition e
     where e.campaign_id = $1 and s.state = 'SUBSCRIBED' and ($3 or s.id > e.written_up_to)
       and not exists (select from ops.newsletter_delivery d where d.campaign_id = $1 and d.subscription_id = s.id)
     order by s.id limit $2
  ), delivery as (
    insert into ops.newsletter_delivery (campaign_id, subscription_id, mail_id)
    select $1, id, mail_id from reader on conflict do nothing returning mail_id
  ), letter as (
    insert into ops.mail (id, kind, to_address, expires_at)
    select r.mail_id, 'newsletter', r.email, now() + interval '3 days' from reader r join delivery using (mail_id) returning id
  ), place as (
    update ops.newsletter_edition set written_up_to = greatest(written_up_to, (select max(id) from reader))
     where campaign_id = $1 and exists (select from reader)
  )
  select id from letter`;

const END = `
  update "newsletterCampaign" set status = 'SENT', "endedAt" = clock_timestamp()
   where id = $1 and not exists (select from ops.newsletter_delivery d where d.campaign_id = $1 and d.state = 'WAITING')`;

export function tick(owner: Pick<Owner, "transaction">, rate: Rate): Promise<Tick> {
  return owner.transaction(async (tx) => {
    await tx.query(IN_TURN);
    await beginDue(tx);
    const campaigns = parseIds((await tx.query(AT_WORK)).rows);
    let room = await roomFor(tx, rate);
    const letters: string[] = [];
    for (const campaign of campaigns) {
      const written = room > 0 ? await writeFor(tx, campaign, room) : undefined;
      letters.push(...(written ?? []));
      room -= written?.length ?? 0;
      if (written?.length === 0) await tx.query(END, [campaign]);
    }
    return { letters, isIdle: campaigns.length === 0 };
  });
}

async function beginDue(tx: Transaction): Promise<void> {
  for (const id of parseIds((await tx.query(DUE)).rows)) {
    const composed = await composeCampaign(tx, id);
    if (!composed) continue;
    if (closedPosts(composed.posts, new Date()).length > 0) {
      await stopForWithdrawnPosts(tx, id);
      continue;
    }
    // A post that comes out in this very minute is published by a job of its own.
    if (!composed.posts.every(isPublished)) continue;
    await tx.query(TAKE_DOWN, [id, JSON.stringify(composed.edition)]);
    await tx.query(BEGIN, [id]);
  }
}

async function roomFor(tx: Transaction, { perMinute, tickMs }: Rate): Promise<number> {
  const { tried, untried, deferred, hasSent } = Left.parse((await tx.query(LEFT)).rows[0]);
  if (deferred >= Math.min(perMinute, MOST_DEFERRED) && !hasSent) return 0;
  const each = Math.ceil((perMinute * tickMs) / 60_000);
  return Math.min(each, perMinute - tried - untried);
}

/** Ids of the e-mails that were written; none when everybody has theirs; undefined when the campaign was stopped. */
async function writeFor(tx: Transaction, campaign: number, room: number): Promise<string[] | undefined> {
  const posts = (await composeCampaign(tx, campaign))?.posts ?? [];
  if (!posts.every(isPublished)) {
    await stopForWithdrawnPosts(tx, campaign);
    return undefined;
  }
  for (const fromTheFirst of [false, true]) {
    const { rows } = await tx.query(WRITE, [campaign, room, fromTheFirst]);
    if (rows.length > 0) return rows.map(({ id }) => String(id));
  }
  return [];
}

const parseIds = (rows: readonly Record<string, unknown>[]): number[] =>
  z
    .array(z.object({ id: z.number().int() }))
    .parse(rows)
    .map(({ id }) => id);
