import More from "@mui/icons-material/ChevronRight";
import { Box, IconButton } from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Fractions of pixels are not worth an arrow. */
const LEAST = 8;

interface Props {
  label: string;
  children: ReactNode;
}

/** A toolbar that is one line on a phone; while something lies beyond its edge, an arrow says so and leads there. */
export function ScrollingLine({ label, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => setMore(element.scrollWidth - element.clientWidth - element.scrollLeft > LEAST);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);
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
          // Whoever uses keys or listens comes to every button anyway.
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
          <More />
        </IconButton>
      )}
    </Box>
  );
}
