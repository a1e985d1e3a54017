// A course or a lesson that is not there to be learnt.
import { buttonClass } from "@bentrong/ui/button";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { learningText } from "./learning-text.ts";

const Message = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-20 sm:px-0">
    <h1 className="text-3xl">{title}</h1>
    <p className="text-lg text-ink-soft">{help}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </section>
);

export function MissingCourse() {
  const text = useText(learningText);
  return (
    <Message title={text.courseMissing} help={text.courseMissingHelp}>
      <AppLink to="/all-course" className={buttonClass("wine")}>
        {text.allCourses}
      </AppLink>
    </Message>
  );
}

export function MissingLesson({ courseId }: { courseId: number }) {
  const text = useText(learningText);
  return (
    <Message title={text.lessonMissing} help={text.lessonMissingHelp}>
      <AppLink to={`/course/${courseId}/learn`} className={buttonClass("wine")}>
        {text.toLessons}
      </AppLink>
    </Message>
  );
}

export function FailedLearning({ said, retry }: { said: string; retry(): Promise<void> }) {
  const text = useText(learningText);
  return (
    <Message title={text.failed} help={said || text.failedHelp}>
      <RetryButton tone="wine" retry={retry} />
    </Message>
  );
}
