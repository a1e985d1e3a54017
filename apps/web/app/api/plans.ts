// The plans on offer.

import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Plan } from "./schemas/plans.ts";

export type { Plan } from "./schemas/plans.ts";

export const FREE_PLAN = 1;

const schemas = lazySchemas(() => import("./schemas/plans.ts"));

/** Free plans first, then from the shortest to the longest. */
export const listPlans = async (api: Api): Promise<ApiResult<Plan[]>> =>
  mapResult(await api.get("/rest/v1/plan?select=*", { schema: schemas("Plans") }), (plans) =>
    plans.toSorted(
      (a, b) =>
        Number(b.id === FREE_PLAN) - Number(a.id === FREE_PLAN) || a.duration - b.duration || a.id - b.id,
    ),
  );
