// Types that the parts of a lesson's page share.
import type { LearntCourse, LessonLine } from "../../api/learning.ts";
import type { ProgressSync } from "./progress-sync.ts";

/** The site's player: it must not sound together with a lesson, and the same keys mean the same to both. */
export interface OtherSound {
  isPlaying: boolean;
  pause(): void;
  /** Player request for a key; undefined when the key belongs to the page. */
  requestFor(event: KeyboardEvent): { type: string; by?: number } | undefined;
}

export interface Learning {
  course: LearntCourse;
  lessons: readonly LessonLine[];
  progressSync: ProgressSync;
  other: OtherSound;
}
