// Listening history of the account. Row-level security shows and removes only one's own rows.
import { type Api, type ApiResult, acceptConflict, mapResult, type Schema } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";

const schemas = lazySchemas(() => import("./schemas/listening.ts"));

const toOwnPath = (table: string, userId: string): string =>
  `/rest/v1/${table}?userId=eq.${encodeURIComponent(userId)}`;

/** True if listening is recorded. */
export const isListeningKept = async (api: Api): Promise<ApiResult<boolean>> =>
  mapResult(
    await api.get("/rest/v1/listeningOptOut?select=createdAt", { schema: schemas("OptOuts") }),
    (optOuts) => optOuts.length === 0,
  );

/** Another tab may have done the same before: that is a success. */
export async function setListeningKept(
  api: Api,
  userId: string,
  isKept: boolean,
): Promise<ApiResult<unknown>> {
  if (isKept) return api.send("DELETE", toOwnPath("listeningOptOut", userId));
  return acceptConflict(await api.post("/rest/v1/listeningOptOut", {}));
}

/** Every listen and every position. */
export async function deleteListening(api: Api, userId: string): Promise<ApiResult<unknown>> {
  const [history, positions] = await Promise.all([
    api.send("DELETE", toOwnPath("listeningHistory", userId)),
    api.send("DELETE", toOwnPath("listeningPosition", userId)),
  ]);
  return history.ok ? positions : history;
}

/** `heard`: all seconds of this listen so far. `place`: if absent, the stored position is unchanged. */
export interface ListeningReport {
  episode: number;
  listen: string;
  heard: number;
  place?: number;
}

// Checked without the schemas' library: a report that is sent while the page is being left waits for nothing.
const Recorded: Schema<boolean> = {
  safeParse: (value) =>
    typeof value === "boolean" ? { success: true, data: value } : { success: false, error: "not a boolean" },
};

/** Goes on after the page was left. False: this person wants nothing kept. */
export const recordListening = (api: Api, report: ListeningReport): Promise<ApiResult<boolean>> =>
  api.post("/rest/v1/rpc/recordListening", report, { schema: Recorded, keepalive: true });

export interface EpisodePosition {
  episodeId: number;
  seconds: number;
}

const MOST_POSITIONS = 500;

/** Positions in the latest episodes, from any device, newest first. */
export const listPositions = (api: Api): Promise<ApiResult<EpisodePosition[]>> =>
  api.get(
    `/rest/v1/listeningPosition?select=episodeId,seconds&order=updatedAt.desc&limit=${MOST_POSITIONS}`,
    {
      schema: schemas("Positions"),
    },
  );

/** Seconds into an episode, from any device; undefined where there is no position. */
export const getPosition = async (api: Api, episodeId: number): Promise<ApiResult<number | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/listeningPosition?select=seconds&episodeId=eq.${episodeId}`, {
      schema: schemas("OnePosition"),
    }),
    ([position]) => position?.seconds,
  );
