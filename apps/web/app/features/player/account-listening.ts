// Calls between the player and the account.
import { z } from "zod/mini";
import type { Api } from "../../api/result.ts";
import type { ListeningReport, ReportOutcome } from "./listening-record.ts";

/** Goes on after the page was left. */
export async function reportListening(api: Api, report: ListeningReport): Promise<ReportOutcome> {
  const answer = await api.post("/rest/v1/rpc/recordListening", report, {
    schema: z.boolean(),
    keepalive: true,
  });
  if (!answer.ok) return "failed";
  return answer.data ? "kept" : "unwanted";
}

const EpisodePlaces = z.array(z.object({ episodeId: z.number(), seconds: z.number() }));

/** Positions of this person's latest episodes, from any device; nothing when they are not known. */
export async function listAccountPlaces(api: Api): Promise<ReadonlyMap<number, number>> {
  const answer = await api.get(
    "/rest/v1/listeningPosition?select=episodeId,seconds&order=updatedAt.desc&limit=500",
    { schema: EpisodePlaces },
  );
  const rows = answer.ok ? answer.data.toReversed() : [];
  return new Map(rows.map(({ episodeId, seconds }) => [episodeId, seconds]));
}

const Places = z.array(z.object({ seconds: z.number() }));

/** Position of this person in an episode, from any device; undefined when it is not known. */
export async function accountPlace(api: Api, episode: number): Promise<number | undefined> {
  const answer = await api.get(`/rest/v1/listeningPosition?select=seconds&episodeId=eq.${episode}`, {
    schema: Places,
  });
  return answer.ok ? answer.data[0]?.seconds : undefined;
}
