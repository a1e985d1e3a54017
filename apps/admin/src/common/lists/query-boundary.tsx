import { Skeleton, Stack } from "@mui/material";
import type { ReactNode } from "react";
import { QueryError } from "./query-error.tsx";

interface Props<T> {
  /** Of react-query: what was asked for, as far as it is there. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Height of what will stand here, in pixels. */
  height?: number;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, its placeholder while it loads, or its error with a way to try again. */
export function QueryBoundary<T>({ query, height = 320, children }: Props<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (error) return <QueryError error={error} retry={refetch} />;
  return (
    <Stack aria-busy aria-label="Đang tải">
      <Skeleton variant="rounded" height={height} />
    </Stack>
  );
}
