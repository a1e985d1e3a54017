// Last check before a newsletter is sent, with its row locked: after it was enqueued people unsubscribe, campaigns
// are paused, and posts are withdrawn.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { Edition } from "./edition.ts";
import { stopForWithdrawnPosts } from "./stop-campaign.ts";

const DeliveryRow = z.object({
  campaignId: z.number().int(),
  status: z.string(),
  subscriptionId: z.number().int().nullable(),
  isReader: z.boolean(),
  isWithdrawn: z.boolean(),
  edition: Edition,
});

const ASK = `
  select c.id as "campaignId", c.status, s.id as "subscriptionId",
         coalesce(s.state = 'SUBSCRIBED' and lower(s.email) = lower($2), false) as "isReader",
         exists (select from unnest(c."blogIds") named left join blog b on b.id = named
                  where b.publication is distinct from 'PUBLISHED') as "isWithdrawn",
         e.content as edition
    from ops.newsletter_delivery d
    join "newsletterCampaign" c on c.id = d.campaign_id
    join ops.newsletter_edition e on e.campaign_id = c.id
    left join "newSubscription" s on s.id = d.subscription_id
   where d.mail_id = $1`;

const DROP = "delete from ops.mail where id = $1";

/** The details of the e-mail; undefined when it is not sent now, or not at all. */
export async function checkBeforeSend(
  tx: Transaction,
  { id, to }: { id: string; to: string },
): Promise<object | undefined> {
  const { rows } = await tx.query(ASK, [id, to]);
  if (!rows[0]) {
    await tx.query(DROP, [id]);
    return undefined;
  }
  const { campaignId, status, subscriptionId, isReader, isWithdrawn, edition } = DeliveryRow.parse(rows[0]);
  // Held: resuming the campaign hands it over again.
  if (status === "PAUSED") return undefined;
  if (status !== "SENDING" || !isReader) {
    await tx.query(DROP, [id]);
    return undefined;
  }
  if (isWithdrawn) {
    await stopForWithdrawnPosts(tx, campaignId);
    return undefined;
  }
  return { campaignId, subscriptionId, edition };
}
