// What the parts of a lesson's page share.
import type { LearntCourse, LessonLine } from "./learning-data.ts";
import type { ProgressKeeper } from "./progress-keeper.ts";

/** The site's player: it must not sound together with a lesson, and the same keys mean the same to both. */
export interface OtherSound {
  isPlaying: boolean;
  pause(): void;
  /** What a key means to whatever plays; undefined when it means something to the page. */
  requestFor(event: KeyboardEvent): { type: string; by?: number } | undefined;
}

export interface Learning {
  course: LearntCourse;
  lessons: readonly LessonLine[];
  keeper: ProgressKeeper;
  other: OtherSound;
}
