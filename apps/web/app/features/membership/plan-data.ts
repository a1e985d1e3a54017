import { z } from "zod/mini";
import type { Api } from "../../lib/api/api.ts";

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

export const FREE_PLAN = 1;

/** What is free first, then from the shortest to the longest. Throws the call's code. */
export async function loadPlans(api: Api): Promise<Plan[]> {
  const answer = await api.get("/rest/v1/plan?select=*", { schema: z.array(Plan) });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data.toSorted(
    (a, b) =>
      Number(b.id === FREE_PLAN) - Number(a.id === FREE_PLAN) || a.duration - b.duration || a.id - b.id,
  );
}
