import { type RefObject, useEffect } from "react";

/** The page ends above the bar: it is told how high the bar is, and when it is gone. */
export function useDockHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty("--dock-height", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.setProperty("--dock-height", "0px");
    };
  }, [bar]);
}
