import type { Api, ApiResult } from "./result.ts";

/** Puts an address on the list of the newsletter. One that is there already is refused with 409. */
export const createSubscription = (api: Api, email: string): Promise<ApiResult<unknown>> =>
  api.post("/rest/v1/newSubscription", { email });
