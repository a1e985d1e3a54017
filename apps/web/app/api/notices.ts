// What a person wants to be told of, and the devices that are told. Row-level security shows only one's own rows.
import { type Api, type ApiResult, acceptConflict, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { NoticePreference } from "./schemas/notices.ts";

export type { NoticePreference } from "./schemas/notices.ts";

const schemas = lazySchemas(() => import("./schemas/notices.ts"));

/** As the database has them for whoever never chose. */
const NOTHING_CHOSEN: NoticePreference = {
  ...{ email: false, episodes: true, articles: false },
  ...{ quietFrom: "22:00", quietUntil: "07:00" },
};

export const getNoticePreference = async (api: Api): Promise<ApiResult<NoticePreference>> =>
  mapResult(
    await api.get("/rest/v1/noticePreference?select=email,episodes,articles,quietFrom,quietUntil", {
      schema: schemas("NoticePreferences"),
    }),
    ([chosen = NOTHING_CHOSEN]) => chosen,
  );

export const setNoticePreference = (
  api: Api,
  changes: Partial<NoticePreference>,
): Promise<ApiResult<unknown>> =>
  api.post("/rest/v1/noticePreference", changes, { headers: { Prefer: "resolution=merge-duplicates" } });

/** Key that browsers subscribe for; null: notices on devices are not set up here. */
export const getPushKey = async (api: Api): Promise<ApiResult<string | null>> =>
  mapResult(
    await api.get("/functions/v1/notices/push-key", { schema: schemas("PushKey") }),
    ({ data }) => data.key,
  );

const toDevicePath = (endpoint: string): string =>
  `/rest/v1/pushSubscription?endpoint=eq.${encodeURIComponent(endpoint)}`;

export const isDeviceTold = async (api: Api, endpoint: string): Promise<ApiResult<boolean>> =>
  mapResult(
    await api.get(`${toDevicePath(endpoint)}&select=id`, { schema: schemas("Devices") }),
    (devices) => devices.length > 0,
  );

export interface NewDevice {
  endpoint: string;
  p256dh: string;
  authSecret: string;
}

/** Another tab may have added it first: that is a success. */
export const addDevice = async (api: Api, device: NewDevice): Promise<ApiResult<unknown>> =>
  acceptConflict(await api.post("/rest/v1/pushSubscription", device));

export const removeDevice = (api: Api, endpoint: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", toDevicePath(endpoint));
