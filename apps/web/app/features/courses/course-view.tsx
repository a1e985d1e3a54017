import { Badge } from "@bentrong/ui/badge";
import { cardClass } from "@bentrong/ui/card";
import { Cover } from "@bentrong/ui/cover";
import { Notice } from "@bentrong/ui/notice";
import { LazySaveButton } from "../../common/saved/lazy-save-button.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import { SafeHtml } from "../../lib/safe-html/safe-html.tsx";
import { ActionButton } from "./action-button.tsx";
import { cardText } from "./card-text.ts";
import { CourseCard } from "./course-card.tsx";
import { ComingMark, Price, RatingLine } from "./course-facts.tsx";
import { isComing } from "./course-item.ts";
import { courseText } from "./course-text.ts";
import type { OpenCourse } from "./load-course.ts";
import { Extent, Outline } from "./outline.tsx";

interface Props {
  open: OpenCourse;
  /** Given where nobody knows yet whether the person has the course: it asks again. */
  retryOwn: (() => Promise<void>) | undefined;
}

/** A course before it is begun: what it is about, what is in it, what it costs, and the one button. */
export function CourseView({ open, retryOwn }: Props) {
  const { course, description, outline, others } = open;
  const text = useText(courseText);
  const isOpen = !isComing(course);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <header className="flex flex-col gap-5">
          <Cover src={course.coverImage} width={960} height={540} eager className="aspect-video rounded-l" />
          <h1 lang="vi" className="text-3xl">
            {joinWords(course.title)}
          </h1>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <RatingLine course={course} />
            <Extent outline={outline} isOpen={isOpen} />
          </div>
        </header>
        <Offer open={open} retryOwn={retryOwn} />
        <div className="flex flex-col gap-12 lg:col-start-1">
          <section aria-labelledby="about" className="flex flex-col gap-4">
            <h2 id="about" className="text-2xl">
              {text.about}
            </h2>
            {description ? (
              <SafeHtml html={description} className="article max-w-reading [&_h2]:text-xl!" />
            ) : (
              <p className="text-ink-soft">{text.noDescription}</p>
            )}
          </section>
          <Outline outline={outline} isOpen={isOpen} />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others" className="flex flex-col gap-6">
          <h2 id="others" className="text-2xl">
            {text.others}
          </h2>
          <ul className="max-sm:shelf sm:grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.id} className="grid max-sm:w-[78vw] max-sm:only:w-full">
                <CourseCard course={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Price and button: under the title on a phone, beside everything where there is room. */
function Offer({ open: { course, isPreordered }, retryOwn }: Props) {
  const { enrolled } = useText(cardText);
  return (
    <aside className="lg:row-span-2">
      <div className={`${cardClass} flex flex-col gap-5 p-6 lg:sticky lg:top-24`}>
        <p className="flex flex-wrap items-center gap-3">
          <Price price={course.price} className="font-serif text-2xl" />
          <ComingMark course={course} />
          {/* Beside a price it must be clear that nothing is to be paid any more. */}
          {course.isEnrolled && <Badge tone="sage">{enrolled}</Badge>}
        </p>
        {retryOwn ? (
          <OwnFailed retry={retryOwn} />
        ) : (
          <div className="personal">
            {/* The state of a button belongs to one course. */}
            <ActionButton key={course.id} course={course} isPreordered={isPreordered} />
          </div>
        )}
        <div className="min-h-12">
          <LazySaveButton item={{ kind: "course", id: course.id }} title={course.title} />
        </div>
      </div>
    </aside>
  );
}

/** In the place of the one button, which might offer for sale what the person has. */
function OwnFailed({ retry }: { retry(): Promise<void> }) {
  const text = useText(courseText);
  return (
    <Notice tone="problem">
      <div className="flex flex-col items-start gap-4">
        <p>
          {text.ownFailed} {text.failedHelp}
        </p>
        <RetryButton retry={retry} />
      </div>
    </Notice>
  );
}
