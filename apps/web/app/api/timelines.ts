// Chapters and words of episodes.
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Timeline } from "./schemas/timelines.ts";

export type { Timeline } from "./schemas/timelines.ts";

const schemas = lazySchemas(() => import("./schemas/timelines.ts"));

const NONE: Timeline = { chapters: [], cues: [] };

/** An episode without a row has neither. */
export const getTimeline = async (api: Api, episodeId: number): Promise<ApiResult<Timeline>> =>
  mapResult(
    await api.get(`/rest/v1/episodeTimeline?id=eq.${episodeId}&select=chapters,cues`, {
      schema: schemas("Timelines"),
    }),
    ([timeline]) => timeline ?? NONE,
  );

/** An address has an end. */
const MOST_IDS = 100;

/** Ids of those of the episodes that have chapters or a transcript. */
export const listTimelineIds = async (api: Api, ids: readonly number[]): Promise<ApiResult<number[]>> =>
  mapResult(
    await api.get(
      `/rest/v1/episodeTimeline?id=in.(${ids.slice(0, MOST_IDS).join(",")})&or=(cues.neq.[],chapters.neq.[])&select=id`,
      { schema: schemas("TimelineIds") },
    ),
    (rows) => rows.map(({ id }) => id),
  );
