import type { Transaction } from "../../../platform/database/database.ts";

type CampaignDeed =
  | "SCHEDULE_CAMPAIGN"
  | "UNSCHEDULE_CAMPAIGN"
  | "PAUSE_CAMPAIGN"
  | "RESUME_CAMPAIGN"
  | "CANCEL_CAMPAIGN"
  | "TEST_CAMPAIGN";
type SubscriberDeed = "RECORD_BOUNCE" | "CLEAR_BOUNCE" | "INVITE_SUBSCRIBER" | "REMOVE_SUBSCRIBER" | "EXPORT";

const note = (tx: Transaction, deed: string, subject: string, id: number | null) =>
  tx.query("select ops.note_newsletter_deed($1, $2, $3)", [deed, subject, id === null ? null : String(id)]);

/** A line in the log. The transaction acts for an administrator. */
export const recordCampaignAction = async (
  tx: Transaction,
  deed: CampaignDeed,
  id: number,
): Promise<void> => {
  await note(tx, deed, "public.newsletterCampaign", id);
};

/** The same; `id` null: of all addresses. */
export const recordSubscriberAction = async (
  tx: Transaction,
  deed: SubscriberDeed,
  id: number | null,
): Promise<void> => {
  await note(tx, deed, "public.newSubscription", id);
};
