// Schemas of the plans; fetched together with the answer.
import { z } from "zod/mini";

const Plan = z.object({
  id: z.number(),
  name: z.string(),
  /** free, pro1month, pro3month, pro1year, or any other */
  type: z.string(),
  /** đồng, for the whole time */
  price: z.number(),
  /** days */
  duration: z.number(),
});
export type Plan = z.infer<typeof Plan>;
export const Plans = z.array(Plan);
