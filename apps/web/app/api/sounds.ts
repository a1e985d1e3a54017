// Episodes with as much of their podcast as a tile shows.
import type { Api, ApiResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { LeftSoundRow, SoundRow } from "./schemas/sounds.ts";

export type { SoundRow } from "./schemas/sounds.ts";

const schemas = lazySchemas(() => import("./schemas/sounds.ts"));

const COLUMNS =
  "id,title,duration,audio,coverImage,category(slug),podcast!episode_podcastId_fkey(id,title,coverImage)";

/** Newest first, as far as this person may hear them. */
export const listSounds = (api: Api, premium: boolean, limit: number): Promise<ApiResult<SoundRow[]>> => {
  const visible = premium ? "" : "&episodeType=eq.PUBLIC";
  return api.get(`/rest/v1/episode?select=${COLUMNS}${visible}&order=createdAt.desc,id.desc&limit=${limit}`, {
    schema: schemas("SoundRows"),
  });
};

/** Sounds that this person heard last, on any device, with the position in each. */
export const listLeftSounds = (api: Api, limit: number): Promise<ApiResult<LeftSoundRow[]>> =>
  api.get(
    `/rest/v1/listeningPosition?select=seconds,updatedAt,episode(${COLUMNS})&order=updatedAt.desc&limit=${limit}`,
    { schema: schemas("LeftSoundRows") },
  );
