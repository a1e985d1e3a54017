// Loader of the page of one course.
import type { CourseDetail, OutlineLesson } from "@bentrong/contract/course";
import { getCourse, listOtherCourses, listOutline } from "../../api/courses.ts";
import { getPreorderStore, isPreordered } from "../../api/preorders.ts";
import { rowsOrEmpty } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { parseId } from "../../lib/parse-id.ts";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";
import { type CourseItem, isComing, toCourseItem } from "./course-item.ts";

const NOT_FOUND = 404;

export interface OpenCourse {
  kind: "open";
  course: Omit<CourseDetail, "description">;
  description: CleanHtml;
  isPreordered: boolean;
  outline: OutlineLesson[];
  others: CourseItem[];
}

export type LoadedCourse = OpenCourse | { kind: "missing" } | { kind: "failed" };

type Source = Pick<PageSource, "api" | "session" | "clean">;

/** Only a course that is still coming can be waited for, and only by somebody. A failed look-up counts as not waiting. */
async function isWaitedFor(course: CourseDetail, session: Source["session"]): Promise<boolean> {
  if (!isComing(course) || !session?.userId) return false;
  const result = await isPreordered(getPreorderStore(), session.userId, course.id);
  if (!result.ok) console.error("The look-up of a pre-order failed", result.error);
  return result.ok && result.data;
}

export async function loadCourse({ api, session, clean }: Source, called: string): Promise<LoadedCourse> {
  const id = parseId(called);
  if (id === undefined) return { kind: "missing" };
  const [detail, outline, others] = await Promise.all([
    getCourse(api, id),
    listOutline(api, id),
    listOtherCourses(api, id),
  ]);
  if (!detail.ok) {
    if (detail.error.status === NOT_FOUND) return { kind: "missing" };
    console.error("The course could not be loaded", detail.error);
    return { kind: "failed" };
  }
  const { description, ...course } = detail.data;
  return {
    kind: "open",
    course,
    description: await clean(description ?? ""),
    isPreordered: await isWaitedFor(detail.data, session),
    outline: rowsOrEmpty(outline, "The outline"),
    // The page of a course stands without its neighbours.
    others: rowsOrEmpty(others, "The other courses").map(toCourseItem),
  };
}
