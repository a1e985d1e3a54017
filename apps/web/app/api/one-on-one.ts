// The 1-1 session of the yearly plan.

import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { OneOnOne } from "./schemas/one-on-one.ts";

export type { OneOnOne } from "./schemas/one-on-one.ts";

const schemas = lazySchemas(() => import("./schemas/one-on-one.ts"));
const PATH = "/functions/v1/one-on-one";

export const getOneOnOne = async (api: Api): Promise<ApiResult<OneOnOne>> =>
  mapResult(await api.get(PATH, { schema: schemas("OneOnOneAnswer") }), ({ data }) => data);

export const requestOneOnOne = async (
  api: Api,
  request: { contact: string; wishes: string },
): Promise<ApiResult<OneOnOne>> =>
  mapResult(await api.post(PATH, request, { schema: schemas("OneOnOneAnswer") }), ({ data }) => data);
