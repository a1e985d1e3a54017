import { LinkTabs } from "@bentrong/ui/tabs";
import { Suspense } from "react";
import {
  Await,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useSearchParams,
} from "react-router";
import { listBlogCategories, listFeaturedBlogs } from "../api/blogs.ts";
import { rowsOrEmpty } from "../api/result.ts";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { RenderedView } from "../common/page/rendered-view.tsx";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { buildBlogAddress, categoryNamed, chooseTabs, readAddress } from "../features/blogs/blog-address.ts";
import { toBlogSummary } from "../features/blogs/blog-summary.ts";
import { blogsText } from "../features/blogs/blogs-text.ts";
import { Featured, FeaturedSkeleton } from "../features/blogs/featured.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { AppLink } from "../lib/link.tsx";
import { SearchBox } from "../lib/search-box.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/blogs.ts";

const TABS = 7;
const SEARCH_DELAY = 300;

async function load({ api, membership }: PageSource) {
  const { premium } = await membership();
  return {
    premium,
    categories: listBlogCategories(api).then((result) => rowsOrEmpty(result, "The categories")),
    featured: listFeaturedBlogs(api, premium).then((result) => rowsOrEmpty(result, "The featured articles")),
  };
}

const served = serverLoader(load);

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  return { ...loaded, featured: loaded.featured.map(toBlogSummary) };
}
export const clientLoader = browserLoader(
  load,
  (own, served) =>
    own.featured.length < served.featured.length || own.categories.length < served.categories.length,
);

/** Searching and paging change the grid below, not the head of the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ matches, loaderData, location }: MetaArgs<typeof loader>) => {
  const address = readAddress(new URLSearchParams(location.search));
  const categories = Array.isArray(loaderData?.categories) ? loaderData.categories : [];
  const category = categoryNamed(categories, address.category);
  return pageMeta(matches, ({ language }) => {
    const text = textIn(blogsText, language);
    const parts = [category?.name, address.page > 1 ? text.pages.page(address.page) : undefined];
    return {
      title: [text.title, ...parts].filter(Boolean).join(" · "),
      description: category?.description || text.description,
      path: buildBlogAddress({ category: category?.slug, page: address.page }),
      // Search results are not indexed as a page of their own.
      hidden: address.search !== "",
    };
  });
};

export default function Blogs({
  loaderData: { categories, featured, premium, renderedFor },
}: Route.ComponentProps) {
  const text = useText(blogsText);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(params);
  return (
    <RenderedView
      renderedFor={renderedFor}
      isForAll
      className="mx-auto flex max-w-page flex-col gap-14 px-5 py-12 sm:px-8 md:py-16"
    >
      <header className="flex flex-wrap items-end justify-between gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{text.title}</h1>
          <p className="text-lg text-ink-soft">{text.line}</p>
          {premium && <p className="text-sm text-gold">{text.withPremium}</p>}
        </div>
        <SearchBox
          label={text.search}
          placeholder={text.searchHint}
          searched={address.search}
          delay={SEARCH_DELAY}
          onSearch={(search) =>
            void navigate(buildBlogAddress({ category: address.category, search }), {
              preventScrollReset: true,
              replace: address.search !== "",
            })
          }
        />
      </header>
      {!address.search && address.page === 1 && (
        <Suspense fallback={<FeaturedSkeleton />}>
          <Await resolve={featured}>{(blogs) => <Featured blogs={blogs} label={text.featured} />}</Await>
        </Suspense>
      )}
      {/* Never shorter than the window: while a list is fetched the page would shrink, and the pressed tab leave sight. */}
      <section aria-labelledby="articles" className="flex min-h-svh flex-col gap-6">
        <h2 id="articles" className="sr-only">
          {text.list}
        </h2>
        <Suspense fallback={<div className="h-13" />}>
          <Await resolve={categories}>
            {(all) => {
              const current = categoryNamed(all, address.category);
              return (
                <LinkTabs
                  label={text.categories}
                  link={StayingLink}
                  tabs={[
                    {
                      to: buildBlogAddress({ search: address.search }),
                      label: text.allBlogs,
                      current: !current,
                    },
                    ...chooseTabs(all, current, TABS).map((category) => ({
                      to: buildBlogAddress({ category: category.slug, search: address.search }),
                      label: <span lang="vi">{category.name}</span>,
                      current: category.id === current?.id,
                    })),
                  ]}
                />
              );
            }}
          </Await>
        </Suspense>
        <Outlet />
      </section>
    </RenderedView>
  );
}

/** A tab changes the content below it: the scroll position stays. */
const StayingLink = (props: Parameters<typeof AppLink>[0]) => <AppLink preventScrollReset {...props} />;
