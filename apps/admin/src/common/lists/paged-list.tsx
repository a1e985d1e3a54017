import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CardList } from "./card-list.tsx";
import { LoadMore } from "./load-more.tsx";
import { QueryBoundary } from "./query-boundary.tsx";

interface Props<P, R> {
  query: UseInfiniteQueryResult<InfiniteData<P>>;
  getRows: (page: P) => readonly R[];
  getKey: (row: R) => string | number;
  /** Counted at the end of the list: "người", "yêu cầu". */
  noun: string;
  /** Height of the placeholder while the first page loads, in pixels. */
  height?: number;
  /** Least width of a row, in pixels, where several stand side by side. */
  minWidth?: number;
  /** Above the rows, from the newest first page: counts, clocks. */
  renderHeader?: (first: P) => ReactNode;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  children: (row: R) => ReactNode;
}

/** A list that loads page after page: placeholder, error, empty state, rows and the way to more. */
export const PagedList = <P, R>({
  query,
  getRows,
  getKey,
  noun,
  height = 600,
  minWidth,
  renderHeader,
  empty,
  children,
}: Props<P, R>) => (
  <QueryBoundary query={query} height={height}>
    {({ pages }) => {
      const rows = pages.flatMap(getRows);
      return (
        <>
          {pages[0] !== undefined && renderHeader?.(pages[0])}
          <CardList rows={rows} getKey={getKey} empty={empty} {...(minWidth && { minWidth })}>
            {children}
          </CardList>
          {rows.length > 0 && <LoadMore list={query} shown={rows.length} of={noun} />}
        </>
      );
    }}
  </QueryBoundary>
);
