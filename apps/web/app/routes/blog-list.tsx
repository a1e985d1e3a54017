import type { Blog, PremiumPreview } from "@bentrong/contract/content";
import { Suspense, useEffect, useRef, useState } from "react";
import { Await, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { type BlogQuery, listBlogCategories, listBlogs } from "../api/blogs.ts";
import { type ListedPage, toListedPage } from "../api/page.ts";
import { rowsOrEmpty } from "../api/result.ts";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { loadPreviews } from "../common/premium/load-previews.ts";
import { Previews } from "../common/premium/previews.tsx";
import { categoryNamed, readAddress } from "../features/blogs/blog-address.ts";
import { BlogGrid, BlogGridSkeleton } from "../features/blogs/blog-grid.tsx";
import { toBlogSummary } from "../features/blogs/blog-summary.ts";
import type { Route } from "./+types/blog-list.ts";

async function readQuery({ api, url }: PageSource): Promise<Omit<BlogQuery, "premium">> {
  const { page, category, search } = readAddress(url.searchParams);
  const categories = category ? rowsOrEmpty(await listBlogCategories(api), "The categories") : [];
  return { page, search, categoryId: categoryNamed(categories, category)?.id };
}

type Query = ReturnType<typeof readQuery>;

async function loadPage({ api, membership }: PageSource, wanted: Query): Promise<ListedPage<Blog>> {
  const [{ premium }, query] = await Promise.all([membership(), wanted]);
  return toListedPage(await listBlogs(api, { ...query, premium }), "The list of articles");
}

/** Under the first page alone: who turns pages has seen them. */
async function loadLocked(source: PageSource, wanted: Query): Promise<PremiumPreview[]> {
  const { page, search, categoryId } = await wanted;
  return page === 1 ? loadPreviews(source, { kinds: ["blog"], search, categoryId }) : [];
}

function load(source: PageSource) {
  const query = readQuery(source);
  return { page: loadPage(source, query), previews: loadLocked(source, query) };
}

const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const { page, ...rest } = await served(args);
  return { ...rest, page: { ...page, rows: page.rows.map(toBlogSummary) } };
}
export const clientLoader = browserLoader(load, (own, served) => own.page.failed && !served.page.failed);

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const [before, setBefore] = useState<readonly Blog[]>([]);
  const loaded = loaderData.page;
  useEffect(() => {
    void Promise.resolve(loaded).then(({ failed, rows }) => !failed && rows.length > 0 && setBefore(rows));
  }, [loaded]);
  const { page } = readAddress(params);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Focus moves to the new articles after a change of page.
    document.getElementById("articles-found")?.focus({ preventScroll: true });
  }, [page]);
  return (
    <RenderedView
      renderedFor={loaderData.renderedFor}
      isForAll={"rows" in loaded && loaded.rows.length > 0}
      className="flex flex-col gap-6"
    >
      <Suspense fallback={<BlogGridSkeleton />}>
        <Await resolve={loaded}>
          {(shown: ListedPage<Blog>) => (
            <BlogGrid page={shown} address={readAddress(params)} before={before} />
          )}
        </Await>
      </Suspense>
      <Previews previews={loaderData.previews} heading="h3" className="mt-10" />
    </RenderedView>
  );
}
