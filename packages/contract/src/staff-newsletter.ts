// Newsletters as administrators write and follow them, and the addresses that receive them.
import { z } from "zod/mini";

const maybeTime = z.nullable(z.string());

export const CampaignStatus = z.enum(["DRAFT", "SCHEDULED", "SENDING", "PAUSED", "SENT", "CANCELLED"]);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** A post as a campaign names it; MISSING was removed. */
export const CampaignPost = z.object({
  id: z.number(),
  title: z.nullable(z.string()),
  isPrivate: z.boolean(),
  publication: z.enum(["DRAFT", "SCHEDULED", "PUBLISHED", "MISSING"]),
  publishAt: maybeTime,
});
export type CampaignPost = z.infer<typeof CampaignPost>;

export const CampaignFigures = z.object({
  /** E-mails written; the other counts are their outcomes. */
  written: z.number(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
  /** Written and not sent: the address left before, or the campaign was cancelled. */
  skipped: z.number(),
  /** Left by a link of this very letter. */
  unsubscribed: z.number(),
});
export type CampaignFigures = z.infer<typeof CampaignFigures>;

export const Campaign = z.object({
  id: z.number(),
  subject: z.string(),
  status: CampaignStatus,
  scheduledAt: maybeTime,
  startedAt: maybeTime,
  endedAt: maybeTime,
  problem: z.nullable(z.enum(["POST_WITHDRAWN"])),
  updatedAt: z.string(),
  posts: z.array(CampaignPost),
  figures: CampaignFigures,
  /** Recipients without an e-mail of it yet. */
  remaining: z.number(),
  /** E-mails per minute. */
  perMinute: z.number(),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignPreview = z.object({
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type CampaignPreview = z.infer<typeof CampaignPreview>;

export const SubscriberState = z.enum(["SUBSCRIBED", "WAITING", "UNSUBSCRIBED", "BOUNCED"]);
export type SubscriberState = z.infer<typeof SubscriberState>;

export const Subscriber = z.object({
  id: z.number(),
  email: z.string(),
  state: SubscriberState,
  createdAt: z.string(),
  confirmedAt: maybeTime,
  unsubscribedAt: maybeTime,
  bouncedAt: maybeTime,
  bounceReason: z.nullable(z.string()),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber),
  /** Of all addresses, whatever the filter. */
  counts: z.record(SubscriberState, z.number()),
  next: z.nullable(z.string()),
});
export type SubscriberPage = z.infer<typeof SubscriberPage>;
