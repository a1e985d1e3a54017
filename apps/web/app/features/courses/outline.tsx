import type { OutlineLesson } from "@bentrong/contract/course";
import { useText } from "../../lib/i18n/use-text.ts";
import { courseText } from "./course-text.ts";

const HOUR = 60;

/** "5 lessons · about 40 min" of an open course. */
export function Extent({ outline, isOpen }: { outline: readonly OutlineLesson[]; isOpen: boolean }) {
  const text = useText(courseText);
  if (outline.length === 0) return null;
  // The lessons of a course in preparation say nothing about the length of the finished one.
  if (!isOpen) return <p className="text-sm text-ink-soft">{text.inPreparation}</p>;
  const minutes = outline.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <p className="text-sm text-ink-soft">
      {text.lessons(outline.length)} · {text.total(Math.floor(minutes / HOUR), minutes % HOUR)}
    </p>
  );
}

const isKnown = <T extends object>(kinds: T, kind: string): kind is keyof T & string =>
  Object.hasOwn(kinds, kind);

/** The titles of the lessons: their content is for enrolled people. */
export function Outline({ outline, isOpen }: { outline: readonly OutlineLesson[]; isOpen: boolean }) {
  const text = useText(courseText);
  return (
    <section aria-labelledby="outline" className="flex flex-col gap-4">
      <h2 id="outline" className="text-2xl">
        {isOpen ? text.outline : text.outlineSoFar}
      </h2>
      {outline.length === 0 ? (
        <p className="text-ink-soft">{text.noLessons}</p>
      ) : (
        <ol className="divide-y divide-line rounded-l border border-line bg-card">
          {outline.map(({ id, title, kind, minutes }, place) => (
            <li key={id} className="flex gap-4 px-5 py-4">
              <span aria-hidden="true" className="w-6 shrink-0 font-serif text-ink-soft">
                {place + 1}
              </span>
              <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <span lang="vi">{title}</span>
                <span className="text-sm text-ink-soft">
                  {isKnown(text.kinds, kind) && `${text.kinds[kind]} · `}
                  {text.minutes(minutes)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
