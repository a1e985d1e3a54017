import { z } from "zod/mini";

const Consent = z.object({
  /** A later server may ask for more kinds than this page knows. */
  kind: z.string(),
  given: z.boolean(),
  version: z.string(),
  createdAt: z.string(),
});
export type Consent = z.infer<typeof Consent>;

const Consents = z.object({
  /** The newest answer to each question that was ever answered. */
  current: z.array(Consent),
  /** Newest first. */
  history: z.array(z.extend(Consent, { wording: z.string() })),
  /** Subscription status of the account's address: `waiting` for the click in the confirmation e-mail. */
  newsletter: z.enum(["none", "waiting", "subscribed", "unsubscribed"]),
});
export type Consents = z.infer<typeof Consents>;
export const ConsentsAnswer = z.object({ data: Consents });

/** The part that says what is allowed now. */
export const GivenAnswer = z.object({
  data: z.object({ current: z.array(z.object({ kind: z.string(), given: z.boolean() })) }),
});
