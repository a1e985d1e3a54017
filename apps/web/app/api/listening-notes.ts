// Notes that somebody wrote at seconds of episodes. Row-level security shows one's own alone.
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { ListeningNote } from "./schemas/listening-notes.ts";

export type { ListeningNote } from "./schemas/listening-notes.ts";

const schemas = lazySchemas(() => import("./schemas/listening-notes.ts"));

export const listListeningNotes = (api: Api, episodeId: number): Promise<ApiResult<ListeningNote[]>> =>
  api.get(
    `/rest/v1/listeningNote?episodeId=eq.${episodeId}&select=id,seconds,content&order=seconds,createdAt`,
    {
      schema: schemas("ListeningNotes"),
    },
  );

/** An address has an end. */
const MOST_IDS = 100;

/** Ids of those of the episodes that have notes of this person. */
export const listNotedEpisodes = async (api: Api, ids: readonly number[]): Promise<ApiResult<number[]>> =>
  mapResult(
    await api.get(
      `/rest/v1/listeningNote?episodeId=in.(${ids.slice(0, MOST_IDS).join(",")})&select=episodeId`,
      { schema: schemas("NotedEpisodes") },
    ),
    (rows) => rows.map(({ episodeId }) => episodeId),
  );

interface Written {
  episodeId: number;
  seconds: number;
  content: string;
}

export const addListeningNote = (api: Api, note: Written): Promise<ApiResult<unknown>> =>
  api.post("/functions/v1/listening-note", note);

export const changeListeningNote = (api: Api, id: string, content: string): Promise<ApiResult<unknown>> =>
  api.send("PUT", `/functions/v1/listening-note/${id}`, { body: { content } });

export const removeListeningNote = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `/functions/v1/listening-note/${id}`);
