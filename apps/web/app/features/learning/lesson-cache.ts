// Lessons that this document has seen: without a network one may still go back to them, and on to the next.

import { getLesson, type LearntCourse, type Lesson } from "../../api/learning.ts";
import type { Api } from "../../api/result.ts";

const lessons = new Map<number, Lesson>();
let onPage: LearntCourse | undefined;

/** The course whose page is open. */
export const getCachedCourse = (id: number | undefined): LearntCourse | undefined =>
  onPage?.id === id ? onPage : undefined;

/** Returns the cleanup: a later visit loads the course as it is then. */
export function cacheCourse(course: LearntCourse): () => void {
  onPage = course;
  return () => {
    onPage = undefined;
  };
}

export const getCachedLesson = (id: number): Lesson | undefined => lessons.get(id);
export const isLessonCached = (id: number): boolean => lessons.has(id);

export function cacheLesson(lesson: Lesson): void {
  lessons.set(lesson.id, lesson);
}

/** Quietly: when it does not come, it is asked for again when it is opened. */
export async function prefetchLesson(api: Api, id: number): Promise<void> {
  if (lessons.has(id)) return;
  const answer = await getLesson(api, id);
  if (answer.ok) cacheLesson(answer.data);
}
