// What a link from a newsletter e-mail may do without signing in: the token in it names the subscription.

import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Preferences } from "./schemas/newsletter.ts";

export type { Preferences } from "./schemas/newsletter.ts";

const schemas = lazySchemas(() => import("./schemas/newsletter.ts"));
const CALLS = "/functions/v1/newsletter";

export const getPreferences = async (api: Api, token: string): Promise<ApiResult<Preferences>> =>
  mapResult(
    await api.get(`${CALLS}/preferences?token=${encodeURIComponent(token)}`, {
      schema: schemas("Preferences"),
    }),
    ({ data }) => data,
  );

export const setSubscribed = (api: Api, token: string, subscribed: boolean): Promise<ApiResult<unknown>> =>
  api.post(`${CALLS}/preferences`, { token, subscribed });

export const confirmSubscription = (api: Api, token: string): Promise<ApiResult<unknown>> =>
  api.post(`${CALLS}/confirm`, { token });
