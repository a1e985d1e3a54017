// The 1-1 session of the yearly plan, as its buyer is answered it; fetched together with the answer.
import { z } from "zod/mini";

const OneOnOne = z.object({
  placesLeft: z.number(),
  mayRequest: z.boolean(),
  request: z.nullable(z.object({ wishes: z.string(), reply: z.nullable(z.string()) })),
});
export type OneOnOne = z.infer<typeof OneOnOne>;
export const OneOnOneAnswer = z.object({ data: OneOnOne });
