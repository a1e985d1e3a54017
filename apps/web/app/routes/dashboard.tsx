import type { MetaArgs } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { Courses } from "../features/dashboard/courses.tsx";
import { loadDashboard } from "../features/dashboard/dashboard-data.ts";
import { dashboardText } from "../features/dashboard/dashboard-text.ts";
import { Greeting } from "../features/dashboard/greeting.tsx";
import { Month } from "../features/dashboard/month.tsx";
import { Reflections } from "../features/dashboard/reflections.tsx";
import { Stats } from "../features/dashboard/stats.tsx";
import { Suggested } from "../features/dashboard/suggested.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/dashboard.ts";

// Awaited with the page, because it is in the middle of it; the page also works without it.
const askTools = () =>
  import("../features/chat/tool-cards.tsx").then(
    ({ ToolCards }) => ToolCards,
    () => undefined,
  );

export const clientLoader = browserLoader(async (source: PageSource) => {
  const dashboard = loadDashboard(source);
  return { ...dashboard, Tools: await askTools() };
});

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(dashboardText, language);
    return { title, description, path: "/dashboard", hidden: true };
  });

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { Tools, name, usage, counts, reflections, courses, suggestions } = loaderData;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-5 py-10 sm:px-8 md:gap-14 md:py-14">
      <Greeting name={name} />
      <Stats counts={counts} />
      {Tools && <Tools />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-12">
        <Reflections reflections={reflections} />
        <div className="flex flex-col gap-10">
          <Month usage={usage} />
          <Courses courses={courses} />
        </div>
      </div>
      <Suggested suggestions={suggestions} />
    </div>
  );
}
