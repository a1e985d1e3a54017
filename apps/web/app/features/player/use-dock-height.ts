import { type RefObject, useEffect } from "react";

// One bar follows another, and for a moment both are there: each counts until it is gone.
const heights = new Map<Element, number>();

function tell(): void {
  const height = Math.ceil([...heights.values()].reduce((sum, one) => sum + one, 0));
  document.documentElement.style.setProperty("--player-height", `${height}px`);
}

/** The page ends above the bar: it is told how high the bar is, and when it is gone. */
export function useDockHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      heights.set(element, entry?.borderBoxSize[0]?.blockSize ?? 0);
      tell();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(element);
      tell();
    };
  }, [bar]);
}
