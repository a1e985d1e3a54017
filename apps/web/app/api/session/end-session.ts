import type { Api, ApiResult } from "../result.ts";

/** The session of that token alone. Sent even when the page is left at once. */
export const endSession = (api: Api, token: string): Promise<ApiResult<unknown>> =>
  api.post("/auth/v1/logout?scope=local", undefined, { token, keepalive: true });
