import type { Blog } from "@bentrong/contract/content";
import { Suspense, useEffect, useRef, useState } from "react";
import { Await, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { categoryNamed, readAddress } from "../features/blogs/blog-address.ts";
import { BlogGrid, BlogGridSkeleton } from "../features/blogs/blog-grid.tsx";
import { type BlogPage, blogCategories, listBlogs } from "../features/blogs/blogs-data.ts";
import { leanBlog } from "../features/blogs/lean-blog.ts";
import { browserLoader, type PageSource } from "../lib/page-data.ts";
import { serverLoader } from "../lib/server-loader.server.ts";
import type { Route } from "./+types/blog-list.ts";

async function page({ api, url, membership }: PageSource): Promise<BlogPage> {
  const { page, category, search } = readAddress(url.searchParams);
  const [{ premium }, categories] = await Promise.all([membership(), category ? blogCategories(api) : []]);
  return listBlogs(api, { page, search, premium, categoryId: categoryNamed(categories, category)?.id });
}

const load = (source: PageSource) => ({ page: page(source) });

const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const { page, ...rest } = await served(args);
  return { ...rest, page: { ...page, data: page.data.map(leanBlog) } };
}
export const clientLoader = browserLoader(load);

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const [before, setBefore] = useState<readonly Blog[]>([]);
  const loaded = loaderData.page;
  useEffect(() => {
    void Promise.resolve(loaded).then(({ failed, data }) => !failed && data.length > 0 && setBefore(data));
  }, [loaded]);
  const { page } = readAddress(params);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    // Who turned the page goes on from the new articles, by eye and by key.
    document.getElementById("articles-found")?.focus({ preventScroll: true });
  }, [page]);
  return (
    <Suspense fallback={<BlogGridSkeleton />}>
      <Await resolve={loaded}>
        {(shown: BlogPage) => <BlogGrid page={shown} address={readAddress(params)} before={before} />}
      </Await>
    </Suspense>
  );
}
