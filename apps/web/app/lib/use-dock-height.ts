import { type RefObject, useEffect } from "react";

// One bar follows another, and for a moment both are there: each counts until it is gone.
const heights = new Map<Element, number>();

function updateDockHeight(): void {
  const height = Math.ceil([...heights.values()].reduce((sum, one) => sum + one, 0));
  document.documentElement.style.setProperty("--player-height", `${height}px`);
}

/** Sets the height of the bar as a CSS variable, so that the page ends above it; removed with the bar. */
export function useDockHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      heights.set(element, entry?.borderBoxSize[0]?.blockSize ?? 0);
      updateDockHeight();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      updateDockHeight();
    };
  }, [bar]);
}
