// A person's own account, besides the profile (auth.ts) and the consents (consents.ts).
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Devices, SecurityEvent } from "./schemas/account.ts";

export type { Device, SecurityEvent } from "./schemas/account.ts";

const CALLS = "/functions/v1/account";

const schemas = lazySchemas(() => import("./schemas/account.ts"));

export const listDevices = (api: Api): Promise<ApiResult<Devices>> =>
  api.get(`${CALLS}/devices`, { schema: schemas("Devices") });

/** Ends the device's sign-in. */
export const deleteDevice = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `${CALLS}/devices/${encodeURIComponent(id)}`);

/** Newest first. */
export const listSecurityEvents = async (api: Api): Promise<ApiResult<SecurityEvent[]>> =>
  mapResult(
    await api.get(`${CALLS}/security-events`, { schema: schemas("SecurityEvents") }),
    ({ data }) => data,
  );

/** The account and all that is in it. */
export const deleteAccount = (api: Api, password: string): Promise<ApiResult<unknown>> =>
  api.post(`${CALLS}/delete`, { password });

/** Everything a person has here, as one archive. Its answer is read piece by piece. Throws when none came. */
export const fetchExport = (api: Api): Promise<Response> => api.fetch(`${CALLS}/export`);
