import { buttonClass } from "@bentrong/ui/button";
import type { LearntCourse } from "../../api/learning.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { learningText } from "./learning-text.ts";

/** The end of a course, with what one takes along. `heading`: the rank of its title on the page. */
export function CourseFinished({
  course,
  heading: Heading = "h2",
}: {
  course: LearntCourse;
  heading?: "h1" | "h2";
}) {
  const text = useText(learningText);
  return (
    <section className="flex flex-col items-start gap-4 rounded-l border border-sage/40 bg-sage-wash p-6 sm:p-8">
      <Heading className="text-2xl">{text.finishedTitle}</Heading>
      <p className="text-ink-soft">{text.finishedLine}</p>
      <AppLink to={`/course/${course.id}/certificate`} className={buttonClass("wine")}>
        {course.certificate ? text.seeCertificate : text.toCertificate}
      </AppLink>
    </section>
  );
}
