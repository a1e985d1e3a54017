import type { Transaction } from "../../../platform/database/database.ts";

type CampaignAction =
  | "SCHEDULE_CAMPAIGN"
  | "UNSCHEDULE_CAMPAIGN"
  | "PAUSE_CAMPAIGN"
  | "RESUME_CAMPAIGN"
  | "CANCEL_CAMPAIGN"
  | "TEST_CAMPAIGN";
type SubscriberAction =
  | "RECORD_BOUNCE"
  | "CLEAR_BOUNCE"
  | "INVITE_SUBSCRIBER"
  | "REMOVE_SUBSCRIBER"
  | "EXPORT";

const note = (tx: Transaction, action: string, subject: string, id: number | null) =>
  tx.query("select ops.note_newsletter_deed($1, $2, $3)", [action, subject, id === null ? null : String(id)]);

/** A line in the log. The transaction acts for an administrator. */
export const recordCampaignAction = async (
  tx: Transaction,
  action: CampaignAction,
  id: number,
): Promise<void> => {
  await note(tx, action, "public.newsletterCampaign", id);
};

/** The same; `id` null: of all addresses. */
export const recordSubscriberAction = async (
  tx: Transaction,
  action: SubscriberAction,
  id: number | null,
): Promise<void> => {
  await note(tx, action, "public.newSubscription", id);
};
