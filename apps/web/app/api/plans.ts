import type { Api } from "./result.ts";
import type { Plan } from "./schemas/plans.ts";

const Plans = async () => (await import("./schemas/plans.ts")).Plans;

export const FREE_PLAN = 1;

/** Free plans first, then from the shortest to the longest. Throws the call's code. */
export async function loadPlans(api: Api): Promise<Plan[]> {
  const answer = await api.get("/rest/v1/plan?select=*", { schema: Plans });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data.toSorted(
    (a, b) =>
      Number(b.id === FREE_PLAN) - Number(a.id === FREE_PLAN) || a.duration - b.duration || a.id - b.id,
  );
}

/** The plans that cost something, for pages that are of use without their prices too. */
export async function listPaidPlans(api: Api): Promise<Plan[]> {
  try {
    return (await loadPlans(api)).filter(({ price }) => price > 0);
  } catch (error) {
    console.error("The plans could not be loaded", error);
    return [];
  }
}
