// The calls of the course catalogue. A failure is written to the console, and never looks like an empty list.
import type { Course, OutlineLesson } from "@bentrong/contract/course";
import { type Api, type ApiResult, rowsOrNone } from "../../api/result.ts";
import { searchFilter } from "../../api/search-filter.ts";
import type { Sort } from "./course-address.ts";
import { type CourseItem, itemOf } from "./course-item.ts";

export const PAGE_SIZE = 12;
const OTHERS = 3;
/** Courses of one section; the catalogue has the rest. */
const SECTION_SIZE = 60;
const OUT_OF_RANGE = 416;

const schemas = () => import("./course-schemas.ts");
const Courses = async () => (await schemas()).Courses;
const Enrolments = async () => (await schemas()).Enrolments;
const Outline = async () => (await schemas()).Outline;

/** What a card in a section shows. */
const CARD = "select=id,title,coverImage,price,status,rating,ratingCount,createdAt,publication";

/** Rows that are equal by what was chosen keep one order, so that none is missed or met twice when a page is turned. */
const ORDER: Record<Sort, string> = {
  newest: "createdAt.desc,id.desc",
  oldest: "createdAt.asc,id.asc",
  rating: "rating.desc,ratingCount.desc,id.desc",
  title: "title.asc,id.asc",
};

export interface CourseQuery {
  page: number;
  pageSize: number;
  search: string;
  sort: Sort;
}

export interface CoursePage {
  data: CourseItem[];
  currentPage: number;
  totalPages: number;
  totalCount: number;
  /** The list could not be had; `data` is empty for that reason. */
  failed: boolean;
  /** The page that was asked for does not exist; this is the first one. */
  pastTheEnd: boolean;
}

/** The stretch of rows that makes a page. */
export const stretchOf = (page: number, pageSize: number): { limit: number; offset: number } => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

export async function listCourses(api: Api, query: CourseQuery): Promise<CoursePage> {
  const { page, pageSize, search, sort } = query;
  const { limit, offset } = stretchOf(page, pageSize);
  const answer = await api.get(
    `/rest/v1/course?select=*&limit=${limit}&offset=${offset}${searchFilter(search, ["title"])}&order=${ORDER[sort]}`,
    { schema: Courses, headers: { Prefer: "count=exact" } },
  );
  const failed = !answer.ok && answer.error.status !== OUT_OF_RANGE;
  const rows = failed ? logged<Course>("The courses", answer) : rowsOrNone<Course>(answer);
  if (!failed && page > 1 && rows.length === 0) {
    return { ...(await listCourses(api, { ...query, page: 1 })), pastTheEnd: true };
  }
  const totalCount = answer.ok ? (answer.total ?? rows.length) : 0;
  return {
    data: rows.map(itemOf),
    currentPage: page,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    failed,
    pastTheEnd: false,
  };
}

/** What a list without rows does not show, the console does. */
export function logged<T>(what: string, answer: ApiResult<T[]>): T[] {
  if (!answer.ok) console.error(`${what} could not be loaded`, answer.error);
  return rowsOrNone(answer);
}

/** Throws what went wrong: a shelf that could not be asked for is not an empty one. */
function rowsOrThrow<T>(what: string, answer: ApiResult<T[]>): T[] {
  if (answer.ok) return answer.data;
  console.error(`${what} could not be loaded`, answer.error);
  throw new Error(`${what} could not be loaded`);
}

const getCards = async (api: Api, what: string, query: string): Promise<CourseItem[]> =>
  rowsOrThrow(what, await api.get(`/rest/v1/course?${CARD}&${query}`, { schema: Courses })).map(itemOf);

/** The newest courses, and how many there are in all. */
export interface CountedCourses {
  courses: CourseItem[];
  total: number;
}

export async function allCourses(api: Api): Promise<CountedCourses> {
  const answer = await api.get(`/rest/v1/course?${CARD}&order=${ORDER.newest}&limit=${SECTION_SIZE}`, {
    schema: Courses,
    headers: { Prefer: "count=exact" },
  });
  const courses = rowsOrThrow<Course>("The courses", answer).map(itemOf);
  return { courses, total: (answer.ok ? answer.total : undefined) ?? courses.length };
}

export const featuredCourses = (api: Api, most = SECTION_SIZE): Promise<CourseItem[]> =>
  getCards(api, "The featured courses", `top=neq.0&order=top.asc,id.asc&limit=${most}`);

export const comingCourses = (api: Api): Promise<CourseItem[]> =>
  getCards(api, "The coming courses", `status=eq.COMING_SOON&order=${ORDER.newest}&limit=${SECTION_SIZE}`);

export const coursesWithIds = async (api: Api, ids: readonly number[]): Promise<CourseItem[]> =>
  ids.length === 0 ? [] : getCards(api, "The pre-ordered courses", `id=in.(${ids.join(",")})&order=id.asc`);

/** Those that can be begun stand before those that are coming: OPEN follows COMING_SOON in the alphabet. */
export const otherCourses = (api: Api, id: number): Promise<CourseItem[]> =>
  getCards(api, "The other courses", `id=neq.${id}&order=status.desc,${ORDER.newest}&limit=${OTHERS}`);

/** Newest first. The person is named, because administrators may read everybody's. */
export async function enrolledCourses(api: Api, userId: string): Promise<CourseItem[]> {
  const answer = await api.get(
    `/rest/v1/courseEnroll?select=*,%20course(*)&userId=eq.${encodeURIComponent(userId)}&order=createdAt.desc,id.desc`,
    { schema: Enrolments },
  );
  return rowsOrThrow("The enrolments", answer)
    .flatMap(({ course }) => course ?? [])
    .map(itemOf);
}

export const courseOutline = async (api: Api, id: number): Promise<OutlineLesson[]> =>
  logged(
    "The outline",
    await api.get(
      `/rest/v1/courseOutline?select=id,position,title,kind,minutes&courseId=eq.${id}&order=position.asc,id.asc`,
      { schema: Outline },
    ),
  );
