import { CheckIcon, ChevronDownIcon } from "@bentrong/ui/icons";
import { useState } from "react";
import { NavLink, useLocation } from "react-router";
import type { LearntCourse, LessonLine } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { learningText } from "./learning-text.ts";
import { useIsCached } from "./use-is-cached.ts";

interface Props {
  course: LearntCourse;
  lessons: readonly LessonLine[];
}

/** Beside the lesson where there is room, folded above it where there is not. */
export function Outline({ course, lessons }: Props) {
  const text = useText(learningText);
  const { pathname } = useLocation();
  // Unfolded on the page where it was: choosing a lesson folds it again.
  const [openedAt, setOpenedAt] = useState<string>();
  const complete = lessons.filter(({ completedAt }) => completedAt !== null).length;
  const list = <Lessons course={course} lessons={lessons} />;
  return (
    <aside className="min-w-0 print:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:pb-4">
      <AppLink
        to={`/course/${course.id}`}
        className="inline-flex min-h-11 items-center font-serif text-lg text-ink-soft underline-offset-4 hover:text-wine-ink hover:underline"
      >
        <span className="sr-only">{text.toCourse}: </span>
        <span lang="vi">{course.title}</span>
      </AppLink>
      <Progress complete={complete} total={lessons.length} />
      <details
        className="group mt-3 border-y border-line lg:hidden"
        open={openedAt === pathname}
        onToggle={({ currentTarget: { open } }) => setOpenedAt(open ? pathname : undefined)}
      >
        <summary className="flex min-h-12 items-center justify-between text-sm font-medium">
          {text.lessons}
          <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <nav aria-label={text.lessons} className="pb-3">
          {list}
        </nav>
      </details>
      <nav aria-label={text.lessons} className="mt-5 hidden lg:block">
        {list}
      </nav>
    </aside>
  );
}

function Progress({ complete, total }: { complete: number; total: number }) {
  const text = useText(learningText);
  const share = total > 0 ? (complete / total) * 100 : 0;
  return (
    <div className="mt-1 flex flex-col gap-2">
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-sage transition-[width] duration-250 ease-out"
          style={{ width: `${share}%` }}
        />
      </span>
      <p className="text-sm text-ink-soft">{text.done(complete, total)}</p>
    </div>
  );
}

function Lessons({ course, lessons }: Props) {
  return (
    <ol className="flex flex-col">
      {lessons.map((line, at) => (
        <li key={line.id}>
          <LessonLink line={line} place={at + 1} to={`/course/${course.id}/learn/${line.id}`} />
        </li>
      ))}
    </ol>
  );
}

function LessonLink({ line, place, to }: { line: LessonLine; place: number; to: string }) {
  const text = useText(learningText);
  const isDone = line.completedAt !== null;
  const worksOffline = useIsCached(line.id);
  return (
    <NavLink
      to={to}
      viewTransition
      data-works-offline={worksOffline ? "" : undefined}
      className="group/lesson flex min-h-12 items-start gap-3 rounded-m px-2 py-2.5 text-sm text-ink-soft transition-colors duration-150 hover:text-ink aria-[current=page]:bg-stone/50 aria-[current=page]:text-ink"
    >
      <span
        aria-hidden="true"
        className={`mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums ${isDone ? "bg-sage-wash text-sage" : "border border-line"}`}
      >
        {isDone ? <CheckIcon className="size-4" /> : place}
      </span>
      <span className="min-w-0 flex-1">
        <span lang="vi" className="block">
          {line.title}
        </span>
        <span className="block text-xs text-ink-soft">
          {[
            text.kinds[line.kind],
            text.minutes(line.minutes),
            ...(line.hasNote ? [text.hasNote] : []),
            ...(isDone ? [text.isDone] : []),
          ].join(" · ")}
        </span>
      </span>
    </NavLink>
  );
}
