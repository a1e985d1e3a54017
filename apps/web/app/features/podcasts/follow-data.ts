// Following in the account, fetched when somebody is signed in. Row-level security shows and removes only one's own rows, so no call names the person.
import { z } from "zod/mini";
import type { Api } from "../../api/result.ts";
import { mergeLocalFollows } from "./merge-follows.ts";

const Follow = z.object({ podcastId: z.number() });
const Follows = z.array(Follow);
const Counted = z.array(z.object({ followerCount: z.number(), follow: Follows }));

/** Undefined: could not be asked. */
export async function followedIds(api: Api): Promise<number[] | undefined> {
  await mergeLocalFollows(api);
  const answer = await api.get("/rest/v1/follow?select=podcastId", { schema: Follows });
  return answer.ok ? answer.data.map((row) => row.podcastId) : undefined;
}

export interface AccountFollow {
  following: boolean;
  /** Followers other than this person. */
  others: number;
}

/**
 * One statement, so that the count and the person's own row are of the same moment. Undefined: could not be asked, or
 * there is no such podcast for this person.
 */
export async function accountFollow(api: Api, podcastId: number): Promise<AccountFollow | undefined> {
  await mergeLocalFollows(api);
  const answer = await api.get(`/rest/v1/podcast?id=eq.${podcastId}&select=followerCount,follow(podcastId)`, {
    schema: Counted,
  });
  const row = answer.ok ? answer.data[0] : undefined;
  return row && { following: row.follow.length > 0, others: row.followerCount - row.follow.length };
}

const ALREADY = 409;

/** Whether the account now says what was wanted. */
export async function setFollowed(api: Api, podcastId: number, wanted: boolean): Promise<boolean> {
  if (!wanted) return (await api.send("DELETE", `/rest/v1/follow?podcastId=eq.${podcastId}`)).ok;
  const answer = await api.post("/rest/v1/follow", { podcastId });
  return answer.ok || answer.error.status === ALREADY;
}
