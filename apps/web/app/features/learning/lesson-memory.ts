// Lessons that this document has seen: without a network one may still go back to them, and on to the next.
import type { Api } from "../../api/result.ts";
import { askLesson, type LearntCourse, type Lesson } from "./learning-data.ts";

const lessons = new Map<number, Lesson>();
let onPage: LearntCourse | undefined;

/** The course whose page is open. */
export const keptCourse = (id: number | undefined): LearntCourse | undefined =>
  onPage?.id === id ? onPage : undefined;

/** Returns the cleanup: a later visit loads the course as it is then. */
export function keepCourse(course: LearntCourse): () => void {
  onPage = course;
  return () => {
    onPage = undefined;
  };
}

export const keptLesson = (id: number): Lesson | undefined => lessons.get(id);
export const isKept = (id: number): boolean => lessons.has(id);

export function keepLesson(lesson: Lesson): void {
  lessons.set(lesson.id, lesson);
}

/** Quietly: when it does not come, it is asked for again when it is opened. */
export async function fetchAhead(api: Api, id: number): Promise<void> {
  if (lessons.has(id)) return;
  const answer = await askLesson(api, id);
  if (answer.ok) keepLesson(answer.data);
}
