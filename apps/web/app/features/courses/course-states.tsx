// A course that is not there to be seen: missing, not loadable, not loaded yet.
import { buttonClass } from "@bentrong/ui/button";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { courseText } from "./course-text.ts";

const Message = ({ title, help, children }: { title: string; help: string; children: ReactNode }) => (
  <section className="flex max-w-reading flex-col items-start gap-5 pb-16">
    <h1 className="text-3xl">{title}</h1>
    <p className="text-lg text-ink-soft">{help}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </section>
);

export function MissingCourse() {
  const text = useText(courseText);
  return (
    <Message title={text.missing} help={text.missingHelp}>
      <AppLink to="/all-course" className={buttonClass("wine")}>
        {text.seeAll}
      </AppLink>
    </Message>
  );
}

export function FailedCourse({ retry }: { retry(): Promise<void> }) {
  const text = useText(courseText);
  return (
    <Message title={text.failed} help={text.failedHelp}>
      <RetryButton tone="wine" retry={retry} />
      <AppLink to="/all-course" className={buttonClass("quiet")}>
        {text.seeAll}
      </AppLink>
    </Message>
  );
}

export function CourseSkeleton() {
  const text = useText(courseText);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="flex flex-col gap-5">
        <p role="status" className="sr-only">
          {text.loading}
        </p>
        <Skeleton className="aspect-video rounded-l!" />
        <Skeleton className="h-13 w-2/3" />
        <Skeleton className="h-6 w-56" />
      </div>
      <Skeleton className="h-40 rounded-l!" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-72 max-w-reading" />
      </div>
    </div>
  );
}
