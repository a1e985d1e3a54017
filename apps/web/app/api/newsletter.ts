// What a link from an e-mail may do without signing in: its token names whose e-mails they are.

import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Preferences } from "./schemas/newsletter.ts";

export type { Preferences } from "./schemas/newsletter.ts";

const schemas = lazySchemas(() => import("./schemas/newsletter.ts"));
const CALLS = "/functions/v1";

/** The newsletter, or notices of new episodes and articles. */
export type MailingList = "newsletter" | "notices";

export const getPreferences = async (
  api: Api,
  list: MailingList,
  token: string,
): Promise<ApiResult<Preferences>> =>
  mapResult(
    await api.get(`${CALLS}/${list}/preferences?token=${encodeURIComponent(token)}`, {
      schema: schemas("Preferences"),
    }),
    ({ data }) => data,
  );

export const setSubscribed = (
  api: Api,
  list: MailingList,
  token: string,
  subscribed: boolean,
): Promise<ApiResult<unknown>> => api.post(`${CALLS}/${list}/preferences`, { token, subscribed });

export const confirmSubscription = (api: Api, token: string): Promise<ApiResult<unknown>> =>
  api.post(`${CALLS}/newsletter/confirm`, { token });
