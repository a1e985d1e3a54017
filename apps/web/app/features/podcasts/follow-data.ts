// Following in the account. Row-level security shows and removes only one's own rows, so no call names the person.
import { z } from "zod/mini";
import type { Api } from "../../lib/api/api.ts";

const Follows = z.array(z.object({ podcastId: z.number() }));

/** Undefined: could not be asked. */
export async function followedIds(api: Api, podcastId?: number): Promise<number[] | undefined> {
  const one = podcastId === undefined ? "" : `&podcastId=eq.${podcastId}`;
  const answer = await api.get(`/rest/v1/follow?select=podcastId${one}`, { schema: Follows });
  return answer.ok ? answer.data.map((row) => row.podcastId) : undefined;
}

const ALREADY = 409;

/** Whether the account now says what was wanted. */
export async function setFollowed(api: Api, podcastId: number, wanted: boolean): Promise<boolean> {
  if (!wanted) return (await api.send("DELETE", `/rest/v1/follow?podcastId=eq.${podcastId}`)).ok;
  const answer = await api.post("/rest/v1/follow", { podcastId });
  return answer.ok || answer.error.status === ALREADY;
}
