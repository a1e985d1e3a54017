import { buttonClass } from "@bentrong/ui/button";
import { EmptyState } from "@bentrong/ui/empty-state";
import { Notice } from "@bentrong/ui/notice";
import { Pagination } from "@bentrong/ui/pagination";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ComponentProps, ReactNode } from "react";
import type { Page } from "../../api/page.ts";
import { AppLink } from "../../lib/link.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";
import type { QueryState } from "../../lib/use-query.ts";

interface Words {
  title: string;
  description: string;
  loading: string;
  failed: string;
  empty: string;
  emptyHelp: string;
  toBlogs: string;
  pages: ComponentProps<typeof Pagination>["words"];
}

interface Props<P extends Page<unknown>> {
  words: Words;
  /** Address of the first page. */
  path: string;
  list: QueryState<P>;
  /** Class of the height of a row, for the placeholders of rows. */
  rowHeight: string;
  /** Renders a page that has rows. */
  children(page: P): ReactNode;
}

/** The page of a member's own list: what is loading, failed or empty looks the same on every one of them. */
export function PagedListPage<P extends Page<unknown>>({ words, ...props }: Props<P>) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-5 py-10 sm:px-8 md:py-16">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-ink-soft">{words.description}</p>
      </header>
      <Content words={words} {...props} />
    </div>
  );
}

function Content<P extends Page<unknown>>({ words, path, list, rowHeight, children }: Props<P>) {
  if (list.status === "loading")
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{words.loading}</span>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className={`${rowHeight} rounded-l`} />
        ))}
      </div>
    );
  if (list.status === "failed")
    return (
      <Notice tone="problem">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{words.failed}</p>
          <RetryButton retry={list.retry} />
        </div>
      </Notice>
    );
  const { rows, page, totalPages } = list.value;
  if (rows.length === 0)
    return (
      <EmptyState
        title={words.empty}
        action={
          <AppLink to="/blogs" className={buttonClass("wine")}>
            {words.toBlogs}
          </AppLink>
        }
      >
        {words.emptyHelp}
      </EmptyState>
    );
  return (
    <>
      {children(list.value)}
      <Pagination
        current={page}
        total={totalPages}
        rule={{ allUpTo: 7 }}
        getHref={(n) => (n > 1 ? `${path}?page=${n}` : path)}
        words={words.pages}
        link={AppLink}
      />
    </>
  );
}
