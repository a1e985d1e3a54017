// Schemas of a person's own memberships; fetched together with the answer.
import { z } from "zod/mini";

export const Memberships = z.array(
  z.object({
    planId: z.number(),
    expiresAt: z.nullable(z.string()),
    /** Periods run one after the other: one that was bought later begins where the last one ends. */
    startsAt: z.optional(z.nullable(z.string())),
    /** Given by the operator, and not paid for. */
    isGiven: z.optional(z.nullable(z.boolean())),
    plan: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
  }),
);
export type MembershipRow = z.infer<typeof Memberships>[number];
