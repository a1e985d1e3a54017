import type { Blog } from "@bentrong/contract/content";
import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Pagination } from "@bentrong/ui/pagination";
import { Skeleton } from "@bentrong/ui/skeleton";
import { useRevalidator } from "react-router";
import type { ListedPage } from "../../api/page.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import { type BlogAddress, buildBlogAddress } from "./blog-address.ts";
import { BlogCard } from "./blog-card.tsx";
import { blogsText } from "./blogs-text.ts";
import { searchHere } from "./local-search.ts";

const ALL_PAGES_UP_TO = 7;

interface Props {
  page: ListedPage<Blog>;
  address: BlogAddress;
  /** Result of the last successful load, which is searched when a search fails. */
  before: readonly Blog[];
}

export function BlogGrid({ page, address, before }: Props) {
  const text = useText(blogsText);
  const { revalidate } = useRevalidator();
  const searchedHere = page.failed && address.search !== "";
  if (page.failed && !searchedHere) return <Unreachable retry={revalidate} />;
  const blogs = searchedHere ? searchHere(before, address.search) : page.rows;
  return (
    <div className="flex flex-col gap-10">
      <p id="articles-found" role="status" tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {address.search && `${text.results(address.search)}: `}
        {text.count(searchedHere ? blogs.length : page.total)}
      </p>
      {searchedHere && <Notice tone="calm">{text.searchedHere}</Notice>}
      {blogs.length === 0 ? (
        <Nothing address={address} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {blogs.map((blog) => (
            <li key={blog.id} className="grid">
              <BlogCard blog={blog} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        current={page.page}
        total={page.totalPages}
        rule={{ allUpTo: ALL_PAGES_UP_TO }}
        getHref={(n) => buildBlogAddress({ ...address, page: n })}
        words={text.pages}
        link={AppLink}
      />
    </div>
  );
}

function Unreachable({ retry }: { retry(): Promise<void> }) {
  const text = useText(blogsText);
  return (
    <EmptyState title={text.unreachable} action={<RetryButton tone="wine" retry={retry} />}>
      {text.unreachableHelp}
    </EmptyState>
  );
}

function Nothing({ address }: { address: BlogAddress }) {
  const text = useText(blogsText);
  const title = address.search
    ? text.nothingFound(address.search)
    : address.page > 1
      ? text.pastTheEnd
      : text.nothing;
  return (
    <EmptyState
      title={title}
      action={
        <AppLink to="/blogs" className={buttonClass("stone")}>
          {text.showAll}
        </AppLink>
      }
    >
      {address.search ? text.nothingHelp : null}
    </EmptyState>
  );
}

export const BlogGridSkeleton = () => {
  const text = useText(blogsText);
  return (
    <div>
      <p role="status" className="mb-10 text-sm text-ink-soft">
        {text.loading}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {["one", "two", "three", "four", "five", "six"].map((place) => (
          <div key={place} className="flex flex-col gap-4">
            <Skeleton className="aspect-16/10 rounded-l" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-8 w-4/5" />
            <Skeleton className="h-18" />
          </div>
        ))}
      </div>
    </div>
  );
};
