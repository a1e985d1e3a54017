// The course sections of a member's pages. Each is a promise of its own: they come, and fail, one by one.
import type { Course } from "@bentrong/contract/course";
import {
  listComingCourses,
  listCoursesById,
  listEnrolledCourses,
  listFeaturedCourses,
  listNewestCourses,
} from "../../api/courses.ts";
import { getPreorderStore, listPreorderedIds, type PreorderStore } from "../../api/preorders.ts";
import { type Api, type ApiResult, rowsOrEmpty } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { type CourseItem, toCourseItem } from "./course-item.ts";

/** The newest courses, and how many there are in all. */
export interface CountedCourses {
  courses: CourseItem[];
  total: number;
}

/** A course that is somebody's, and how it became so. */
export interface OwnCourse extends CourseItem {
  owned: "enrolled" | "preordered";
}

export interface Sections {
  mine: Promise<OwnCourse[]>;
  featured: Promise<CourseItem[]>;
  all: Promise<CountedCourses>;
  coming: Promise<CourseItem[]>;
}

/** Throws the call's error: a shelf that could not be asked for is not an empty one. */
function toItems(result: ApiResult<Course[]>, what: string): CourseItem[] {
  if (!result.ok) console.error(`${what} could not be loaded`, result.error);
  return unwrap(result).map(toCourseItem);
}

async function loadNewest(api: Api): Promise<CountedCourses> {
  const result = await listNewestCourses(api);
  const courses = toItems(result, "The courses");
  return { courses, total: (result.ok ? result.total : undefined) ?? courses.length };
}

/** Enrolled and pre-ordered, each once: who is enrolled no longer waits. */
export async function loadOwnCourses(api: Api, store: PreorderStore, userId: string): Promise<OwnCourse[]> {
  const [enrolledRows, waitedIds] = await Promise.all([
    listEnrolledCourses(api, userId),
    listPreorderedIds(store, userId),
  ]);
  const enrolled = toItems(enrolledRows, "The enrolments");
  const known = new Set(enrolled.map(({ id }) => id));
  const waited = rowsOrEmpty(waitedIds, "The pre-orders").filter((id) => !known.has(id));
  const coming = toItems(await listCoursesById(api, waited), "The pre-ordered courses");
  return [
    ...enrolled.map((course) => ({ ...course, owned: "enrolled" as const })),
    ...coming.map((course) => ({ ...course, owned: "preordered" as const })),
  ];
}

/** A section is awaited where it is drawn, which may be after it failed: until then the failure is not unhandled. */
function toSection<T>(section: Promise<T>): Promise<T> {
  section.catch(() => undefined);
  return section;
}

/** `featuredMost` absent: as many as a section holds. */
export const loadSections = (
  { api, session }: Pick<PageSource, "api" | "session">,
  featuredMost?: number,
): Sections => ({
  mine: toSection(
    session?.userId ? loadOwnCourses(api, getPreorderStore(), session.userId) : Promise.resolve([]),
  ),
  featured: toSection(
    listFeaturedCourses(api, featuredMost).then((result) => toItems(result, "The featured courses")),
  ),
  all: toSection(loadNewest(api)),
  coming: toSection(listComingCourses(api).then((result) => toItems(result, "The coming courses"))),
});
