// A campaign as staff follow it: what it names, and what became of its e-mails.
import { Campaign } from "@bentrong/contract/staff-newsletter";
import type { Transaction } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { composeCampaign } from "../sending/edition.ts";

/** Deliveries of one campaign are counted from their index; recipients are not read. */
const LOOK = `
  select to_jsonb(shown) as row from (
    select c.id, c.subject, c.status, c."scheduledAt", c."startedAt", c."endedAt", c.problem, c."updatedAt",
           (select jsonb_build_object(
              'written', count(*), 'sent', count(*) filter (where d.state = 'SENT'),
              'waiting', count(*) filter (where d.state = 'WAITING'), 'failed', count(*) filter (where d.state = 'FAILED'),
              'skipped', count(*) filter (where d.state = 'SKIPPED'), 'unsubscribed', count(d.unsubscribed_at))
              from ops.newsletter_delivery d where d.campaign_id = c.id) as figures,
           case when c.status in ('SENT', 'CANCELLED') then 0 else (
             select count(*) from "newSubscription" s where s.state = 'SUBSCRIBED'
                and not exists (select from ops.newsletter_delivery d where d.campaign_id = c.id and d.subscription_id = s.id)
           ) end as remaining
      from "newsletterCampaign" c where c.id = $1) shown`;

/** Throws Problem("not_found"). */
export async function getCampaign(tx: Transaction, id: number, perMinute: number): Promise<Campaign> {
  const { rows } = await tx.query(LOOK, [id]);
  const composed = await composeCampaign(tx, id);
  if (!rows[0] || !composed) throw noCampaign();
  const posts = composed.posts.map((post) => ({
    ...{ id: post.id, publication: post.publication },
    ...("title" in post
      ? { title: post.title, isPrivate: post.isPrivate, publishAt: post.publishAt?.toISOString() ?? null }
      : { title: null, isPrivate: false, publishAt: null }),
  }));
  return Campaign.parse({ ...(rows[0].row as object), posts, perMinute });
}

export const noCampaign = (): Problem => new Problem("not_found", "Không tìm thấy bản tin này.");
