import { z } from "zod/mini";

/** How much about money waits for somebody: claims of payers, orders that nobody paid yet, transfers without an order. */
export const Waiting = z.object({ confirming: z.number(), pending: z.number(), unmatched: z.number() });
export type Waiting = z.infer<typeof Waiting>;
