import { Button, buttonClass } from "@bentrong/ui/button";
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import type { LessonLine } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CourseFinished } from "./course-finished.tsx";
import type { Learning } from "./learner-view.ts";
import { learningText } from "./learning-text.ts";
import { useIsCached } from "./use-is-cached.ts";

/** End of a lesson: the button that marks it as done, and the links onward. `at`: index of the lesson, from 0. */
export function LessonFoot({ learning, at }: { learning: Learning; at: number }) {
  const text = useText(learningText);
  const { course, lessons, progressSync } = learning;
  const line = lessons[at];
  if (!line) return null;
  const isDone = line.completedAt !== null;
  const mark = (complete: boolean) => {
    progressSync.change(line.id, { complete });
    announce(complete ? text.markedAloud : text.unmarkedAloud);
  };
  const isFinished = lessons.every(({ completedAt }) => completedAt !== null);
  return (
    <footer className="mt-12 flex flex-col gap-8 border-t border-line pt-8 print:hidden">
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        {isDone ? (
          <>
            <p className="inline-flex items-center gap-2 font-medium text-sage">
              <CheckIcon />
              {text.markedDone}
            </p>
            <Button tone="plain" onClick={() => mark(false)}>
              {text.undo}
            </Button>
          </>
        ) : (
          <Button onClick={() => mark(true)}>
            <CheckIcon />
            {text.markDone}
          </Button>
        )}
      </div>
      {isFinished && <CourseFinished course={course} />}
      <nav
        aria-label={text.aroundLesson}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      >
        <Step courseId={course.id} line={lessons[at - 1]} way="previous" />
        <Step courseId={course.id} line={lessons[at + 1]} way="next" stands={isDone && !isFinished} />
      </nav>
    </footer>
  );
}

interface StepProps {
  courseId: number;
  line: LessonLine | undefined;
  way: "previous" | "next";
  /** True for the primary action. */
  stands?: boolean;
}

const LOOKS = {
  wine: buttonClass("wine", "rounded-m!"),
  quiet: buttonClass("quiet", "rounded-m!"),
};

const Step = ({ line, ...rest }: StepProps) =>
  line ? <StepLink line={line} {...rest} /> : <span className="max-sm:hidden" />;

function StepLink({ courseId, line, way, stands = false }: StepProps & { line: LessonLine }) {
  const text = useText(learningText);
  const worksOffline = useIsCached(line.id);
  const isNext = way === "next";
  return (
    <AppLink
      to={`/course/${courseId}/learn/${line.id}`}
      data-works-offline={worksOffline ? "" : undefined}
      rel={isNext ? "next" : "prev"}
      className={`${LOOKS[stands ? "wine" : "quiet"]} ${isNext ? "justify-end! text-right max-sm:order-first" : "justify-start! text-left"}`}
    >
      {!isNext && <ArrowLeftIcon className="size-5 shrink-0" />}
      <span className="min-w-0">
        <span className="block text-xs opacity-80">{text[way]}</span>
        <span lang="vi" className="block">
          {line.title}
        </span>
      </span>
      {isNext && <ArrowRightIcon className="size-5 shrink-0" />}
    </AppLink>
  );
}
