import { Button, buttonClass } from "@bentrong/ui/button";
import { useId, useState } from "react";
import type { CourseProgress } from "../../api/enrolments.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { AwaitPanel } from "./await-panel.tsx";
import type { PartialDashboard } from "./dashboard-data.ts";
import { dashboardText } from "./dashboard-text.ts";
import { Meter } from "./meter.tsx";
import { More, NothingYet, NotLoaded, Panel, ROW, ROWS, RowsWaiting, Sheet } from "./panel.tsx";

const SHOWN = 4;

/** Progress in each course. */
export function Courses({ courses }: Pick<PartialDashboard, "courses">) {
  const text = useText(dashboardText);
  return (
    <Panel id="courses" title={text.courses}>
      <AwaitPanel value={courses} waiting={<RowsWaiting />}>
        {(rows) => (
          <Sheet>
            {rows === undefined && <NotLoaded />}
            {rows?.length === 0 && <NoCourses />}
            {rows && rows.length > 0 && <CourseList courses={rows} />}
          </Sheet>
        )}
      </AwaitPanel>
    </Panel>
  );
}

function CourseList({ courses }: { courses: readonly CourseProgress[] }) {
  const text = useText(dashboardText);
  const [all, setAll] = useState(false);
  const shown = all ? courses : courses.slice(0, SHOWN);
  return (
    <>
      <ul className={ROWS}>
        {shown.map((course, place) => (
          // Two courses may have the same title, and other backends tell no id.
          <CourseRow key={course.courseId ?? `${place} ${course.title}`} course={course} />
        ))}
      </ul>
      {courses.length === 1 && (
        <More>
          <p>{text.moreCourses}</p>
          <AppLink to="/courses" className={buttonClass("quiet")}>
            {text.exploreCourses}
          </AppLink>
        </More>
      )}
      {shown.length < courses.length && (
        <Button tone="stone" className="m-4 self-start" onClick={() => setAll(true)}>
          {text.allCourses(courses.length)}
        </Button>
      )}
    </>
  );
}

function CourseRow({ course: { title, total, complete, courseId } }: { course: CourseProgress }) {
  const text = useText(dashboardText);
  const id = useId();
  const label = text.lessons(complete, total);
  return (
    <li className={`${ROW} relative gap-2`}>
      <div className="flex items-baseline justify-between gap-4">
        {courseId == null ? (
          <p id={id} lang="vi" className="truncate">
            {title}
          </p>
        ) : (
          <AppLink
            id={id}
            lang="vi"
            to={`/course/${courseId}`}
            className="truncate after:absolute after:inset-0 hover:text-wine-ink"
          >
            {title}
          </AppLink>
        )}
        <p className="shrink-0 text-xs text-ink-soft tabular-nums">{label}</p>
      </div>
      <Meter labelledBy={id} part={complete} whole={total} valueText={label} />
    </li>
  );
}

function NoCourses() {
  const text = useText(dashboardText);
  return (
    <NothingYet
      vi={text.noCourses}
      en="No courses registered yet"
      help={text.noCoursesHelp}
      to="/courses"
      label={text.exploreCourses}
    />
  );
}
