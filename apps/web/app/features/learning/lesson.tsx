import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserApi } from "../../lib/api/browser-api.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { SafeHtml } from "../../lib/safe-html/safe-html.tsx";
import { useBrand } from "../../lib/use-boot.ts";
import { type Learning, useLearning } from "./learning.tsx";
import type { Lesson } from "./learning-data.ts";
import { FailedLearning, MissingLesson } from "./learning-states.tsx";
import { learningText } from "./learning-text.ts";
import { LessonFoot } from "./lesson-foot.tsx";
import { LessonMedia } from "./lesson-media.tsx";
import { fetchAhead } from "./lesson-memory.ts";
import type { LoadedLesson } from "./load-learning.ts";
import { NotePad } from "./note-pad.tsx";

export function LessonPage({ loaded }: { loaded: LoadedLesson }) {
  const learning = useLearning();
  const { revalidate } = useRevalidator();
  if (loaded.kind === "failed") return <FailedLearning said={loaded.said} retry={revalidate} />;
  if (loaded.kind === "missing") return <MissingLesson courseId={learning.course.id} />;
  // Another lesson is another note and another sound: nothing of the one before stays.
  return <OpenLesson key={loaded.lesson.id} {...loaded} learning={learning} />;
}

type Open = Extract<LoadedLesson, { kind: "open" }> & { learning: Learning };

function OpenLesson({ lesson, html, learning }: Open) {
  const { lessons } = learning;
  const at = lessons.findIndex(({ id }) => id === lesson.id);
  const next = lessons[at + 1];
  useTitle(lesson.title);
  useEffect(() => {
    if (next) void fetchAhead(browserApi(), next.id);
  }, [next]);
  return (
    <article className="mx-auto max-w-reading">
      <Facts lesson={lesson} place={at + 1} total={lessons.length} />
      <h1 className="mt-2 text-3xl">{lesson.title}</h1>
      <LessonMedia lesson={lesson} learning={learning} />
      <SafeHtml html={html} className="article mt-8" />
      <NotePad lesson={lesson} onSaved={(hasNote) => learning.keeper.noteIsThere(lesson.id, hasNote)} />
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
