// The course sections of a member's pages. Each is a promise of its own: they come, and fail, one by one.
import type { Api } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import type { CourseItem } from "./course-item.ts";
import {
  allCourses,
  type CountedCourses,
  comingCourses,
  coursesWithIds,
  enrolledCourses,
  featuredCourses,
} from "./courses-data.ts";
import { type PreorderStore, preorderStore } from "./preorder-store.ts";
import { preorderedIds } from "./preorders.ts";

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

/** Enrolled and pre-ordered, each once: who is enrolled no longer waits. */
export async function myCourses(api: Api, store: PreorderStore, userId: string): Promise<OwnCourse[]> {
  const [enrolled, waited] = await Promise.all([enrolledCourses(api, userId), preorderedIds(store, userId)]);
  const known = new Set(enrolled.map(({ id }) => id));
  const coming = await coursesWithIds(
    api,
    waited.filter((id) => !known.has(id)),
  );
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
  mine: toSection(session?.userId ? myCourses(api, preorderStore(), session.userId) : Promise.resolve([])),
  featured: toSection(featuredCourses(api, featuredMost)),
  all: toSection(allCourses(api)),
  coming: toSection(comingCourses(api)),
});
