import { ArrowLeftIcon } from "@bentrong/ui/icons";
import { Suspense } from "react";
import { Await, data, type LoaderFunctionArgs, type MetaArgs, useRevalidator } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { courseMeta } from "../features/courses/course-meta.ts";
import { CourseSkeleton, FailedCourse, MissingCourse } from "../features/courses/course-states.tsx";
import { courseText } from "../features/courses/course-text.ts";
import { CourseView } from "../features/courses/course-view.tsx";
import { type LoadedCourse, loadCourse } from "../features/courses/load-course.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { AppLink } from "../lib/link.tsx";
import { usePageTitle } from "../lib/use-page-title.ts";
import type { Route } from "./+types/course-detail.ts";

const load = (source: PageSource) => ({ course: loadCourse(source, source.params.id ?? "") });
const served = serverLoader(load);

/** Search engines and caches read the status: an apology with 200 would be kept as a page. */
const STATUS: Record<LoadedCourse["kind"], number> = { open: 200, missing: 404, failed: 503 };

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  return data(loaded, { status: STATUS[loaded.course.kind] });
}
export const clientLoader = browserLoader(
  load,
  (own, served) => own.course.kind === "failed" && served.course.kind === "open",
);

export const meta = ({ matches, loaderData, params }: MetaArgs<typeof loader>) => {
  const course = loaderData?.course;
  // In the browser the course may still be on its way; its title follows with it.
  return courseMeta(matches, params.id ?? "", course && "kind" in course ? course : undefined);
};

export default function CourseDetail({
  loaderData: { course, renderedFor, ownFailed = false },
  params,
}: Route.ComponentProps) {
  const text = useText(courseText);
  const { revalidate } = useRevalidator();
  return (
    <RenderedView
      renderedFor={renderedFor}
      isForAll={"kind" in course && course.kind === "open"}
      className="mx-auto flex max-w-page flex-col gap-12 px-5 py-8 sm:px-8 md:py-12"
    >
      <AppLink
        to="/all-course"
        className="-mb-6 inline-flex min-h-11 items-center gap-2 self-start text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeftIcon />
        {text.all}
      </AppLink>
      {/* Another course is another page: it waits for itself. */}
      <Suspense key={params.id} fallback={<CourseSkeleton />}>
        <Await resolve={course}>
          {(loaded: LoadedCourse) => <Shown loaded={loaded} ownFailed={ownFailed} retry={revalidate} />}
        </Await>
      </Suspense>
    </RenderedView>
  );
}

interface ShownProps {
  loaded: LoadedCourse;
  ownFailed: boolean;
  retry(): Promise<void>;
}

function Shown({ loaded, ownFailed, retry }: ShownProps) {
  const text = useText(courseText);
  usePageTitle(loaded.kind === "open" ? loaded.course.title : text[loaded.kind]);
  if (loaded.kind === "missing") return <MissingCourse />;
  if (loaded.kind === "failed") return <FailedCourse retry={retry} />;
  return <CourseView open={loaded} retryOwn={ownFailed ? retry : undefined} />;
}
