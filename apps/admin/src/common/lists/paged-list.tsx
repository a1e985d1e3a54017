import { Stack } from "@mui/material";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
  /** Above the rows, from the newest first page: counts, clocks. */
  renderHeader?: (first: P) => ReactNode;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  children: (row: R) => ReactNode;
}

const LIST = { listStyle: "none", padding: 0, margin: 0, gap: 1.5 } as const;

/** A list that loads page after page: placeholder, error, empty state, rows and the way to more. */
export const PagedList = <P, R>({
  query,
  getRows,
  getKey,
  noun,
  height = 600,
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
          {rows.length === 0 ? (
            empty
          ) : (
            <>
              <Stack component="ul" sx={LIST}>
                {rows.map((row) => (
                  <li key={getKey(row)}>{children(row)}</li>
                ))}
              </Stack>
              <LoadMore list={query} shown={rows.length} of={noun} />
            </>
          )}
        </>
      );
    }}
  </QueryBoundary>
);
