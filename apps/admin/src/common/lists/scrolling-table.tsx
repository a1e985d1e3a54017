import { TableContainer, Typography } from "@mui/material";
import { type ReactNode, useRef } from "react";
import { useMoreRight } from "./use-more-right.ts";

/** A table that may be wider than the screen: phones draw no bar, so words say that there is more. */
export function ScrollingTable({ label, children }: { label: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const hasMore = useMoreRight(container);
  return (
    <>
      {hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ padding: "8px 12px 0" }}>
          Còn cột ở bên phải, bạn kéo ngang để xem tiếp.
        </Typography>
      )}
      <TableContainer ref={container} tabIndex={0} role="region" aria-label={label}>
        {children}
      </TableContainer>
    </>
  );
}
