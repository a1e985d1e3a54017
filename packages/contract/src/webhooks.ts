// Webhook endpoints of other systems.
import { z } from "zod/mini";

export const WEBHOOK_EVENTS = [
  "order.verified",
  "order.refunded",
  "user.created",
  "content.published",
] as const;
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdAt: z.string(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  /** One of the events, or "webhook.test". */
  event: z.string(),
  createdAt: z.string(),
  tries: z.number(),
  deliveredAt: z.nullable(z.string()),
  failedAt: z.nullable(z.string()),
  /** While neither of the two is set. */
  nextTryAt: z.nullable(z.string()),
  status: z.nullable(z.number()),
  problem: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookList = z.object({ endpoints: z.array(WebhookEndpoint) });
export const WebhookDeliveries = z.object({ deliveries: z.array(WebhookDelivery) });
/** Shown once: it is not handed out again. */
export const NewWebhook = z.object({ id: z.uuid(), secret: z.string() });
