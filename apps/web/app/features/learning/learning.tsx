// One course as its learner goes through it: the list of lessons beside whichever lesson is open.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { apiClient } from "../../api/client.ts";
import type { LearntCourse } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import type { Learning, RequestFor } from "./learner-view.ts";
import { LearningStart } from "./learning-start.tsx";
import { FailedLearning, MissingCourse } from "./learning-states.tsx";
import { learningText } from "./learning-text.ts";
import { LessonPage } from "./lesson.tsx";
import { cacheCourse } from "./lesson-cache.ts";
import type { LoadedLearning, LoadedLesson } from "./load-learning.ts";
import { Outline } from "./outline.tsx";
import { ProgressSync } from "./progress-sync.ts";

export function LearningPage({ loaded, requestFor }: { loaded: LoadedLearning; requestFor: RequestFor }) {
  const { revalidate } = useRevalidator();
  const person = useSession()?.userId;
  const { course, lesson } = loaded;
  if (course.kind === "missing") return <MissingCourse />;
  if (course.kind === "failed") return <FailedLearning said={course.said} retry={revalidate} />;
  // No session during hydration, and after a sign-out.
  if (!person) return null;
  return (
    <Course
      key={course.course.id}
      course={course.course}
      lesson={lesson}
      person={person}
      requestFor={requestFor}
    />
  );
}

interface CourseProps {
  course: LearntCourse;
  lesson: LoadedLesson | null;
  person: string;
  requestFor: RequestFor;
}

function Course({ course, lesson, person, requestFor }: CourseProps) {
  const [progressSync] = useState(() => new ProgressSync(apiClient(), person, course));
  const { lessons, isWaiting, isRefused } = useSyncExternalStore(
    progressSync.subscribe,
    progressSync.getState,
  );
  useEffect(() => progressSync.start(), [progressSync]);
  useEffect(() => cacheCourse(course), [course]);
  const learning: Learning = { course, lessons, progressSync, requestFor };
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 px-5 py-6 sm:px-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-12">
      <Outline course={course} lessons={lessons} />
      <div className="min-w-0">
        <Told isWaiting={isWaiting} isRefused={isRefused} />
        {lesson ? <LessonPage loaded={lesson} learning={learning} /> : <LearningStart learning={learning} />}
      </div>
    </div>
  );
}

/** Always mounted, so that what appears in it is read out. */
function Told({ isWaiting, isRefused }: { isWaiting: boolean; isRefused: boolean }): ReactNode {
  const text = useText(learningText);
  return (
    <div role="status" className="mx-auto max-w-reading print:hidden">
      {(isWaiting || isRefused) && (
        <p className="mb-6 rounded-m border border-gold/40 bg-gold-wash px-4 py-3 text-sm">
          {isRefused ? text.refused : text.waiting}
        </p>
      )}
    </div>
  );
}
