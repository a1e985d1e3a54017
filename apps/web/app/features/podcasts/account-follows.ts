// Fetched when somebody is signed in: the account's follows, after those of the browser went into it.
import { type AccountFollow, getFollow, listFollowedIds } from "../../api/follows.ts";
import type { Api, ApiResult } from "../../api/result.ts";
import { mergeLocalFollows } from "./merge-follows.ts";

export { setFollowed } from "../../api/follows.ts";

export async function listMergedFollows(api: Api): Promise<ApiResult<number[]>> {
  await mergeLocalFollows(api);
  return listFollowedIds(api);
}

export async function getMergedFollow(
  api: Api,
  podcastId: number,
): Promise<ApiResult<AccountFollow | undefined>> {
  await mergeLocalFollows(api);
  return getFollow(api, podcastId);
}
