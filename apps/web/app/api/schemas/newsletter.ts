// Schemas of the answers to a link from a newsletter e-mail; fetched together with the answer.
import { z } from "zod/mini";

export const Preferences = z.object({
  data: z.object({ email: z.string(), state: z.enum(["waiting", "subscribed", "unsubscribed"]) }),
});
/** `email` is masked. */
export type Preferences = z.infer<typeof Preferences>["data"];
