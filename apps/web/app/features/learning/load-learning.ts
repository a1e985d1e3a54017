// Loaders of the pages of the lesson player. People who are not enrolled are redirected to the course.
import { redirect, replace } from "react-router";
import type { PageSource } from "../../common/page/page-data.ts";
import { isHydrated } from "../../lib/hydration.ts";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";
import { askCourse, askLesson, type LearntCourse, type Lesson } from "./learning-data.ts";
import { keepLesson, keptCourse, keptLesson } from "./lesson-memory.ts";

export type LoadedCourse =
  | { kind: "open"; course: LearntCourse }
  | { kind: "missing" }
  | { kind: "failed"; said: string };

export type LoadedLesson =
  | { kind: "open"; lesson: Lesson; html: CleanHtml }
  | { kind: "missing" }
  | { kind: "failed"; said: string };

const idIn = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Throws a way to the course for somebody who is not enrolled. */
export async function loadCourse({ api, params }: PageSource): Promise<LoadedCourse> {
  const id = idIn(params.id);
  if (id === undefined) return { kind: "missing" };
  const answer = await askCourse(api, id);
  if (answer.ok) return { kind: "open", course: answer.data };
  const { code, message } = answer.error;
  if (code === "not_found") return { kind: "missing" };
  // On the first view the page is already in the history: going back must not meet it again.
  if (code === "not_allowed") throw isHydrated() ? redirect(`/course/${id}`) : replace(`/course/${id}`);
  return { kind: "failed", said: message };
}

/** A lesson that was opened before, or fetched ahead, is read again without a network. */
async function loadLesson({ api, params, clean }: PageSource): Promise<LoadedLesson> {
  const id = idIn(params.lesson);
  if (id === undefined) return { kind: "missing" };
  const answer = await askLesson(api, id);
  if (answer.ok) keepLesson(answer.data);
  else if (answer.error.status === 404) return { kind: "missing" };
  else if (answer.error.code !== "network") return { kind: "failed", said: answer.error.message };
  const lesson = keptLesson(id);
  if (!lesson) return { kind: "failed", said: "" };
  if (lesson.courseId !== idIn(params.id)) return { kind: "missing" };
  return { kind: "open", lesson, html: await clean(lesson.content) };
}

/** `lesson` null: none is named, and the page goes on where the learner is. */
export interface LoadedLearning {
  course: LoadedCourse;
  lesson: LoadedLesson | null;
}

/** From one lesson to the next the course on the page stays: it knows more than the server (progress-keeper.ts). */
export async function loadLearning(source: PageSource): Promise<LoadedLearning> {
  const shown = keptCourse(idIn(source.params.id));
  const [course, lesson] = await Promise.all([
    shown ? { kind: "open" as const, course: shown } : loadCourse(source),
    source.params.lesson === undefined ? null : loadLesson(source),
  ]);
  return { course, lesson };
}
