import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface Props<R> {
  rows: readonly R[];
  getKey: (row: R) => string | number;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Least width of a card, in pixels, where several stand side by side; one below the other without it. */
  minWidth?: number;
  children: (row: R) => ReactNode;
}

/** Rows that are all there, as a list of cards. Long lists come in pages: see `PagedList`. */
export function CardList<R>({ rows, getKey, empty, minWidth, children }: Props<R>) {
  if (rows.length === 0) return <>{empty}</>;
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: minWidth
          ? `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`
          : "minmax(0, 1fr)",
        listStyle: "none",
        padding: 0,
        margin: 0,
      }}
    >
      {rows.map((row) => (
        <li key={getKey(row)}>{children(row)}</li>
      ))}
    </Box>
  );
}
