// What the page of one course shows.
import type { CourseDetail, OutlineLesson } from "@bentrong/contract/course";
import type { Api } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";
import { type CourseItem, isComing } from "./course-item.ts";
import { courseOutline, otherCourses } from "./courses-data.ts";
import { preorderStore } from "./preorder-store.ts";
import { isPreordered } from "./preorders.ts";

const Answer = async () => (await import("./course-schemas.ts")).Detail;
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

/** Ids are whole numbers: anything else cannot be one, and asking would only be an error. */
export const courseIdFrom = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;

async function courseDetail(api: Api, id: number): Promise<CourseDetail | "missing" | "failed"> {
  const answer = await api.get(`/functions/v1/course/${id}`, { schema: Answer });
  if (answer.ok) return answer.data.data;
  if (answer.error.status === NOT_FOUND) return "missing";
  console.error("The course could not be loaded", answer.error);
  return "failed";
}

/** Only what is still coming can be waited for, and only by somebody. */
const waitedFor = async (course: CourseDetail, session: Source["session"]): Promise<boolean> =>
  isComing(course) && session?.userId ? isPreordered(preorderStore(), session.userId, course.id) : false;

export async function loadCourse({ api, session, clean }: Source, called: string): Promise<LoadedCourse> {
  const id = courseIdFrom(called);
  if (id === undefined) return { kind: "missing" };
  const [detail, outline, others] = await Promise.all([
    courseDetail(api, id),
    courseOutline(api, id),
    // The page of a course stands without its neighbours.
    otherCourses(api, id).catch(() => []),
  ]);
  if (detail === "missing" || detail === "failed") return { kind: detail };
  const { description, ...course } = detail;
  return {
    kind: "open",
    course,
    description: await clean(description ?? ""),
    isPreordered: await waitedFor(detail, session),
    outline,
    others,
  };
}
