import { Badge } from "@bentrong/ui/badge";
import { cardLinkClass } from "@bentrong/ui/card";
import { Cover } from "@bentrong/ui/cover";
import { Skeleton } from "@bentrong/ui/skeleton";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { cardText } from "./card-text.ts";
import { CardRating, Marks } from "./course-facts.tsx";
import { type CourseItem, isComing } from "./course-item.ts";
import type { OwnCourse } from "./load-sections.ts";

const FRAME =
  "group relative h-full overflow-hidden rounded-l border border-line bg-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-wine-ink";
const TITLE = `${cardLinkClass} group-hover:text-wine-ink`;

/** A course of the catalogue: picture, title, its first words, what it costs. */
export function CourseCard({ course, heading: Heading }: { course: CourseItem; heading: "h2" | "h3" }) {
  return (
    <article className={`${FRAME} flex flex-col shadow-soft`}>
      <Cover src={course.coverImage} width={640} height={400} className="aspect-16/10" />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading lang="vi" className="text-xl">
          <AppLink to={`/course/${course.id}`} className={TITLE}>
            {joinWords(course.title)}
          </AppLink>
        </Heading>
        <p lang="vi" className="text-sm text-ink-soft">
          {course.summary}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
          <div className="flex flex-wrap items-center gap-2">
            <Marks course={course} />
          </div>
          <CardRating course={course} />
        </div>
      </div>
      <SaveCorner course={course} />
    </article>
  );
}

/**
 * True for courses without a remaining action: a pre-ordered course that has opened is begun or bought like any other.
 */
const isSettled = (course: CourseItem | OwnCourse): course is OwnCourse =>
  "owned" in course && (course.owned === "enrolled" || isComing(course));

/** A course in a section: its picture, with the title below. */
export function CourseTile({ course }: { course: CourseItem | OwnCourse }) {
  const text = useText(cardText);
  return (
    <article className={`${FRAME} flex flex-col`}>
      <Cover src={course.coverImage} width={320} height={240} className="aspect-4/3 shrink-0" />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h3 lang="vi" className="text-base lg:text-lg">
          <AppLink to={`/course/${course.id}`} className={TITLE}>
            {joinWords(course.title)}
          </AppLink>
        </h3>
        <div className="mt-auto flex flex-wrap items-center gap-2">
          {isSettled(course) ? (
            <Badge tone="sage">{text[course.owned]}</Badge>
          ) : (
            <>
              {"owned" in course && <Badge tone="gold">{text.opened}</Badge>}
              <Marks course={course} />
            </>
          )}
        </div>
      </div>
      {!("owned" in course) && <SaveCorner course={course} />}
    </article>
  );
}

const SaveCorner = ({ course }: { course: CourseItem }) => (
  <LazySaveButton item={{ kind: "course", id: course.id }} title={course.title} shape="corner" />
);

export const CardSkeleton = () => (
  <div className="overflow-hidden rounded-l border border-line bg-card">
    <Skeleton className="aspect-16/10 rounded-none!" />
    <div className="flex flex-col gap-3 p-5">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-16" />
      <Skeleton className="h-6 w-2/5" />
    </div>
  </div>
);

export const TileSkeleton = () => (
  <div className="flex h-full flex-col overflow-hidden rounded-l border border-line bg-card">
    <Skeleton className="aspect-4/3 shrink-0 rounded-none!" />
    <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-6 w-20" />
    </div>
  </div>
);
