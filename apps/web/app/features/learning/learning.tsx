// One course as its learner goes through it: the list of lessons beside whichever lesson is open.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Outlet, useOutletContext, useRevalidator } from "react-router";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useSession } from "../../lib/session/use-session.ts";
import type { LearntCourse, LessonLine } from "./learning-data.ts";
import { FailedLearning, MissingCourse } from "./learning-states.tsx";
import { learningText } from "./learning-text.ts";
import type { LoadedCourse } from "./load-learning.ts";
import { Outline } from "./outline.tsx";
import { ProgressKeeper } from "./progress-keeper.ts";

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

export const useLearning = (): Learning => useOutletContext<Learning>();

export function LearningPage({ loaded, other }: { loaded: LoadedCourse; other: OtherSound }) {
  const { revalidate } = useRevalidator();
  const person = useSession()?.userId;
  if (loaded.kind === "missing") return <MissingCourse />;
  if (loaded.kind === "failed") return <FailedLearning said={loaded.said} retry={revalidate} />;
  // Nobody is known while the document comes to life, and once somebody signed out.
  if (!person) return null;
  return <Course key={loaded.course.id} course={loaded.course} person={person} other={other} />;
}

function Course({ course, person, other }: { course: LearntCourse; person: string; other: OtherSound }) {
  const [keeper] = useState(() => new ProgressKeeper(browserApi(), person, course));
  const { lessons, isWaiting, isRefused } = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => keeper.start(), [keeper]);
  const learning: Learning = { course, lessons, keeper, other };
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 px-5 py-6 sm:px-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:py-12">
      <Outline course={course} lessons={lessons} />
      <div className="min-w-0">
        <Told isWaiting={isWaiting} isRefused={isRefused} />
        <Outlet context={learning} />
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
