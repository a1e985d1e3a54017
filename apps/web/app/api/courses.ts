// The course catalogue, and the ways into a course.
import type { Course, CourseDetail, OutlineLesson } from "@bentrong/contract/course";
import { getPageOrFirst, type Page, type PageRequest, toPage } from "./page.ts";
import { type Api, type ApiResult, acceptConflict, emptyResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import { searchFilter } from "./search-filter.ts";

export const COURSES_PER_PAGE = 12;
const OTHERS = 3;
/** Courses of one section; the catalogue has the rest. */
const SECTION_SIZE = 60;

const schemas = lazySchemas(() => import("./schemas/courses.ts"));

/** Columns that a course card shows. */
const CARD = "select=id,title,coverImage,price,status,rating,ratingCount,createdAt,publication";

/** Rows that are equal in the chosen order keep a stable one, so that none is missing or repeated on the next page. */
const ORDER = {
  newest: "createdAt.desc,id.desc",
  oldest: "createdAt.asc,id.asc",
  rating: "rating.desc,ratingCount.desc,id.desc",
  title: "title.asc,id.asc",
};
export type CourseSort = keyof typeof ORDER;

export interface CourseQuery extends PageRequest {
  search: string;
  sort: CourseSort;
}

/** A page past the end answers with the first page. */
export const listCourses = (api: Api, query: CourseQuery): Promise<ApiResult<Page<Course>>> =>
  getPageOrFirst(query.page, (page) => getCoursePage(api, { ...query, page }));

async function getCoursePage(api: Api, query: CourseQuery): Promise<ApiResult<Page<Course>>> {
  const { page, pageSize, search, sort } = query;
  const result = await api.get(
    `/rest/v1/course?select=*&limit=${pageSize}&offset=${(page - 1) * pageSize}${searchFilter(search, ["title"])}&order=${ORDER[sort]}`,
    { schema: schemas("Courses"), headers: { Prefer: "count=exact" } },
  );
  return toPage(result, query);
}

const listCards = (api: Api, query: string): Promise<ApiResult<Course[]>> =>
  api.get(`/rest/v1/course?${CARD}&${query}`, { schema: schemas("Courses") });

/** `total` of the answer: how many there are in all. */
export const listNewestCourses = (api: Api): Promise<ApiResult<Course[]>> =>
  api.get(`/rest/v1/course?${CARD}&order=${ORDER.newest}&limit=${SECTION_SIZE}`, {
    schema: schemas("Courses"),
    headers: { Prefer: "count=exact" },
  });

export const listFeaturedCourses = (api: Api, most = SECTION_SIZE): Promise<ApiResult<Course[]>> =>
  listCards(api, `top=neq.0&order=top.asc,id.asc&limit=${most}`);

export const listComingCourses = (api: Api): Promise<ApiResult<Course[]>> =>
  listCards(api, `status=eq.COMING_SOON&order=${ORDER.newest}&limit=${SECTION_SIZE}`);

export const listCoursesById = async (api: Api, ids: readonly number[]): Promise<ApiResult<Course[]>> =>
  ids.length === 0 ? emptyResult([]) : listCards(api, `id=in.(${ids.join(",")})&order=id.asc`);

/** Open courses come before coming ones: OPEN follows COMING_SOON in the alphabet. */
export const listOtherCourses = (api: Api, id: number): Promise<ApiResult<Course[]>> =>
  listCards(api, `id=neq.${id}&order=status.desc,${ORDER.newest}&limit=${OTHERS}`);

/** Newest first. The person is named, because administrators may read everybody's. */
export const listEnrolledCourses = async (api: Api, userId: string): Promise<ApiResult<Course[]>> =>
  mapResult(
    await api.get(
      `/rest/v1/courseEnroll?select=*,%20course(*)&userId=eq.${encodeURIComponent(userId)}&order=createdAt.desc,id.desc`,
      { schema: schemas("Enrolments") },
    ),
    (rows) => rows.flatMap(({ course }) => course ?? []),
  );

export const listOutline = (api: Api, id: number): Promise<ApiResult<OutlineLesson[]>> =>
  api.get(
    `/rest/v1/courseOutline?select=id,position,title,kind,minutes&courseId=eq.${id}&order=position.asc,id.asc`,
    { schema: schemas("Outline") },
  );

export const getCourse = async (api: Api, id: number): Promise<ApiResult<CourseDetail>> =>
  mapResult(await api.get(`/functions/v1/course/${id}`, { schema: schemas("Detail") }), ({ data }) => data);

/** Being enrolled already is a success. */
export const enrolInCourse = async (api: Api, id: number): Promise<ApiResult<unknown>> =>
  acceptConflict(await api.post(`/functions/v1/course/${id}/enroll`));

/** Address at which it is taught: a path of this site, or an address elsewhere, as staff typed it. */
export const getCoursePlace = async (api: Api, id: number): Promise<ApiResult<string>> =>
  mapResult(
    await api.get(`/functions/v1/course/${id}/lms`, { schema: schemas("Place") }),
    ({ data }) => data,
  );
