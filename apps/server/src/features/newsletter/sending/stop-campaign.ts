// Stops a campaign that links to a post which nobody can open: before sending it becomes a draft again, afterwards it
// is paused. Its author is notified by e-mail.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";

const STOP = `
  update "newsletterCampaign" set problem = 'POST_WITHDRAWN',
         status = case status when 'SENDING' then 'PAUSED' else 'DRAFT' end,
         "scheduledAt" = case when status = 'SENDING' then "scheduledAt" end
   where id = $1 and status in ('SCHEDULED', 'SENDING')
   returning id as "campaignId", subject, status = 'PAUSED' as "hasBegun"`;

/** Stored in clear: it contains no secret, and the text is rendered when it is sent. */
const TELL = `
  insert into ops.mail (kind, to_address, user_id, details)
  select 'newsletter_stopped', u.email, u.id, $2::jsonb
    from auth.users u where u.id = (
      select l.actor_id from ops.audit_log l
       where l.subject = 'public.newsletterCampaign' and l.subject_id = $1 and l.action in ('SCHEDULE_CAMPAIGN', 'RESUME_CAMPAIGN')
       order by l.at desc, l.id desc limit 1)`;

const Stopped = z.object({ campaignId: z.number().int(), subject: z.string(), hasBegun: z.boolean() });

/** `tx` is the owner's. No-op when another process was first. */
export async function stopForWithdrawnPosts(tx: Transaction, campaign: number): Promise<void> {
  const { rows } = await tx.query(STOP, [campaign]);
  if (!rows[0]) return;
  await tx.query(TELL, [String(campaign), JSON.stringify(Stopped.parse(rows[0]))]);
}
