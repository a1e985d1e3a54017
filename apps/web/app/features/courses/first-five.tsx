import { Button } from "@bentrong/ui/button";
import { useId, useState } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { CourseTile } from "./course-card.tsx";
import type { CourseItem } from "./course-item.ts";
import { sectionsText } from "./sections-text.ts";

const AT_FIRST = 5;

/** One column of rows on a phone, five in a row where there is room. */
export const TILES = "grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5";

/** Five courses, and a button for the rest when there is a rest. `name`: of the section, for the button's own name. */
export function FirstFive({ courses, name }: { courses: readonly CourseItem[]; name: string }) {
  const text = useText(sectionsText);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? courses : courses.slice(0, AT_FIRST);
  return (
    <>
      <ul id={id} className={TILES}>
        {shown.map((course) => (
          <li key={course.id} className="grid">
            <CourseTile course={course} />
          </li>
        ))}
      </ul>
      {courses.length > AT_FIRST && (
        <Button
          tone="stone"
          className="self-start"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.fold : text.showAll(courses.length)}
          <span className="sr-only">{text.showAllOf(name)}</span>
        </Button>
      )}
    </>
  );
}
