import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import { lazy, Suspense, useEffect } from "react";
import { useRevalidator } from "react-router";
import { apiClient } from "../../api/client.ts";
import type { Lesson, Note } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { SafeHtml } from "../../lib/safe-html/safe-html.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import type { Learning } from "./learner-view.ts";
import { FailedLearning, MissingLesson } from "./learning-states.tsx";
import { learningText } from "./learning-text.ts";
import { cacheLesson, prefetchLesson } from "./lesson-cache.ts";
import { LessonFoot } from "./lesson-foot.tsx";
import type { LoadedLesson } from "./load-learning.ts";

const parts = () => import("./lesson-components.lazy.ts");

function PartMissing() {
  return <Notice tone="problem">{useText(learningText).partMissing}</Notice>;
}

const LessonMedia = lazy(() =>
  parts().then(
    (loaded) => ({ default: loaded.LessonMedia }),
    () => ({ default: PartMissing }),
  ),
);
const NotePad = lazy(() =>
  parts().then(
    (loaded) => ({ default: loaded.NotePad }),
    () => ({ default: PartMissing }),
  ),
);

export function LessonPage({ loaded, learning }: { loaded: LoadedLesson; learning: Learning }) {
  const { revalidate } = useRevalidator();
  if (loaded.kind === "failed") return <FailedLearning said={loaded.said} retry={revalidate} />;
  if (loaded.kind === "missing") return <MissingLesson courseId={learning.course.id} />;
  // Another lesson is another note and another sound: nothing of the one before stays.
  return <OpenLesson key={loaded.lesson.id} {...loaded} learning={learning} />;
}

/** Heights of the skeletons, equal to those of the media that replace them. */
const HEIGHTS = { audio: "h-44 rounded-l!", video: "aspect-video rounded-l!" };

type Open = Extract<LoadedLesson, { kind: "open" }> & { learning: Learning };

function OpenLesson({ lesson, html, learning }: Open) {
  const { lessons } = learning;
  const at = lessons.findIndex(({ id }) => id === lesson.id);
  const next = lessons[at + 1];
  const noteSaved = (note: Note | null) => {
    // The stored copy gets the new note, so that a later visit without a network shows it.
    cacheLesson({ ...lesson, note });
    learning.progressSync.noteIsThere(lesson.id, note !== null);
  };
  useTitle(lesson.title);
  useEffect(() => {
    if (next) void prefetchLesson(apiClient(), next.id);
  }, [next]);
  return (
    <article className="mx-auto max-w-reading">
      <Facts lesson={lesson} place={at + 1} total={lessons.length} />
      <h1 lang="vi" className="mt-2 text-3xl">
        {lesson.title}
      </h1>
      {lesson.kind !== "text" && lesson.kind !== "exercise" && (
        <div className="mt-8 print:hidden">
          <Suspense fallback={<Skeleton className={HEIGHTS[lesson.kind]} />}>
            <LessonMedia lesson={lesson} learning={learning} />
          </Suspense>
        </div>
      )}
      <SafeHtml html={html} className="article mt-8" />
      <div className="mt-12 print:hidden">
        <Suspense fallback={<Skeleton className="h-80 rounded-l!" />}>
          <NotePad lesson={lesson} onSaved={noteSaved} />
        </Suspense>
      </div>
      <LessonFoot learning={learning} at={at} />
    </article>
  );
}

function Facts({ lesson, place, total }: { lesson: Lesson; place: number; total: number }) {
  const text = useText(learningText);
  const facts = [
    ...(place > 0 ? [text.place(place, total)] : []),
    ...[text.kinds[lesson.kind], text.minutes(lesson.minutes)],
  ];
  return <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>;
}

/** A lesson opens inside of the page of its course: the tab is named when it is there. */
function useTitle(title: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
