// Following in the account. Row-level security shows and removes only one's own rows, so no call names the person.

import { type Api, type ApiResult, acceptConflict, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";

const schemas = lazySchemas(() => import("./schemas/follows.ts"));

export const listFollowedIds = async (api: Api): Promise<ApiResult<number[]>> =>
  mapResult(await api.get("/rest/v1/follow?select=podcastId", { schema: schemas("Follows") }), (rows) =>
    rows.map(({ podcastId }) => podcastId),
  );

export interface AccountFollow {
  following: boolean;
  /** Followers other than this person. */
  others: number;
}

/**
 * One statement, so that the count and the person's own row are of the same moment. Undefined: there is no such podcast
 * for this person.
 */
export const getFollow = async (api: Api, podcastId: number): Promise<ApiResult<AccountFollow | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/podcast?id=eq.${podcastId}&select=followerCount,follow(podcastId)`, {
      schema: schemas("CountedFollows"),
    }),
    ([row]) => row && { following: row.follow.length > 0, others: row.followerCount - row.follow.length },
  );

/** Another tab may have followed it first: that is a success. */
export async function setFollowed(api: Api, podcastId: number, wanted: boolean): Promise<ApiResult<unknown>> {
  if (!wanted) return api.send("DELETE", `/rest/v1/follow?podcastId=eq.${podcastId}`);
  return acceptConflict(await api.post("/rest/v1/follow", { podcastId }));
}

/** Follows all of them that this account may see; those that it follows already stay. */
export async function followAll(api: Api, ids: readonly number[]): Promise<ApiResult<unknown>> {
  // A podcast that is gone, or that this account may not see, would refuse all the rows of the call below.
  const visible = await api.get(`/rest/v1/podcast?select=id&id=in.(${ids.join(",")})`, {
    schema: schemas("Ids"),
  });
  if (!visible.ok || visible.data.length === 0) return visible;
  return api.post(
    "/rest/v1/follow",
    visible.data.map(({ id }) => ({ podcastId: id })),
    { headers: { Prefer: "resolution=ignore-duplicates,return=minimal" } },
  );
}
