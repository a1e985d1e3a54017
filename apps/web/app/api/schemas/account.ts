import { z } from "zod/mini";

const Device = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const Devices = z.object({
  data: z.array(Device),
  /** Days without use after which a sign-in runs out. */
  idleDays: z.optional(z.number()),
});
export type Devices = z.infer<typeof Devices>;

const SecurityEvent = z.object({
  /** A later server may tell of more kinds than this page knows. */
  kind: z.string(),
  device: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  times: z.number(),
  at: z.string(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEvents = z.object({ data: z.array(SecurityEvent) });
