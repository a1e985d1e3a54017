// Schemas of a person's own memberships; fetched together with the answer.
import { z } from "zod/mini";

export const Memberships = z.array(
  z.object({
    planId: z.number(),
    expiresAt: z.nullable(z.string()),
    startsAt: z.optional(z.nullable(z.string())),
    isGiven: z.optional(z.nullable(z.boolean())),
    plan: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
  }),
);
