import { Suspense, useEffect, useRef } from "react";
import { Await, data, type LoaderFunctionArgs, type MetaArgs, useSearchParams } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { catalogueText } from "../features/courses/catalogue-text.ts";
import { CatalogueSkeleton, CatalogueView, Range } from "../features/courses/catalogue-view.tsx";
import { courseAddress, readCourseAddress } from "../features/courses/course-address.ts";
import { CourseSearch } from "../features/courses/course-search.tsx";
import { type Catalogue, loadCatalogue } from "../features/courses/load-catalogue.ts";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/all-course.ts";

const load = (source: PageSource) => ({ catalogue: loadCatalogue(source) });
const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  // Search engines and caches read the status: a list that could not be had is not an empty one.
  return data(loaded, { status: loaded.catalogue.failed ? 503 : 200 });
}
export const clientLoader = browserLoader(
  load,
  (own, served) => own.catalogue.failed && !served.catalogue.failed,
);

export const meta = ({ matches, location }: MetaArgs<typeof loader>) => {
  const { page, search } = readCourseAddress(new URLSearchParams(location.search));
  return pageMeta(matches, ({ language }) => {
    const text = textIn(catalogueText, language);
    return {
      title: page > 1 ? `${text.title} · ${text.pages.page(page)}` : text.title,
      description: text.description,
      // One canonical address for all sort orders; a search is no page of its own.
      path: courseAddress({ page }),
      hidden: search !== "",
    };
  });
};

export default function AllCourse({ loaderData: { catalogue, renderedFor } }: Route.ComponentProps) {
  const text = useText(catalogueText);
  const [params] = useSearchParams();
  const address = readCourseAddress(params);
  const shown = courseAddress(address);
  const range = useFocusAfterTurning(address.page);
  return (
    <RenderedView
      renderedFor={renderedFor}
      isForAll={"courses" in catalogue && catalogue.courses.length > 0}
      className="mx-auto flex max-w-page flex-col gap-8 px-5 py-12 sm:px-8 md:py-16"
    >
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="max-w-3xl text-lg text-ink-soft">{text.line}</p>
      </header>
      <CourseSearch address={address} />
      {/* Each address waits for itself: what is shown never belongs to another one. */}
      <p ref={range} role="status" tabIndex={-1} className="min-h-6 text-sm text-ink-soft outline-none">
        <Suspense key={shown} fallback={text.loading}>
          <Await resolve={catalogue}>{(loaded: Catalogue) => <Range catalogue={loaded} />}</Await>
        </Suspense>
      </p>
      <Suspense key={shown} fallback={<CatalogueSkeleton />}>
        <Await resolve={catalogue}>{(loaded: Catalogue) => <CatalogueView catalogue={loaded} />}</Await>
      </Suspense>
    </RenderedView>
  );
}

/** Moves the focus and the view to the new courses after a change of page. */
function useFocusAfterTurning(page: number) {
  const head = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.focus({ preventScroll: true });
  }, [page]);
  return head;
}
