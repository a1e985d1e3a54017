import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Pagination } from "@bentrong/ui/pagination";
import { COURSES_PER_PAGE } from "../../api/courses.ts";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { catalogueText } from "./catalogue-text.ts";
import { courseAddress } from "./course-address.ts";
import { CardSkeleton, CourseCard } from "./course-card.tsx";
import type { Catalogue } from "./load-catalogue.ts";

const WINDOW = 5;
const GRID = "grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 sm:gap-8 lg:grid-cols-3";

/** "13–24 of 30"; nothing for an empty list, which has its own message. */
export function Range({ catalogue }: { catalogue: Catalogue }) {
  const text = useText(catalogueText);
  const { courses, currentPage, coursesPerPage, totalCourses, address } = catalogue;
  if (courses.length === 0) return null;
  const before = (currentPage - 1) * coursesPerPage;
  return (
    <>
      {address.search && text.found(address.search)}
      {text.range(before + 1, before + courses.length, totalCourses)}
    </>
  );
}

export function CatalogueView({ catalogue }: { catalogue: Catalogue }) {
  const text = useText(catalogueText);
  const { courses, currentPage, totalPages, isPastEnd, address } = catalogue;
  if (courses.length === 0) return <Nothing search={address.search} />;
  return (
    <div className="flex flex-col gap-10">
      {isPastEnd && <Notice tone="calm">{text.pastTheEnd}</Notice>}
      <ul className={GRID}>
        {courses.map((course) => (
          <li key={course.id} className="grid">
            <CourseCard course={course} heading="h2" />
          </li>
        ))}
      </ul>
      <Pagination
        current={currentPage}
        total={totalPages}
        rule={{ window: WINDOW }}
        getHref={(page) => courseAddress({ ...address, page })}
        words={text.pages}
        link={AppLink}
      />
    </div>
  );
}

/** One message for an empty and for a failed result: the button loads the whole catalogue. */
function Nothing({ search }: { search: string }) {
  const text = useText(catalogueText);
  return (
    <EmptyState
      title={
        <span role="status">
          {search ? (
            text.nothingFound(search)
          ) : (
            <FixedWording vi={text.nothing} en={catalogueText.en.nothing} />
          )}
        </span>
      }
      details={!search && <EnglishDetails en={catalogueText.en.nothing} />}
      action={
        <AppLink to={courseAddress({})} className={buttonClass("stone")}>
          {text.showAll}
        </AppLink>
      }
    >
      {search && text.nothingHelp}
    </EmptyState>
  );
}

export const CatalogueSkeleton = () => (
  <div className={GRID}>
    {Array.from({ length: COURSES_PER_PAGE }, (_, place) => `card-${place}`).map((key) => (
      <CardSkeleton key={key} />
    ))}
  </div>
);
