import { buttonClass } from "@bentrong/ui/button";
import { Suspense, useId } from "react";
import { Await, useRevalidator } from "react-router";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { TileSkeleton } from "./course-card.tsx";
import type { CourseItem } from "./course-item.ts";
import { FirstFive, TILE, TILES } from "./first-five.tsx";
import type { CountedCourses, Sections } from "./load-sections.ts";
import { sectionsText } from "./sections-text.ts";

type Name = keyof Sections;

const NAMES: readonly Name[] = ["mine", "featured", "all", "coming"];
const NEXT: Record<Name, string> = {
  mine: "/all-course",
  featured: "/all-course",
  all: "/podcasts",
  coming: "/all-course",
};

/** A section that is loaded completely has the courses alone, without a count. */
type Found = CourseItem[] | CountedCourses;

/** The four shelves of courses, each with its own wait, its own emptiness and its own length. */
export const CourseSections = ({ sections }: { sections: Sections }) =>
  NAMES.map((name) => <CourseSection key={name} name={name} courses={sections[name]} />);

function CourseSection({ name, courses }: { name: Name; courses: Promise<Found> }) {
  const text = useText(sectionsText);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="text-2xl">
        {text.names[name]}
      </h2>
      <Suspense fallback={<Waiting />}>
        <Await resolve={courses} errorElement={<NotLoaded />}>
          {(found: Found) => <Shelf name={name} found={found} />}
        </Await>
      </Suspense>
    </section>
  );
}

function Shelf({ name, found }: { name: Name; found: Found }) {
  const text = useText(sectionsText);
  const { courses, total } = Array.isArray(found) ? { courses: found, total: found.length } : found;
  return courses.length === 0 ? (
    <Empty name={name} />
  ) : (
    <FirstFive courses={courses} total={total} name={text.names[name]} />
  );
}

function Empty({ name }: { name: Name }) {
  const text = useText(sectionsText);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-l border border-line bg-card p-5">
      <p>
        <FixedWording vi={text.empty[name]} en={sectionsText.en.empty[name]} />
      </p>
      <AppLink to={NEXT[name]} className={buttonClass("quiet")}>
        {text.next[name]}
      </AppLink>
      <EnglishDetails en={sectionsText.en.empty[name]} />
    </div>
  );
}

function NotLoaded() {
  const text = useText(sectionsText);
  const { revalidate } = useRevalidator();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-l border border-line bg-card p-5"
    >
      <p>{text.notLoaded}</p>
      <RetryButton retry={revalidate} />
    </div>
  );
}

function Waiting() {
  const text = useText(sectionsText);
  return (
    <div className={TILES}>
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      {["a", "b", "c", "d", "e"].map((place) => (
        <div key={place} className={TILE}>
          <TileSkeleton />
        </div>
      ))}
    </div>
  );
}
