// The calls that only the dashboard makes.
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { ReflectionRow, Titled } from "./schemas/dashboard.ts";

export type { ReflectionRow, Titled } from "./schemas/dashboard.ts";

const schemas = lazySchemas(() => import("./schemas/dashboard.ts"));

/** Counted by the server: years of notes are not sent to be counted here. */
export async function countReflections(api: Api): Promise<ApiResult<number>> {
  const result = await api.get("/rest/v1/session?select=id&summary=neq.&limit=1", {
    schema: schemas("Ids"),
    headers: { Prefer: "count=exact" },
  });
  return result.ok ? { ...result, data: result.total ?? result.data.length } : result;
}

/** The newest conversations at whose end something was noted. */
export const listReflections = (api: Api, limit: number): Promise<ApiResult<ReflectionRow[]>> =>
  api.get(
    `/rest/v1/session?select=id,mode,summary,createdAt&summary=neq.&order=createdAt.desc&limit=${limit}`,
    { schema: schemas("Reflections") },
  );

/** Days in a row. */
export const getStreak = async (api: Api): Promise<ApiResult<number>> =>
  mapResult(await api.get("/functions/v1/streak", { schema: schemas("Streak") }), ({ streak }) => streak);

export interface NewestQuery {
  kind: "blog" | "podcast";
  /** Those for members alone, or else those for everybody. */
  premium: boolean;
  limit: number;
}

export const listNewestTitles = (
  api: Api,
  { kind, premium, limit }: NewestQuery,
): Promise<ApiResult<Titled[]>> => {
  const type = premium ? "PRIVATE" : "PUBLIC";
  return api.get(
    `/rest/v1/${kind}?select=id,title,createdAt&${kind}Type=eq.${type}&order=createdAt.desc&limit=${limit}`,
    { schema: schemas("TitledList") },
  );
};
