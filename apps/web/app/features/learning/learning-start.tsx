import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CourseFinished } from "./course-finished.tsx";
import type { Learning } from "./learner-view.ts";
import { learningText } from "./learning-text.ts";

/** Goes on where the learner is: the first lesson that is not finished. */
export function LearningStart({ learning: { course, lessons } }: { learning: Learning }) {
  const text = useText(learningText);
  const navigate = useNavigate();
  const open = lessons.find(({ completedAt }) => completedAt === null);
  const place = open && `/course/${course.id}/learn/${open.id}`;
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [navigate, place]);
  // As high as the screen: the content below must not jump when the lesson is loaded.
  if (open) return <div className="min-h-dvh" />;
  if (lessons.length > 0) {
    return (
      <div className="mx-auto max-w-reading">
        <CourseFinished course={course} heading="h1" />
      </div>
    );
  }
  return (
    <>
      <h1 lang="vi" className="sr-only">
        {course.title}
      </h1>
      <EmptyState
        title={text.emptyTitle}
        action={
          <AppLink to={`/course/${course.id}`} className={buttonClass("stone")}>
            {text.toCourse}
          </AppLink>
        }
      >
        {text.emptyLine}
      </EmptyState>
    </>
  );
}
