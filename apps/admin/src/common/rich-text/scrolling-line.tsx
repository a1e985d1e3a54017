import LoadMore from "@mui/icons-material/ChevronRight";
import { Box, IconButton } from "@mui/material";
import { type ReactNode, useRef } from "react";
import { useMoreRight } from "../lists/use-more-right.ts";

interface Props {
  label: string;
  children: ReactNode;
}

/** A toolbar in one scrolling line on a phone; an arrow shows and reaches hidden buttons. */
export function ScrollingLine({ label, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const hasMore = useMoreRight(line);
  return (
    <Box sx={{ position: "relative", borderRadius: "inherit" }}>
      <Box
        ref={line}
        role="toolbar"
        aria-label={label}
        sx={{ display: "flex", overflowX: "auto", padding: 0.5, flexWrap: { xs: "nowrap", md: "wrap" } }}
      >
        {children}
      </Box>
      {hasMore && (
        <IconButton
          // Keyboards and screen readers reach every button anyway.
          aria-hidden
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => line.current?.scrollBy({ left: line.current.clientWidth / 2 })}
          sx={{
            ...{ position: "absolute", right: 0, top: 0, bottom: 0, width: 44, borderRadius: 0 },
            ...{ borderTopRightRadius: "inherit", borderLeft: "1px solid", borderColor: "divider" },
            "&, &:hover": { backgroundColor: "background.paper" },
          }}
        >
          <LoadMore />
        </IconButton>
      )}
    </Box>
  );
}
