import { Button, buttonClass } from "@bentrong/ui/button";
import { useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CourseTile } from "./course-card.tsx";
import type { CourseItem } from "./course-item.ts";
import { sectionsText } from "./sections-text.ts";

const AT_FIRST = 5;

/** A row to push sideways on a phone, five in a row where there is room. */
export const TILES = "max-sm:shelf sm:grid sm:grid-cols-3 sm:gap-4 lg:grid-cols-5";
/** Width of one tile on a phone: the next one shows at the edge. */
export const TILE = "grid max-sm:w-44";

interface FirstFiveProps {
  courses: readonly CourseItem[];
  /** Total of the section, including the courses that are only in the catalogue. */
  total: number;
  /** Title of the section, for the button's accessible name. */
  name: string;
}

/** Five courses, a button for the rest when there is a rest, and the way to the catalogue for what does not fit here. */
export function FirstFive({ courses, total, name }: FirstFiveProps) {
  const text = useText(sectionsText);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isWhole = total <= courses.length;
  const shown = isOpen ? courses : courses.slice(0, AT_FIRST);
  return (
    <>
      <ul id={id} className={TILES}>
        {shown.map((course) => (
          <li key={course.id} className={TILE}>
            <CourseTile course={course} />
          </li>
        ))}
      </ul>
      {courses.length > AT_FIRST && (
        <div className="flex flex-wrap gap-3">
          <Button tone="stone" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.fold : isWhole ? text.showAll(courses.length) : text.showNewest(courses.length)}
            <span className="sr-only">{text.showAllSuffix(name)}</span>
          </Button>
          {!isWhole && (
            <AppLink to="/all-course" className={buttonClass("quiet")}>
              {text.seeAll(total)}
            </AppLink>
          )}
        </div>
      )}
    </>
  );
}
