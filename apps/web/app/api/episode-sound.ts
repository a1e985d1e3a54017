// Addresses of premium sound run out after an hour or two, in the middle of a long sound too: then a new one is asked for.
import { z } from "zod/mini";
import type { Api } from "./result.ts";

const Rows = z.array(z.object({ audio: z.nullable(z.string()) }));

const RUNS_OUT = /[?&]expires=\d/;

export const runsOut = (url: string): boolean => RUNS_OUT.test(url);

/** The old address when there is no new one: it then fails in the ordinary way. */
export async function freshAddress(api: Api, episodeId: number, url: string): Promise<string> {
  const answer = await api.get(`/rest/v1/episode?select=audio&id=eq.${episodeId}`, { schema: Rows });
  return (answer.ok && answer.data[0]?.audio) || url;
}

const Ids = z.array(z.object({ id: z.number() }));

/** Ids of those of the episodes that the person may hear now; undefined while that cannot be known. */
export async function listAudible(api: Api, ids: readonly number[]): Promise<Set<number> | undefined> {
  const answer = await api.get(`/rest/v1/episode?select=id&id=in.(${ids.join(",")})`, { schema: Ids });
  return answer.ok ? new Set(answer.data.map(({ id }) => id)) : undefined;
}
