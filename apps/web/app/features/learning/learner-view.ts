// Types that the parts of a lesson's page share.
import type { LearntCourse, LessonLine } from "../../api/learning.ts";
import type { ProgressSync } from "./progress-sync.ts";

/** The request of the site's player for a key, which means the same here; undefined when the key belongs to the page. */
export type RequestFor = (event: KeyboardEvent) => { type: string; by?: number } | undefined;

export interface Learning {
  course: LearntCourse;
  lessons: readonly LessonLine[];
  progressSync: ProgressSync;
  requestFor: RequestFor;
}
