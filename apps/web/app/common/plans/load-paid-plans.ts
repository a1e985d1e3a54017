import { listPlans, type Plan } from "../../api/plans.ts";
import { type Api, rowsOrEmpty } from "../../api/result.ts";

/** The plans that cost something, for pages that are of use without their prices too. */
export const loadPaidPlans = async (api: Api): Promise<Plan[]> =>
  rowsOrEmpty(await listPlans(api), "The plans").filter(({ price }) => price > 0);
