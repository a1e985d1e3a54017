// Pre-orders: requests for a notice when a course opens.
import { readPublicConfig } from "../lib/public-config.ts";
import { currentSession } from "../lib/session/session-store.ts";
import { apiClient } from "./client.ts";
import { createApi } from "./create-api.ts";
import { type Api, type ApiResult, acceptConflict, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";

const schemas = lazySchemas(() => import("./schemas/courses.ts"));

/** Pre-orders are kept with our own data API, or with a store of the operator's at its own address. */
export interface PreorderStore {
  api: Api;
  /** The path of the resource, for the calls of `api`. */
  path: string;
}

let elsewhere: PreorderStore | undefined;

export function getPreorderStore(): PreorderStore {
  const base = readPublicConfig().preordersUrl;
  if (!base) return { api: apiClient(), path: "/rest/v1/coursePreorder" };
  elsewhere ??= {
    // It gets the same headers, but a refusal of its own says nothing about the session with us.
    api: createApi({
      base,
      publicKey: readPublicConfig().publicKey,
      accessToken: () => currentSession()?.accessToken,
      fetch: (request) => fetch(request),
    }),
    path: "/coursePreorder",
  };
  return elsewhere;
}

const own = (userId: string): string => `userId=eq.${encodeURIComponent(userId)}`;
const pair = (userId: string, courseId: number): string => `${own(userId)}&courseId=eq.${courseId}`;

/** The courses that this person pre-ordered, newest first. */
export const listPreorderedIds = async (
  { api, path }: PreorderStore,
  userId: string,
): Promise<ApiResult<number[]>> =>
  mapResult(
    await api.get(`${path}?${own(userId)}&order=createdAt.desc`, { schema: schemas("Preorders") }),
    (rows) => rows.map(({ courseId }) => courseId),
  );

export const isPreordered = async (
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<ApiResult<boolean>> =>
  mapResult(
    await api.get(`${path}?select=*,course(status)&${pair(userId, courseId)}`, {
      schema: schemas("Preorders"),
    }),
    (rows) => rows.length > 0,
  );

/** An existing pre-order is a success: another tab may have been quicker. */
export const createPreorder = async (
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<ApiResult<unknown>> =>
  acceptConflict(
    await api.post(path, { userId, courseId }, { headers: { Prefer: "return=representation" } }),
  );

export const deletePreorder = (
  { api, path }: PreorderStore,
  userId: string,
  courseId: number,
): Promise<ApiResult<unknown>> => api.send("DELETE", `${path}?${pair(userId, courseId)}`);
