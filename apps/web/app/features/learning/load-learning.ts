// Loaders of the pages of the lesson player. People who are not enrolled are redirected to the course.
import { redirect, replace } from "react-router";
import { getLearntCourse, getLesson, type LearntCourse, type Lesson } from "../../api/learning.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { isHydrated } from "../../lib/hydration.ts";
import { parseId } from "../../lib/parse-id.ts";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";
import { cacheLesson, getCachedCourse, getCachedLesson } from "./lesson-cache.ts";

export type LoadedCourse =
  | { kind: "open"; course: LearntCourse }
  | { kind: "missing" }
  | { kind: "failed"; said: string };

export type LoadedLesson =
  | { kind: "open"; lesson: Lesson; html: CleanHtml }
  | { kind: "missing" }
  | { kind: "failed"; said: string };

/** Throws a way to the course for somebody who is not enrolled. */
export async function loadCourse({ api, params }: PageSource): Promise<LoadedCourse> {
  const id = parseId(params.id);
  if (id === undefined) return { kind: "missing" };
  const answer = await getLearntCourse(api, id);
  if (answer.ok) return { kind: "open", course: answer.data };
  const { code, message } = answer.error;
  if (code === "not_found") return { kind: "missing" };
  // On the first view the page is already in the history: going back must not meet it again.
  if (code === "not_allowed") throw isHydrated() ? redirect(`/course/${id}`) : replace(`/course/${id}`);
  return { kind: "failed", said: message };
}

/** A lesson that was opened before, or fetched ahead, is read again without a network. */
async function loadLesson({ api, params, clean }: PageSource): Promise<LoadedLesson> {
  const id = parseId(params.lesson);
  if (id === undefined) return { kind: "missing" };
  const answer = await getLesson(api, id);
  if (answer.ok) cacheLesson(answer.data);
  else if (answer.error.status === 404) return { kind: "missing" };
  else if (answer.error.code !== "network") return { kind: "failed", said: answer.error.message };
  const lesson = getCachedLesson(id);
  if (!lesson) return { kind: "failed", said: "" };
  if (lesson.courseId !== parseId(params.id)) return { kind: "missing" };
  return { kind: "open", lesson, html: await clean(lesson.content) };
}

/** `lesson` null: none is named, and the page goes on where the learner is. */
export interface LoadedLearning {
  course: LoadedCourse;
  lesson: LoadedLesson | null;
}

/** From one lesson to the next the course on the page stays: it knows more than the server (progress-sync.ts). */
export async function loadLearning(source: PageSource): Promise<LoadedLearning> {
  const shown = getCachedCourse(parseId(source.params.id));
  const [course, lesson] = await Promise.all([
    shown ? { kind: "open" as const, course: shown } : loadCourse(source),
    source.params.lesson === undefined ? null : loadLesson(source),
  ]);
  return { course, lesson };
}
