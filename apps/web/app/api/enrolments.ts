import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { CourseProgress } from "./schemas/course-progress.ts";

export type { CourseProgress } from "./schemas/course-progress.ts";

const schemas = lazySchemas(() => import("./schemas/course-progress.ts"));

/** How far this person came in each course. */
export const listCourseProgress = async (api: Api): Promise<ApiResult<CourseProgress[]>> =>
  mapResult(
    await api.get("/functions/v1/course/progress", { schema: schemas("Progress") }),
    ({ data }) => data,
  );
