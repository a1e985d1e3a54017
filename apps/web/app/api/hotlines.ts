import { HOTLINES_QUERY, type Hotline, parseHotlines } from "@bentrong/contract/safety";
import { type Api, type ApiResult, mapResult } from "./result.ts";

/** Loaded as a visitor: an expired session must not keep anybody from a telephone number. */
export const listHotlines = async (
  api: Pick<Api, "get">,
  signal: AbortSignal,
): Promise<ApiResult<readonly Hotline[]>> =>
  mapResult(await api.get(HOTLINES_QUERY, { token: null, signal }), parseHotlines);
