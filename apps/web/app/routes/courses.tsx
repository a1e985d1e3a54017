import { buttonClass } from "@bentrong/ui/button";
import type { MetaArgs } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { CourseSections } from "../features/courses/course-sections.tsx";
import { loadSections } from "../features/courses/load-sections.ts";
import { sectionsText } from "../features/courses/sections-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { AppLink } from "../lib/link.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/courses.ts";

// One field, so that the four lists stay promises of their own.
export const clientLoader = browserLoader((source: PageSource) => ({ sections: loadSections(source) }));

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(sectionsText, language);
    return { title, description, path: "/courses", hidden: true };
  });

export default function Courses({ loaderData: { sections } }: Route.ComponentProps) {
  const text = useText(sectionsText);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-14 px-5 py-12 sm:px-8 md:gap-16 md:py-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{text.title}</h1>
          <p className="max-w-2xl text-lg text-ink-soft">{text.line}</p>
        </div>
        <AppLink to="/all-course" className={buttonClass("stone")}>
          {text.all}
        </AppLink>
      </header>
      <CourseSections sections={sections} />
    </div>
  );
}
